import type { UnsavedWork } from './unsaved-work.ts';

interface RouterState {
  /** The router numbers its history entries. */
  readonly idx?: number;
}

/** The part of a window that holds the history. */
export type HistoryPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly history: Pick<History, 'state' | 'go'>;
};

const indexOf = (state: unknown): number | undefined => (state as RouterState | null)?.idx;

/**
 * Holds back and forward while something is unsaved: undoes the step, asks, and takes it again when the person agreed.
 * It must be installed before the router listens. Answers how to stop.
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

  // The router's own steps fire no popstate: the entry that must be kept is the one where typing began.
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
