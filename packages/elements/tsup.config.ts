import { defineConfig } from 'tsup';
import { shadowSheetEsbuild } from './build/compile-sheet.mjs';

/** Types are tsc's work (`tsconfig.build.json`), which is much faster than bundling them. */
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
