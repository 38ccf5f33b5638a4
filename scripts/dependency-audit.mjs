import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const OURS = [
  'packages/core',
  'packages/ui',
  'packages/elements',
  'packages/console/app',
  'packages/console/server',
];

/** Licences that let a hospital run, change and distribute the product without publishing its own code. */
export const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // For fonts: they may be bundled and distributed, but not sold separately.
  'OFL-1.1',
  'PostgreSQL',
  'Unlicense',
]);

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns the folder of a dependency, resolved like Node does: from the dependent package upwards. */
function folderOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}

/** Reads a package's licence in either of the two common formats. */
function licenceOf({ license, licenses }) {
  const named = license ?? licenses?.map((one) => one.type ?? one).join(' OR ');
  return (typeof named === 'string' ? named : named?.type) ?? 'none';
}

/** Returns whether a licence is allowed. For a choice of licences, one allowed licence is enough. */
export const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED_LICENCES.has(one.trim())));

const wantedBy = (manifest) => Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });

/**
 * Returns every package that is part of the running product, by name: `direct` if one of ours depends on it,
 * `through` the direct dependencies that need it. Development dependencies are excluded. Reads installed
 * packages only, without network access.
 */
export function productionPackages(root = ROOT) {
  const found = new Map();
  function visit(name, from, through) {
    const folder = folderOf(name, from);
    // Not installed, because it is optional or for another platform.
    if (!folder) return;
    const known = found.get(name);
    const manifest = readManifest(folder);
    const licences = new Set([...(known?.licences ?? []), licenceOf(manifest)]);
    const ways = new Set([...(known?.ways ?? []), through ?? name]);
    const visits = new Set([...(known?.visits ?? []), `${folder} ${through}`]);
    found.set(name, {
      name,
      direct: through === undefined || known?.direct === true,
      licences,
      ways,
      visits,
    });
    if (known?.visits.has(`${folder} ${through}`)) return;
    for (const next of wantedBy(manifest)) visit(next, folder, through ?? name);
  }
  for (const path of OURS) {
    const folder = join(root, path);
    for (const name of wantedBy(readManifest(folder))) {
      if (!name.startsWith('@careline/')) visit(name, folder, undefined);
    }
  }
  const packages = [...found.values()].map(({ name, direct, licences, ways }) => ({
    name,
    direct,
    through: [...ways].sort(),
    licence: [...licences].sort().join(', '),
    allowed: [...licences].every(isAllowed),
  }));
  return packages.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function main() {
  const packages = productionPackages();
  for (const { name, direct, licence, allowed } of packages) {
    console.log(`${allowed ? ' ' : '!'} ${direct ? 'direct ' : '       '}${name.padEnd(44)}${licence}`);
  }
  const refused = packages.filter(({ allowed }) => !allowed);
  if (refused.length > 0) console.error(`\nNot allowed: ${refused.map(({ name }) => name).join(', ')}`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
