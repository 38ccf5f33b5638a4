import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const PLACES = [
  { place: 'platform/database/migrations', end: '.sql' },
  { place: 'platform/database/embedded', end: '.mjs' },
  { place: 'demo', end: '.br' },
];

/** Copies the files that modules look for in their own folder from the server's sources into the folder of a bundle. */
export async function copyBesideBundle(server: string, bundle: string): Promise<void> {
  for (const { place, end } of PLACES) {
    const from = join(server, 'src', place);
    for (const file of await readdir(from))
      if (file.endsWith(end)) await cp(join(from, file), join(bundle, file));
  }
}
