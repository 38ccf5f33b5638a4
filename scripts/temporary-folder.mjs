// Chooses where a test run stores its databases, data folders and browser profiles.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** An in-memory file system. A test's database of 900 files costs a fifth of what it costs on disk. */
const IN_MEMORY = '/dev/shm';
const NAME = 'careline-run-';
/** A run uses less than a quarter of this at any time; the rest is for browsers and servers. */
const ROOM_BYTES = 4 * 1024 ** 3;

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM_BYTES && freemem() >= 2 * ROOM_BYTES;
  } catch {
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes the folders of killed runs, which would stay in memory until a reboot. */
function sweep(place) {
  for (const name of readdirSync(place).filter((one) => one.startsWith(NAME))) {
    const pid = Number(name.slice(NAME.length).split('-')[0]);
    if (!isRunning(pid)) rmSync(join(place, name), { recursive: true, force: true });
  }
}

/** Returns a folder for this process, in memory if there is room. It is removed when the process ends. */
export function temporaryFolder() {
  const place = hasRoom() ? IN_MEMORY : tmpdir();
  sweep(place);
  const folder = mkdtempSync(join(place, `${NAME}${process.pid}-`));
  // PostgreSQL, which root runs as another user, has its folder here.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return folder;
}
