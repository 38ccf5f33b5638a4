// Packs the published libraries into archives for `npm install`: next to the served files of the elements,
// where each version has a permanent address, or into a folder for a proof.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const LIBRARIES = ['core', 'ui', 'elements'];

/** The folder from which the server serves the elements. */
export const servedFolder = (root) => join(root, 'packages/elements/dist/cdn');

const archiveOf = (library) => `careline-${library}.tgz`;

/** Whether the served folder has archives. If so, every build updates them. */
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

/** Packs each built `dist` into a folder. Returns the path of each archive by package name. */
export async function packLibraries(root, folder) {
  mkdirSync(folder, { recursive: true });
  // All archives are made first and moved afterwards, so that none ends up inside another.
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
