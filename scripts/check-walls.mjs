// Checks every import against the walls between packages. Manifests and `exports` already make most wrong
// imports fail to resolve; this check names the wall, and it also covers packages in the root's node_modules,
// which resolve from everywhere. It also limits the length of functions.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { longFunctions, MAX_LINES } from './function-lengths.mjs';
import { cyclesOf, fileImports, partImports, roomImports } from './room-graph.mjs';

const packages = [
  { dir: 'packages/core', mayUse: [] },
  { dir: 'packages/ui', mayUse: ['@careline/core'] },
  { dir: 'packages/elements', mayUse: ['@careline/core', '@careline/ui'] },
  { dir: 'packages/console/app', mayUse: ['@careline/core', '@careline/ui'] },
  {
    dir: 'packages/console/server',
    mayUse: ['@careline/core'],
    node: true,
    // Every room may import the ground; it imports no room.
    ground: 'platform',
  },
];

const isTest = (file) => /\.(test|stories)\.tsx?$/.test(file) || /[/\\]test[/\\]/.test(file);
/** Configuration and build scripts of a package never ship. */
const isConfig = (file) => /\.config\.[cm]?[jt]s$/.test(file) || /[/\\]build[/\\]/.test(file);
/** The elements' files for pages without a bundler contain everything they import. */
const isOfFiles = (file) => /[/\\]elements[/\\]src[/\\]cdn[/\\]/.test(file);

function* sources(dir) {
  for (const name of readdirSync(dir)) {
    if (name === 'node_modules' || name === 'dist') continue;
    const path = join(dir, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.(m?[jt]s|tsx)$/.test(name)) yield path;
  }
}

const packageOf = (specifier) =>
  specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0];

/** Whether a file imports only types from a package, which the compiler removes. */
const importsOnlyTypes = (text, specifier) =>
  !text
    .split(`'${specifier}'`)
    .slice(0, -1)
    .some((before) => !/\bimport type [^;]*$/.test(before));

/** Returns what is wrong with this import, or undefined. */
function wallCrossed(wall, manifest, { file, text }, specifier) {
  if (specifier.startsWith('.')) return relativeWall(wall, file, specifier);
  if (specifier.startsWith('#')) return undefined;
  if (isBuiltin(specifier)) {
    return wall.node || isTest(file) || isConfig(file)
      ? undefined
      : `${wall.dir} runs in browsers too and imports Node's ${specifier}`;
  }
  const name = packageOf(specifier);
  if (name.startsWith('@careline/') && !wall.mayUse.includes(name)) {
    return `${wall.dir} may use ${wall.mayUse.join(', ') || 'no other package of ours'}, not ${name}`;
  }
  if (`@types/${name}` in (manifest.devDependencies ?? {}) && importsOnlyTypes(text, specifier))
    return undefined;
  const shipped = { ...manifest.dependencies, ...manifest.peerDependencies };
  const known =
    isTest(file) || isConfig(file) || isOfFiles(file) ? { ...shipped, ...manifest.devDependencies } : shipped;
  return name in known ? undefined : `${name} is not in the dependencies of ${wall.dir}/package.json`;
}

const MIGRATION = /[/\\]migrations[/\\]/;

/** Labels of a room in one language. `languages` collects them; rooms do not export them. */
const CATALOGUE = /[/\\]words[/\\]\w+\.ts$/;

function relativeWall(wall, file, specifier) {
  const target = resolve(dirname(file), specifier);
  if (MIGRATION.test(file) && !isTest(file) && !MIGRATION.test(target))
    return 'is a migration: it says the same for ever, so it keeps a copy of what it needs';
  if (!target.startsWith(resolve(wall.dir) + sep))
    return `leaves ${wall.dir}; import the other package by its name`;
  if (wall.dir !== 'packages/core' || isTest(file)) return undefined;
  const domain = (path) => relative(resolve(wall.dir, 'src'), path).split(sep)[0];
  if (domain(resolve(file)) === 'languages' && CATALOGUE.test(target)) return undefined;
  return domain(target) === domain(resolve(file))
    ? undefined
    : `reaches into another domain; import #${domain(target)}`;
}

/** Lint rejects these as bare names in core, but `globalThis` would bypass it. Types may use them. */
const BROWSER_GLOBAL =
  /(?<!typeof )\b(?:globalThis|self)\.(fetch|indexedDB|location|navigator|caches|BroadcastChannel|localStorage|sessionStorage|document|window)\b/g;

const isCoreSource = (wall, file) => wall.dir === 'packages/core' && !isTest(file) && !isConfig(file);

/** Parts that work closely together: the running call, its pending saves, conflicts and corrections. */
const ONE_MACHINE = ['calls/conflict', 'calls/correction', 'calls/session', 'calls/unsent'];

/** Import cycles between files that are still allowed, by the first file of each: the parts of a call. */
const ALLOWED_CYCLES = ['calls/conflict/call-conflict.ts', 'calls/session/begun-part.ts'];

/** Returns cycles of files that import each other, including type imports. */
const fileCycles = (dir) =>
  cyclesOf(fileImports(dir))
    .filter(([first]) => !ALLOWED_CYCLES.includes(first))
    .map(
      (group) =>
        `${dir}: ${group.join(', ')} import each other; what they share belongs in a file of its own`,
    );

/** Returns groups that import each other, with each import. */
const cycleFaults = (dir, found) =>
  cyclesOf(found).map((group) => {
    const ways = found.filter(({ from, to }) => group.includes(from) && group.includes(to));
    const lines = ways.map(({ file, target }) => `  ${file} imports ${target}`);
    return [`${dir}: ${group.join(', ')} import each other`, ...lines].join('\n');
  });

/** Returns the faults between the rooms of a package and between the parts of a room. */
function roomFaults({ dir, ground }) {
  const found = roomImports(dir);
  const upwards = found
    .filter(({ from }) => from === ground)
    .map(
      ({ file, target, to }) =>
        `${dir}/src/${file} imports ${target}: ${ground} knows no room, and not ${to}`,
    );
  const parts = partImports(dir).filter(
    ({ from, to }) => !(ONE_MACHINE.includes(from) && ONE_MACHINE.includes(to)),
  );
  return [...upwards, ...cycleFaults(dir, found), ...cycleFaults(dir, parts), ...fileCycles(dir)];
}

let crossed = 0;
let long = 0;
let imports = 0;
for (const wall of packages) {
  const manifest = JSON.parse(readFileSync(join(wall.dir, 'package.json'), 'utf8'));
  for (const fault of roomFaults(wall)) {
    crossed += 1;
    console.error(`wall crossed: ${fault}`);
  }
  for (const file of sources(wall.dir)) {
    const text = readFileSync(file, 'utf8');
    for (const [use] of isCoreSource(wall, file) ? text.matchAll(BROWSER_GLOBAL) : []) {
      crossed += 1;
      console.error(`wall crossed: ${file} uses ${use}: core takes it as an argument`);
    }
    for (const { name, line, lines } of isTest(file) || isConfig(file) ? [] : longFunctions(file, text)) {
      long += 1;
      console.error(
        `too long: ${file}:${line} ${name} has ${lines} lines; split it in parts of at most ${MAX_LINES}`,
      );
    }
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      imports += 1;
      const problem = wallCrossed(wall, manifest, { file, text }, fileName);
      if (!problem) continue;
      crossed += 1;
      console.error(`wall crossed: ${file} imports ${fileName}: ${problem}`);
    }
  }
}
console.log(`walls: ${imports} imports checked, ${crossed} crossed; ${long} functions too long`);
process.exit(crossed + long === 0 ? 0 : 1);
