import { afterAll, vi } from 'vitest';

/** How slow the machine is proves nothing: what a test waits for has thirty seconds instead of one, unless it says otherwise. */
const PATIENCE_MS = 30_000;

const wait = vi.waitFor;
vi.waitFor = (callback, options = PATIENCE_MS) => wait(callback, options);
// The files of a project share the page, and each sets this anew.
afterAll(() => {
  vi.waitFor = wait;
});
