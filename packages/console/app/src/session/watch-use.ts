import type { IdleLock } from '@careline/core/internal/session';

/** Signs of activity; captured, so that no screen can hide them. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'input'] as const;

/** Reports activity on the page to the idle lock. Returns a function that stops. */
export function watchUse(idle: IdleLock, page: Window): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const use of USES) page.addEventListener(use, idle.used, { capture: true, passive: true, signal });
  // Timers run slowly in hidden tabs and not at all while a machine sleeps.
  page.document.addEventListener('visibilitychange', idle.check, { signal });
  page.addEventListener('focus', idle.check, { signal });
  const end = idle.begin();
  return () => {
    stop.abort();
    end();
  };
}
