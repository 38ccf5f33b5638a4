import { configDefaults, defineConfig } from 'vitest/config';
import { LONG_JOURNEYS, leavesOutLongTests } from '../scripts/long-tests.mjs';

const looking = process.env.CARELINE_SCREENSHOTS !== undefined;
const picturing = process.env.CARELINE_PICTURES !== undefined;
const counting = process.env.CARELINE_JOBS !== undefined;
/** On a server of their own, which what they do changes. */
const alone = picturing || counting;

function included(): string[] {
  if (picturing) return ['pictures.ts'];
  if (counting) return ['jobs.ts'];
  return looking ? ['screenshots.ts'] : ['**/*.e2e.ts'];
}

/**
 * Journeys through the built product in a real browser, two files side by side: half of a journey is waiting. They share
 * one server, so a file leaves accounts as it found them; one that changes an account uses one nobody else signs in with.
 * With CARELINE_SCREENSHOTS=folder it takes pictures of every screen instead, to be looked at;
 * with CARELINE_PICTURES=folder those of the README, with CARELINE_JOBS=file it counts what jobs cost a person, each on a server of
 * its own.
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
    // The modules beside the journeys keep no state; loading the browser's driver anew for each file takes a second.
    isolate: false,
    testTimeout: 90_000,
    // A journey that failed is taken once more, and named at the end: docs/decisions/0044-tests.md.
    // Pictures are taken once: the first try changed what the second would show.
    retry: alone ? 0 : 1,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 180_000,
    // Names what a list of faults contains: the summary of a run prints only the message.
    chaiConfig: { truncateThreshold: 0 },
  },
});
