// Which room of a package imports which other one, and where that goes round in a circle. A room is a folder of `src`;
// files beside the rooms put them together and are no room. Tests and stories may look into every room.
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

/** Imports of one place of a package from another: `{ from, to, file, target }`, paths relative to `src`. */
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

/** Imports from one room of a package into another. */
export const roomImports = (dir) => importsBetween(dir, ([room]) => room);

/** Imports of one file by another, of types too. */
export const fileImports = (dir) => importsBetween(dir, (_, src, path) => relative(src, path));

/** Rooms whose every folder is a part: page rooms are reached by their files, so that each page loads alone. */
const ROOMS_OF_PAGES = ['pages'];

/** Imports from one part of a room into another part of the same one. A part is a folder of a room that has a door. */
export function partImports(dir) {
  const partOf = ([room, part], src) =>
    part !== undefined && (ROOMS_OF_PAGES.includes(room) || existsSync(join(src, room, part, 'index.ts')))
      ? `${room}/${part}`
      : undefined;
  const roomOf = (part) => part.split('/')[0];
  return importsBetween(dir, partOf).filter(({ from, to }) => roomOf(from) === roomOf(to));
}

/** Groups of rooms or files that reach each other, each sorted; none is what a house should have. */
export function circlesOf(imports) {
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
