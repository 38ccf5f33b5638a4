// Writes the published manifest into `dist`, the folder to publish (`npm publish packages/core/dist`). The
// package's own manifest refers to sources, for the workspace; the published one refers to built files. README,
// changelog, licence and notices are copied too.
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RELEASE_VERSION } from '../packages/elements/build/release-version.mjs';
import { bundledPackages, noticesOf } from './third-party-notices.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the built file of a subpath: core's modules are named by subpath, the others by source. */
function builtOf(name, subpath, source) {
  const path = source.replace(/^\.\/(?:src|dist)\//, './').replace(/\.tsx?$/, '');
  if (source.endsWith('.css')) return path;
  if (name !== '@careline/core') return { types: `${path}.d.ts`, default: `${path}.js` };
  const types = `./types/${path.slice(2)}.d.ts`;
  // Every module of core is built separately, so a room's entry has the path of its source.
  return subpath.startsWith('./internal/')
    ? { types, default: `./parts/${path.slice(2)}.js` }
    : { types, default: `./${subpath.slice(2)}.js` };
}

/**
 * The packages are published together and require each other in exactly this version, because ui and elements
 * import rooms of core.
 */
const versioned = (dependencies = {}) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      return [name, range.startsWith('workspace:') ? RELEASE_VERSION : range];
    }),
  );

const OWN = ['name', 'description', 'keywords', 'type', 'engines'];
const OF_WORKSPACE = ['license', 'author', 'homepage', 'repository', 'bugs'];

const some = (from, keys) =>
  Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));

/**
 * Returns the published manifest of a package. `more` has the fields that its build adds
 * (`dist/published.json`).
 */
export function publishedManifest(folder, more = {}) {
  const own = read(join(folder, 'package.json'));
  const built = Object.entries(own.exports).map(([subpath, source]) => [
    subpath,
    builtOf(own.name, subpath, source),
  ]);
  const { exports = {}, sideEffects = own.sideEffects, peerDependencies = {}, ...facts } = more;
  return {
    ...some(own, OWN),
    version: RELEASE_VERSION,
    ...some(read(join(ROOT, 'package.json')), OF_WORKSPACE),
    ...facts,
    sideEffects,
    exports: { ...Object.fromEntries(built), ...exports, './package.json': './package.json' },
    dependencies: versioned(own.dependencies),
    ...(own.peerDependencies ? { peerDependencies: { ...own.peerDependencies, ...peerDependencies } } : {}),
    publishConfig: { access: 'public' },
  };
}

/**
 * Returns the README's part for users. The rest is for developers and links to files that are not published.
 */
const readmeOf = (folder) =>
  `${readFileSync(join(folder, 'README.md'), 'utf8')
    .split(/\n## (?:How it is made|Working on it)\n/)[0]
    .trimEnd()}\n`;

export function writePublished(folder) {
  const dist = join(folder, 'dist');
  const added = join(dist, 'published.json');
  const manifest = publishedManifest(folder, existsSync(added) ? read(added) : {});
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(dist, 'README.md'), readmeOf(folder));
  writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), noticesOf(bundledPackages(folder)));
  for (const file of ['CHANGELOG.md', 'LICENSE']) copyFileSync(join(folder, file), join(dist, file));
  copyFileSync(join(ROOT, 'NOTICE'), join(dist, 'NOTICE'));
}

/**
 * Prevents publishing the workspace's manifest, whose subpaths are sources, with tools that ignore
 * `publishConfig.directory`.
 */
function refuseHere(folder) {
  if ((process.env.npm_config_user_agent ?? '').startsWith('pnpm/')) return;
  console.error(`Publish what was built: npm publish packages/${basename(folder)}/dist`);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--only-from-dist')) refuseHere(resolve('.'));
  else writePublished(resolve('.'));
}
