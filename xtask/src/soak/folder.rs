//! The folder of a soak, with little room and files of others in it.

use std::{
    env,
    fs::{self, File, Permissions},
    io::Write,
    os::unix::fs::PermissionsExt,
    path::PathBuf,
    process::{Command, Stdio},
};

use crate::Failure;

/// The room of the folder, so that it is soon full.
const ROOM: &str = "size=256k,mode=0777";

/// Files of others beside the ledger.
const OTHERS: [&str; 5] = [
    "ledger.lock",
    "ledger~",
    ".ledger.swp",
    ".bitqueens-other.lock",
    ".bitqueens-other-Ab3.new",
];

/// What stands in them.
const PRECIOUS: &str = "precious";

/// A folder with little room, where one can be mounted, and files of others in it.
pub(super) struct Folder {
    pub(super) path: PathBuf,
    pub(super) is_small: bool,
}

impl Folder {
    pub(super) fn new() -> Result<Self, Failure> {
        // Every user can come to it there.
        let path = env::temp_dir().join(format!("bitqueens-soak-{}", std::process::id()));
        let cannot = |error| format!("cannot make {}: {error}", path.display());
        fs::create_dir_all(&path).map_err(cannot)?;
        fs::set_permissions(&path, Permissions::from_mode(0o777)).map_err(cannot)?;
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", ROOM, "tmpfs"])
            .arg(&path)
            .stderr(Stdio::null())
            .status();
        let is_small = mounted.is_ok_and(|status| status.success());
        for other in OTHERS {
            fs::write(path.join(other), PRECIOUS).map_err(cannot)?;
        }
        Ok(Self { path, is_small })
    }

    /// The files that a process has made or changed and not taken back.
    pub(super) fn strange(&self) -> Result<Vec<String>, Failure> {
        let files = fs::read_dir(&self.path).map_err(|error| error.to_string())?;
        let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
        let ours = |name: &String| ["ledger", "filler"].contains(&name.as_str());
        let same = |name: &String| {
            OTHERS.contains(&name.as_str())
                && fs::read_to_string(self.path.join(name)).is_ok_and(|now| now == PRECIOUS)
        };
        let mut strange: Vec<_> = names.filter(|name| !ours(name) && !same(name)).collect();
        let lost = OTHERS
            .iter()
            .filter(|other| !self.path.join(other).exists());
        strange.extend(lost.map(|lost| format!("{lost} is gone")));
        Ok(strange)
    }

    /// Takes all room.
    pub(super) fn fill(&self) {
        if let Ok(mut filler) = File::create(self.path.join("filler")) {
            while filler.write_all(&[0; 256]).is_ok() {}
        }
    }

    /// Gives the room back.
    pub(super) fn free(&self) {
        fs::remove_file(self.path.join("filler")).ok();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.is_small {
            Command::new("umount")
                .arg("-l")
                .arg(&self.path)
                .status()
                .ok();
        }
        fs::remove_dir_all(&self.path).ok();
    }
}
