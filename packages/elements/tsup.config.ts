import { defineConfig } from 'tsup';
import { shadowSheetEsbuild } from './build/compile-sheet.mjs';

import { writeSnippet } from './build/write-snippet.mjs';

const esbuildPlugins = [shadowSheetEsbuild];

/** Types are tsc's work (`tsconfig.build.json`), which is much faster than bundling them. */
export default defineConfig([
  {
    entry: ['src/index.ts', 'src/define.ts'],
    format: ['esm'],
    target: 'es2022',
    platform: 'browser',
    clean: ['!cdn/**'],
    external: ['react', 'react-dom', '@careline/core', '@careline/ui'],
    noExternal: [/^@r2wc\//],
    esbuildPlugins,
  },
  {
    // For pages without a build: React included, one small file first, a snippet that preloads the rest.
    entry: { careline: 'src/careline.ts', session: 'src/session/session.ts' },
    outDir: 'dist/cdn',
    format: ['esm'],
    target: 'es2022',
    platform: 'browser',
    clean: true,
    splitting: true,
    minify: true,
    metafile: true,
    noExternal: [/./],
    esbuildPlugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    onSuccess: () => writeSnippet('dist/cdn'),
  },
]);
