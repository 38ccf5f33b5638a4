/** Interactions by which users move on themselves. */
const OWN_MOVES = ['pointerdown', 'wheel', 'keydown'] as const;

/** Returns whether parts of an element are still loading. */
export const isLoading = (part: Element): boolean =>
  part.querySelector('[data-skeleton], [aria-busy="true"]') !== null;

/**
 * Calls `find` now and after every change in `root`, until it returns what to do, and does that once. Stops when the user
 * moves on, and calls `onLeave`. Returns a function that stops waiting.
 */
export function awaitDrawn(
  root: Element,
  find: () => (() => void) | undefined,
  onLeave?: () => void,
): () => void {
  const begun = performance.now();
  const observer = new MutationObserver(() => look());
  const stop = () => {
    observer.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, leave);
  };
  function leave({ timeStamp }: Event): void {
    // The press that asked for this may still be on its way to the window.
    if (timeStamp < begun) return;
    stop();
    onLeave?.();
  }
  function look(): void {
    const act = find();
    if (!act) return;
    stop();
    act();
  }
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'inert'],
  });
  for (const move of OWN_MOVES) window.addEventListener(move, leave);
  look();
  return stop;
}
