import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Questions by role are slow over a whole screen; how slow the machine is proves nothing.
const PATIENCE_MS = 10_000;
configure({ asyncUtilTimeout: PATIENCE_MS });
const wait = vi.waitFor;
vi.waitFor = (callback, options = PATIENCE_MS) => wait(callback, options);

// The files of a project share a page, so what one drew must be gone before the next.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
