import type { UnsavedWork } from './unsaved-work.ts';

interface RouterState {
  /** The router numbers its history entries. */
  readonly idx?: number;
}

/** The part of a window with the history. */
export type HistoryPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly history: Pick<History, 'state' | 'go'>;
};

const indexOf = (state: unknown): number | undefined => (state as RouterState | null)?.idx;

/**
 * Intercepts back and forward while something is unsaved: undoes the step, asks, and repeats it if the person agrees.
 * Install it before the router listens. Returns a function that stops.
 */
export function guardHistory(unsaved: UnsavedWork, page: HistoryPage): () => void {
  let here = indexOf(page.history.state);
  let undoing = false;

  function onPopState(event: Event) {
    if (undoing) {
      undoing = false;
      event.stopImmediatePropagation();
      return;
    }
    const there = indexOf(page.history.state);
    const steps = here === undefined || there === undefined ? 0 : there - here;
    if (steps === 0 || !unsaved.isDirty()) {
      here = there;
      return;
    }
    event.stopImmediatePropagation();
    undoing = true;
    page.history.go(-steps);
    unsaved.ask(() => page.history.go(steps));
  }

  // The router's own steps fire no popstate, so remember the entry where typing began.
  const readEntry = () => {
    here = indexOf(page.history.state);
  };
  page.addEventListener('popstate', onPopState, { capture: true });
  const stop = unsaved.subscribe(readEntry);
  return () => {
    page.removeEventListener('popstate', onPopState, { capture: true });
    stop();
  };
}
