// Returns the imports between the rooms of a package, and their cycles. A room is a folder of `src`; files next
// to the rooms combine them and are not a room. Tests and stories may import from every room.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

const IS_SOURCE = /\.(m?[jt]s|tsx)$/;
const IS_TEST = /\.(test|stories|fixtures)\.tsx?$/;

function* filesBelow(dir) {
  for (const name of readdirSync(dir)) {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else if (IS_SOURCE.test(name) && !IS_TEST.test(name)) yield path;
  }
}

/** Returns imports between places of a package: `{ from, to, file, target }`, paths relative to `src`. */
function importsBetween(dir, placeOf) {
  const src = resolve(dir, 'src');
  const { imports = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  const foldersOf = (path) => relative(src, path).split(sep).slice(0, -1);
  const found = [];
  for (const file of filesBelow(src)) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const door = imports[fileName];
      const target = fileName.startsWith('.')
        ? resolve(dirname(file), fileName)
        : typeof door === 'string'
          ? resolve(dir, door)
          : undefined;
      if (!target?.startsWith(src + sep)) continue;
      const [from, to] = [file, target].map((path) => placeOf(foldersOf(path), src, path));
      if (from && to && from !== to)
        found.push({ from, to, file: relative(src, file), target: relative(src, target) });
    }
  }
  return found;
}

/** Returns imports between rooms of a package. */
export const roomImports = (dir) => importsBetween(dir, ([room]) => room);

/** Returns imports between files, including type imports. */
export const fileImports = (dir) => importsBetween(dir, (_, src, path) => relative(src, path));

/** In these rooms every folder is a part: page rooms are imported by file, so that each page loads alone. */
const ROOMS_OF_PAGES = ['pages'];

/** Returns imports between parts of the same room. A part is a folder of a room with an index file. */
export function partImports(dir) {
  const partOf = ([room, part], src) =>
    part !== undefined && (ROOMS_OF_PAGES.includes(room) || existsSync(join(src, room, part, 'index.ts')))
      ? `${room}/${part}`
      : undefined;
  const roomOf = (part) => part.split('/')[0];
  return importsBetween(dir, partOf).filter(({ from, to }) => roomOf(from) === roomOf(to));
}

/** Returns groups of rooms or files that import each other in a cycle, sorted. There should be none. */
export function cyclesOf(imports) {
  const next = new Map();
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reached = (room) => {
    const seen = new Set();
    const walk = (one) => {
      for (const other of next.get(one) ?? []) {
        if (seen.has(other)) continue;
        seen.add(other);
        walk(other);
      }
    };
    walk(room);
    return seen;
  };
  const reach = new Map([...next.keys()].map((room) => [room, reached(room)]));
  const groups = new Map();
  for (const [room, rooms] of reach) {
    if (!rooms.has(room)) continue;
    const group = [...rooms].filter((other) => reach.get(other)?.has(room)).sort();
    groups.set(group.join(), group);
  }
  return [...groups.values()];
}
