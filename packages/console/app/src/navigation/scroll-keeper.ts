/** The document members that scrolling uses. */
export type ScrolledPage = Pick<
  Document,
  'addEventListener' | 'removeEventListener' | 'querySelector' | 'defaultView'
>;

/** Remembers the scroll position of each history entry while the page is open. */
export interface ScrollKeeper {
  /** Switches to another entry, so that the next positions are not stored for the previous one. */
  leaveFor(entry: string, isReturn: boolean): void;
  /** The entry's page is drawn. On back and forward, its position is restored from now on. */
  arrive(): void;
  stop(): void;
}

/** Input that scrolls: after one of these the person decides the position. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position of `main`, which the browser does not do by itself.
 * Content arrives in pieces, so it tries again on every change until the position is reached or the person scrolls.
 */
export function keepScroll(page: ScrolledPage, firstEntry: string): ScrollKeeper {
  const places = new Map<string, number>();
  let entry = firstEntry;
  let wanted: number | undefined;
  let stopSeeking: (() => void) | undefined;
  const content = () => page.querySelector('main');

  function onScroll({ target }: Event) {
    const main = content();
    if (main && target === main && !wanted) places.set(entry, main.scrollTop);
  }

  function seek(place: number) {
    const main = content();
    if (!main) return;
    const changes = new MutationObserver(tryPlace);
    const stop = () => {
      changes.disconnect();
      for (const move of OWN_MOVES) page.removeEventListener(move, stop, { capture: true });
      wanted = undefined;
      stopSeeking = undefined;
    };
    function tryPlace() {
      main?.scrollTo({ top: place, behavior: 'instant' });
      if (main && Math.abs(main.scrollTop - place) < 1) stop();
    }
    stopSeeking = stop;
    for (const move of OWN_MOVES) page.addEventListener(move, stop, { capture: true, passive: true });
    changes.observe(main, { childList: true, subtree: true, characterData: true });
    tryPlace();
  }

  page.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return {
    leaveFor(next, isReturn) {
      stopSeeking?.();
      entry = next;
      wanted = isReturn ? places.get(next) : undefined;
    },
    arrive() {
      if (wanted) seek(wanted);
    },
    stop() {
      stopSeeking?.();
      page.removeEventListener('scroll', onScroll, { capture: true });
    },
  };
}
