import { cleanup, configure } from '@testing-library/react';
import { afterEach, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly patienceMs: number;
  }
}

// Questions by role are slow over a whole screen; how slow the machine is proves nothing.
configure({ asyncUtilTimeout: inject('patienceMs') });

// The files of a project share a page, so what one drew must be gone before the next.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
