// The libraries as they are published, each as an archive that `npm install` takes: into the files of the elements, which the
// server has an address for that never changes, or wherever a proof wants them.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const LIBRARIES = ['core', 'ui', 'elements'];

/** Where the server takes the files of the elements from. */
export const servedFolder = (root) => join(root, 'packages/elements/dist/cdn');

const archiveOf = (library) => `careline-${library}.tgz`;

/** Whether archives lie beside the files of the elements: whoever made them once has them made with every build. */
export const hasArchives = (root) =>
  LIBRARIES.every((library) => existsSync(join(servedFolder(root), archiveOf(library))));

async function pack(root, library, into) {
  const dist = join(root, 'packages', library, 'dist');
  const args = ['pack', '--json', '--pack-destination', into, '--loglevel=error'];
  const options = { cwd: dist, shell: process.platform === 'win32', maxBuffer: 2 ** 26 };
  const { stdout } = await promisify(execFile)('npm', args, options);
  const [{ filename }] = JSON.parse(stdout);
  renameSync(join(into, filename), join(into, archiveOf(library)));
}

/** Packs what was built (the `dist` of each) into a folder; answers the path of each archive by the name of its package. */
export async function packLibraries(root, folder) {
  mkdirSync(folder, { recursive: true });
  // All at a time, and only then to where they are served: none of them is in another.
  const making = mkdtempSync(join(folder, '..', 'archives-'));
  try {
    await Promise.all(LIBRARIES.map((library) => pack(root, library, making)));
    for (const library of LIBRARIES)
      renameSync(join(making, archiveOf(library)), join(folder, archiveOf(library)));
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return Object.fromEntries(
    LIBRARIES.map((library) => [`@careline/${library}`, join(folder, archiveOf(library))]),
  );
}
