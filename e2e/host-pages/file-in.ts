import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/** Returns the file for an address below one of these prefixes, or undefined. */
export async function fileIn(folders: Readonly<Record<string, string>>, path: string) {
  for (const [prefix, folder] of Object.entries(folders)) {
    if (!path.startsWith(prefix)) continue;
    const place = normalize(join(folder, decodeURIComponent(path.slice(prefix.length))));
    if (!place.startsWith(normalize(folder + sep))) return undefined;
    const body = await readFile(place).catch(() => undefined);
    if (body) return { body, type: TYPES[extname(place)] ?? 'application/octet-stream' };
  }
  return undefined;
}
