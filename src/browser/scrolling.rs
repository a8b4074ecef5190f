//! Scrolling the page, and within a frame.

use super::document;

/// Scrolls a frame so that the first of its items that matches is in the middle of it, or as near
/// as the frame goes, in each direction in which the item is out of sight, or has less than twice
/// its height above or below it in a frame that is high enough. Nothing else scrolls, and the frame
/// not in a direction in which the item does not fit into it.
pub fn keep_in_sight(frame: &str, item: &str) {
    let Some(frame) = document::find(frame) else {
        return;
    };
    let Some(item) = frame.query_selector(item).ok().flatten() else {
        return;
    };
    let (outer, item) = (
        frame.get_bounding_client_rect(),
        item.get_bounding_client_rect(),
    );
    // Without borders and scroll bars.
    let left = outer.left() + f64::from(frame.client_left());
    let top = outer.top() + f64::from(frame.client_top());
    let across = (left, left + f64::from(frame.client_width()));
    let down = (top, top + f64::from(frame.client_height()));
    let across = beyond((item.left(), item.right()), across);
    let spare = f64::from(frame.client_height()) - item.height() - 1.0;
    let around = (2.0 * item.height()).min(spare / 2.0).max(0.0);
    let down = beyond((item.top() - around, item.bottom() + around), down);
    if (across, down) != (0.0, 0.0) {
        frame.scroll_by_with_x_and_y(across, down);
    }
}

/// Scrolls the page as far as an element is above or below the screen.
pub fn to(selector: &str) {
    let (Some(window), Some(element)) = (super::window(), document::find(selector)) else {
        return;
    };
    let height = window
        .inner_height()
        .ok()
        .and_then(|height| height.as_f64());
    let element = element.get_bounding_client_rect();
    let below = element.bottom() - height.unwrap_or(f64::INFINITY);
    let by = element.top().min(below.max(0.0));
    if by != 0.0 {
        window.scroll_by_with_x_and_y(0.0, by);
    }
}

/// How far the middle of an item is from the middle of its frame; 0 while all of it is in sight,
/// and where it does not fit.
fn beyond((start, end): (f64, f64), (from, to): (f64, f64)) -> f64 {
    let in_sight = from <= start && end <= to;
    let fits = end - start < to - from;
    if in_sight || !fits {
        0.0
    } else {
        f64::midpoint(start, end) - f64::midpoint(from, to)
    }
}
