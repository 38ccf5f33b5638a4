// `node scripts/core-write-public-names.mjs`: writes core-public-names.ts anew, from the exports of the sources, after a
// public name of core was added, renamed or removed on purpose. The test beside it compares with what is really exported.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const scripts = dirname(fileURLToPath(import.meta.url));
const core = join(scripts, '../packages/core');
const table = join(scripts, 'core-public-names.ts');
const manifest = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'));

/** The names that exist at run time; types are not among them. */
async function namesOf(source) {
  const { metafile } = await build({
    entryPoints: [join(core, source)],
    outdir: core,
    bundle: true,
    packages: 'external',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

const names = {};
for (const [subpath, source] of Object.entries(manifest.exports)) {
  names[subpath.slice(2)] = (await namesOf(source)).sort();
}

writeFileSync(
  table,
  `/**
 * Every name of core that exists at run time, by subpath: what hosts may rely on, so that a name added or removed is
 * seen in a review. Written by \`node scripts/core-write-public-names.mjs\`.
 */
export const PUBLIC_NAMES: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(names)};
`,
);
execFileSync(join(scripts, '../node_modules/.bin/biome'), ['check', '--write', table], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
