import { useEffect, useRef } from 'react';

/** Returns the focused element, also inside shadow roots; undefined if there is none. */
function focused(): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : undefined;
}

/**
 * Returns the focus to where it was when the panel opened. The dialog does this only if its code was already loaded, so
 * not the first time.
 */
export function useFocusBack(open: boolean): void {
  const opener = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (open) {
      opener.current = focused();
      return;
    }
    const from = opener.current;
    if (!from) return;
    opener.current = undefined;
    // Runs after the dialog has closed. Does nothing if the focus was already returned or moved elsewhere.
    const timer = setTimeout(() => {
      if (!focused() && from.isConnected) from.focus();
    });
    return () => clearTimeout(timer);
  }, [open]);
}
