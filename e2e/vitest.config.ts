import { defineConfig } from 'vitest/config';

const looking = process.env.CARELINE_SCREENSHOTS !== undefined;

/**
 * Journeys through the built product in a real browser, one after the other: they share one server and one machine.
 * With CARELINE_SCREENSHOTS=folder it takes pictures of every screen instead, to be looked at.
 */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    environment: 'node',
    include: looking ? ['screenshots.ts'] : ['**/*.e2e.ts'],
    globalSetup: ['support/shared-server.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
