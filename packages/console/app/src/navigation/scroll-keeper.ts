/** The part of a document that scrolling needs. */
export type ScrolledPage = Pick<
  Document,
  'addEventListener' | 'removeEventListener' | 'querySelector' | 'defaultView'
>;

/** How far the content of each history entry was scrolled, for as long as the page lives. */
export interface ScrollKeeper {
  /** Another entry is shown from now on: its content is not the one whose place was kept last. */
  leaveFor(entry: string, isReturn: boolean): void;
  /** Its page has put itself in place. Back and forward now bring back the entry's own. */
  arrive(): void;
  stop(): void;
}

/** What a person does to scroll for themselves: from then on the place is theirs. */
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Content scrolls inside `main`, which the browser does not bring back by itself. What was there comes in pieces, so the
 * place is sought again with every change of the content until it is reached or the person moves.
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
