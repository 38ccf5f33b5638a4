// `node scripts/core-write-public-names.mjs`: writes core-public-names.ts anew, from the exports of the sources, after a
// public name of core was added, renamed or removed on purpose. The test beside it compares with what is really exported.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coreNames } from './core-names.mjs';

const scripts = dirname(fileURLToPath(import.meta.url));
const table = join(scripts, 'core-public-names.ts');

writeFileSync(
  table,
  `/**
 * Every name of core that exists at run time, by subpath: what hosts may rely on, so that a name added or removed is
 * seen in a review. Written by \`node scripts/core-write-public-names.mjs\`.
 */
export const PUBLIC_NAMES: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(await coreNames())};
`,
);
execFileSync(join(scripts, '../node_modules/.bin/biome'), ['check', '--write', table], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
