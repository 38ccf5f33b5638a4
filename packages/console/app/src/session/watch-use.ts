import type { IdleLock } from '@careline/core/internal/session';

/** What a person does to a page; captured, so that no screen can keep it from us. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'input'] as const;

/** Tells the idle lock of every use of the page, from a sign-in on. Answers how to stop. */
export function watchUse(idle: IdleLock, page: Window): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const use of USES) page.addEventListener(use, idle.used, { capture: true, passive: true, signal });
  // A tab that was out of sight had slow timers, a machine that slept had none.
  page.document.addEventListener('visibilitychange', idle.check, { signal });
  page.addEventListener('focus', idle.check, { signal });
  const end = idle.begin();
  return () => {
    stop.abort();
    end();
  };
}
