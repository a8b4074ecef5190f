// How texts break into lines; each runs in the page.

/** What stands around each small sign or mark of length that begins a line. */
export const wrongStarts = () => {
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { index } of text.data.matchAll(/[ー々ァィゥェォッャュョぁぃぅぇぉっゃゅょ、。」）]/g)) {
      if (index === 0 || !text.parentElement.checkVisibility()) continue;
      const range = document.createRange();
      const box = (at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      };
      const [before, sign] = [box(index - 1), box(index)];
      if (0 < sign.width && before.bottom <= sign.top + 1 && 0 < before.width) found.push(text.data.slice(Math.max(0, index - 6), index + 3));
    }
  }
  return found;
};

/** Its short expressions and the words of its headings that stand on two lines, each with what is around the break. */
export const brokenWords = () => {
  const isBroken = (code) => code.checkVisibility() && code.textContent.length <= 16 && new Set([...code.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  const found = [...document.querySelectorAll("main :is(p, li, dd, td, figcaption) code")].filter(isBroken).map((code) => `${code.parentElement.textContent}: ${code.textContent}`);
  for (const heading of document.querySelectorAll("h1, h2, h3")) {
    if (!heading.checkVisibility()) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const top = (at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().top;
      };
      // A number and what it counts are one word.
      for (const { 0: counted, index } of text.data.matchAll(/\d[ \u00a0](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu)) {
        if (top(index) + 4 < top(index + 2)) found.push(`${heading.textContent}: ${counted}`);
      }
      for (const { segment, index, isWordLike } of new Intl.Segmenter("ja", { granularity: "word" }).segment(text.data)) {
        if (isWordLike && top(index) + 4 < top(index + segment.length - 1)) found.push(`${heading.textContent}: ${segment}`);
      }
    }
  }
  return found;
};
