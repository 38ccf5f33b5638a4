import { configDefaults, defineConfig } from 'vitest/config';
import { LONG_JOURNEYS, leavesOutLongTests } from '../scripts/long-tests.mjs';
import { HANG_MS, PATIENCE_MS } from '../scripts/patience.ts';

const looking = process.env.CARELINE_SCREENSHOTS !== undefined;
const picturing = process.env.CARELINE_PICTURES !== undefined;
const counting = process.env.CARELINE_JOBS !== undefined;
/** On their own server, because they change its data. */
const alone = picturing || counting;

function included(): string[] {
  if (picturing) return ['pictures.ts'];
  if (counting) return ['jobs.ts'];
  return looking ? ['screenshots.ts'] : ['**/*.e2e.ts'];
}

/**
 * Runs journeys through the built product in a real browser, two files at a time, because half of a journey is waiting.
 * They share one server, so a file leaves accounts as it found them; one that changes an account uses one that nobody
 * else signs in with. CARELINE_SCREENSHOTS=folder takes screenshots of every screen for review instead,
 * CARELINE_PICTURES=folder takes those of the README, and CARELINE_JOBS=file counts what jobs cost a person, each on
 * its own server.
 */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    environment: 'node',
    include: included(),
    exclude: [...configDefaults.exclude, ...(leavesOutLongTests() ? LONG_JOURNEYS : [])],
    globalSetup: alone ? [] : ['support/shared-server.ts'],
    maxWorkers: 2,
    // Shared modules have no state, and reloading the browser's driver for each file takes a second.
    isolate: false,
    testTimeout: HANG_MS,
    // A failed journey is retried once, and named at the end: docs/decisions/0044-tests.md. Pictures are not retried,
    // because the first attempt changed what the second would show.
    retry: alone ? 0 : 1,
    expect: { poll: { timeout: PATIENCE_MS } },
    hookTimeout: HANG_MS,
    // Shows what a list of faults contains: a run's summary prints only the message.
    chaiConfig: { truncateThreshold: 0 },
  },
});
