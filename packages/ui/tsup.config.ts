import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/**
 * One entry a component: bundlers split only between modules, so one entry for all would ship all to each. Types are
 * tsc's work (`tsconfig.build.json`): bundling them for this many entries takes most of a minute of computing.
 */
export default defineConfig({
  entry: ['src/*/index.ts', 'src/*/*/index.ts', 'src/locales/hi*.ts'],
  format: 'esm',
  splitting: true,
  clean: true,
  target: 'es2022',
  onSuccess: async () => {
    await cp('src/theme', 'dist/theme', { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
  },
});
