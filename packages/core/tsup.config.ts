import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { pureConstants } from './build/pure-constants.mjs';
import manifest from './package.json' with { type: 'json' };

/** `./session/oidc` is built to `dist/session/oidc.js`, the path in the published manifest. */
const published = Object.fromEntries(
  Object.entries(manifest.exports)
    .filter(([subpath]) => !subpath.startsWith('./internal/'))
    .map(([subpath, source]) => [subpath.slice(2), source]),
);

/**
 * Every source file is an entry, so that it stays a separate module. Code that runs when a module loads (a
 * schema, a computed table) is included by a host's bundler for any import from that module, so modules must
 * stay small. `tsc` emits the types (`build/declarations.mjs`) in a tenth of the time that bundling them takes.
 */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => `./src/${file}`)
  .filter((file) => !Object.values(published).includes(file));
const inner = Object.fromEntries(
  files.map((file) => [`parts/${file.slice('./src/'.length, -'.ts'.length)}`, file]),
);

export default defineConfig({
  entry: { ...published, ...inner },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: true,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [pureConstants],
});
