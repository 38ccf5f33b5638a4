import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { shadowSheetEsbuild } from './build/compile-sheet.mjs';

/**
 * For pages with a build of their own and their own React. Every source file is a file of its own, so that a page's build
 * takes a session without the shell, the shell without the views, and each view when it is asked for. Types are tsc's work
 * (`tsconfig.build.json`), `dist/cdn` is made by `build/build-cdn.mjs`, what is written of the elements by
 * `build/write-published.mjs`.
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
