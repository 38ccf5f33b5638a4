import { defineConfig } from 'vitest/config';

/**
 * Long proofs with random faults: `npm run prove`. `CARELINE_PROVE=short` runs them with few rounds and fixed seeds, as
 * `npm test` does; `CARELINE_SEED` repeats a run that failed.
 */
export default defineConfig({
  test: {
    name: 'prove',
    environment: 'node',
    include: ['prove/**/*.prove.ts'],
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: 120_000,
  },
});
