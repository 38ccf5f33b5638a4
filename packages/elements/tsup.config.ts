import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { shadowSheetEsbuild } from './build/compile-sheet.mjs';

/**
 * The build for pages with a bundler and their own React. Every source file stays a separate file, so that a
 * page can load a session without the shell, the shell without the views, and each view on demand. `tsc` emits
 * the types (`tsconfig.build.json`), `build/build-cdn.mjs` makes `dist/cdn`, and `build/write-published.mjs`
 * writes the metadata.
 */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|^cdn\//.test(file))
  .map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]);

export default defineConfig({
  entry: Object.fromEntries(files),
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  clean: true,
  sourcemap: true,
  external: ['react', 'react-dom', /^@careline\/(?:core|ui)/],
  noExternal: [/^@r2wc\//],
  esbuildPlugins: [shadowSheetEsbuild],
  esbuildOptions(options) {
    options.jsx = 'automatic';
    options.jsxImportSource = '@careline/ui';
  },
});
