import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const PLACES = [
  { place: 'migrations', end: '.sql' },
  { place: 'embedded', end: '.mjs' },
];

/** Copies what modules of the database look for beside themselves from the server's folder into that of a bundle. */
export async function copyBesideBundle(server: string, bundle: string): Promise<void> {
  for (const { place, end } of PLACES) {
    const from = join(server, 'src/platform/database', place);
    for (const file of await readdir(from))
      if (file.endsWith(end)) await cp(join(from, file), join(bundle, file));
  }
}
