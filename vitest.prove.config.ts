import { defineConfig } from 'vitest/config';
import { isShort } from './prove/proof.ts';
import { HANG_MS, PATIENCE_MS } from './scripts/patience.ts';

/** Proofs whose short form is an end-to-end or unit test, and journeys too long for every run. */
const ONLY_LONG = [
  'prove/busy-hour.prove.ts',
  'prove/canaries.prove.ts',
  'prove/change-counts.prove.ts',
  'prove/database-failover.prove.ts',
  'prove/engines.prove.ts',
  'prove/every-look.prove.ts',
  'prove/full-disk.prove.ts',
  'prove/backup-restore.prove.ts',
  'prove/import-survives.prove.ts',
  'prove/longest-records.prove.ts',
  'prove/hosts.prove.ts',
  'prove/own-provider.prove.ts',
  'prove/prescription-rows.prove.ts',
  'prove/release.prove.ts',
  'prove/change-counts-element.prove.ts',
  'prove/change-counts-measure.prove.ts',
  'prove/change-counts-registration.prove.ts',
  'prove/change-counts-route.prove.ts',
];
if (isShort)
  process.stdout.write(`LEFT OUT of the short proofs, run by npm run prove: ${ONLY_LONG.join(', ')}\n`);

/**
 * Long proofs with random faults or all combinations: `npm run prove`. `CARELINE_PROVE=short` runs them with
 * few rounds and fixed seeds, as `npm test` does. `CARELINE_SEED` repeats a failed run.
 */
export default defineConfig({
  test: {
    name: 'prove',
    environment: 'node',
    include: ['prove/**/*.prove.ts'],
    exclude: isShort ? ONLY_LONG : [],
    // Sequential, so that the faults of one proof do not affect another. Short ones run next to the journeys.
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: HANG_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // One PostgreSQL server for the proofs that run on both databases. The short ones use the embedded
    // database.
    globalSetup: isShort ? [] : ['packages/console/server/test/one-cluster.ts'],
  },
});
