// Lists the public subpaths of a built package.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const INTERNAL = './internal/';
/** Files for pages without a bundler; their names contain hashes. */
const CDN = './cdn/';

/** Returns the path and the types of a subpath in the manifest. Either may be missing. */
const targetOf = (target) => (typeof target === 'string' ? { default: target } : target);

const between = (text, before, after) => text.slice(before.length, text.length - after.length);

function matches(dist, pattern) {
  const [before, after] = pattern.replace('./', '').split('*');
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.length > before.length + after.length)
    .filter((file) => file.startsWith(before) && file.endsWith(after))
    .map((file) => between(file, before, after))
    .filter((word) => !word.includes('/'));
}

/**
 * Returns `{ subpath, file, types }` for every public subpath of the package in `dist`. A pattern becomes one
 * row per file.
 */
export function publicSubpaths(dist) {
  const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'));
  const entries = Object.entries(exports).filter(
    ([path]) => !path.startsWith(INTERNAL) && !path.startsWith(CDN),
  );
  return entries.flatMap(([subpath, target]) => {
    const { default: file, types } = targetOf(target);
    const words = subpath.includes('*') ? matches(dist, file ?? types) : [''];
    return words.map((word) => ({
      subpath: subpath.replace('*', word),
      file: file?.replace('*', word),
      types: types?.replace('*', word),
    }));
  });
}
