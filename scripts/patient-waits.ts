import { afterAll, vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

// By default, `vi.waitFor` gives up after one second.
const wait = vi.waitFor;
vi.waitFor = (callback, options = PATIENCE_MS) => wait(callback, options);
// A project's test files share the page, and each sets this again.
afterAll(() => {
  vi.waitFor = wait;
});
