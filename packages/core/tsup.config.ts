import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { pureConstants } from './build/pure-constants.mjs';
import manifest from './package.json' with { type: 'json' };

/** `./session/oidc` is built from its source to `dist/session/oidc.js`, as the published manifest promises. */
const published = Object.fromEntries(
  Object.entries(manifest.exports)
    .filter(([subpath]) => !subpath.startsWith('./internal/'))
    .map(([subpath, source]) => [subpath.slice(2), source]),
);

/**
 * Every source file is an entry of its own, so that it stays a module of its own: what runs when a module loads (a
 * schema, a table made by a function) is kept by a host's bundler for every name of a module that holds several files. Types are tsc's work (`build/declarations.mjs`), which takes a tenth of
 * the time of bundling them.
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
