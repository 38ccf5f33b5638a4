// Regenerates the packed demo clinic. Run it after changing database tables or the generator, and commit the
// file.

import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const SERVER = 'packages/console/server';
// Below node_modules, so that the built files find their packages.
const built = join(SERVER, 'node_modules/.careline-demo');
await build({
  entryPoints: [join(SERVER, 'build/demo/write-clinic.ts'), join(SERVER, 'files-beside-bundle.ts')],
  entryNames: '[name]',
  outdir: built,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['@electric-sql/*', 'pg', 'oidc-provider', 'kysely'],
  logLevel: 'error',
});
const { copyBesideBundle } = await import(pathToFileURL(join(built, 'files-beside-bundle.mjs')).href);
await copyBesideBundle(SERVER, built);
const folder = await mkdtemp(join(tmpdir(), 'careline-demo-'));
const file = join(SERVER, 'src/demo/clinic.jsonl.br');
const { status } = spawnSync(process.execPath, [join(built, 'write-clinic.mjs'), folder, file], {
  stdio: 'inherit',
});
await rm(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
