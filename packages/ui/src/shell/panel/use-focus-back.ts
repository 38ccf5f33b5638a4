import { useEffect, useRef } from 'react';

/** What has the focus, inside shadow roots too; undefined where nothing has. */
function focused(): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : undefined;
}

/**
 * The focus goes back to where it was when the panel opened. The dialog does this itself, but only for what had the focus
 * after its file was loaded, so not after the first opening.
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
    // The dialog goes first; a focus it has given back, or that went elsewhere meanwhile, stays.
    const timer = setTimeout(() => {
      if (!focused() && from.isConnected) from.focus();
    });
    return () => clearTimeout(timer);
  }, [open]);
}
