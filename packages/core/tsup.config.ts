import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** `./session/oidc` is built from its source to `dist/session/oidc.js`, as `publishConfig` promises. */
const entries = Object.entries(manifest.exports).map(([subpath, source]) => [subpath.slice(2), source]);

export default defineConfig({
  entry: Object.fromEntries(entries),
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: true,
  clean: true,
  // tsup sets `baseUrl`, which this TypeScript calls deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
