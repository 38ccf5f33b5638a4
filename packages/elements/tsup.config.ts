import { defineConfig } from 'tsup';
import { shadowSheetEsbuild } from './build/compile-sheet.mjs';

export default defineConfig({
  entry: ['src/index.ts', 'src/define.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  clean: true,
  // tsup sets baseUrl for its declaration build, which TypeScript 6 wants to be told is known to be deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  external: ['react', 'react-dom', '@careline/core', '@careline/ui'],
  noExternal: [/^@r2wc\//],
  esbuildPlugins: [shadowSheetEsbuild],
});
