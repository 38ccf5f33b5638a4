const EDITABLE = 'input, textarea, select, [contenteditable]';

/**
 * A page's hotkeys look at `event.target`, which for keys typed in our fields is the element and not an input: single
 * characters typed there stay inside. Escape, Tab and combinations go through, the page may need them.
 */
export function keepKeysInside(element: HTMLElement): void {
  const stop = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const typed = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (typed && target instanceof Element && target.matches(EDITABLE)) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) element.addEventListener(type, stop);
}
