import { afterAll, vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

// Without this, `vi.waitFor` gives up after one second.
const wait = vi.waitFor;
vi.waitFor = (callback, options = PATIENCE_MS) => wait(callback, options);
// The files of a project share the page, and each sets this anew.
afterAll(() => {
  vi.waitFor = wait;
});
