import { cleanup, configure } from '@testing-library/react';
import { afterEach, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly patienceMs: number;
  }
}

// Queries by role are slow on a whole screen, and slow machines must not fail a test.
configure({ asyncUtilTimeout: inject('patienceMs') });

// The files of a project share a page, so each test's output must be removed before the next.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
