import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { drawnForEveryReact } from './build/jsx-runtime.mjs';
import { writeScopedSheet } from './build/scoped-sheet.mjs';

/**
 * One entry a component: bundlers split only between modules, so one entry for all would ship all to each. Types are
 * tsc's work (`tsconfig.build.json`): bundling them for this many entries takes most of a minute of computing. Every file says
 * that it is the client's, for frameworks that draw on a server too; what is drawn goes through `jsx-runtime`, for React 18.
 */
export default defineConfig({
  entry: ['src/*/index.ts', 'src/*/*/index.ts', 'src/locales/hi*.ts'],
  format: 'esm',
  splitting: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  external: [/^@careline\/ui\//],
  banner: { js: '"use client";' },
  esbuildPlugins: drawnForEveryReact.plugins,
  esbuildOptions: drawnForEveryReact.options,
  onSuccess: async () => {
    const out = process.env.CARELINE_OUT ?? 'dist';
    await cp('src/theme', `${out}/theme`, { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
    await writeScopedSheet(`${out}/styles.css`);
  },
});
