import { defineConfig } from 'tsup';
import { shadowSheetEsbuild } from './build/compile-sheet.mjs';

/**
 * For pages with a build of their own and their own React. Types are tsc's work (`tsconfig.build.json`), which is much
 * faster than bundling them; `dist/cdn` is made by `build/build-cdn.mjs`.
 */
export default defineConfig({
  entry: ['src/index.ts', 'src/define.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  clean: true,
  external: ['react', 'react-dom', '@careline/core', '@careline/ui'],
  noExternal: [/^@r2wc\//],
  esbuildPlugins: [shadowSheetEsbuild],
});
