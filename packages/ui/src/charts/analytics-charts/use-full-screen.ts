import { useEffect, useState } from 'react';

const rootOf = (element: Element): Document | ShadowRoot => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
};

/** Full screen for an element, left by its own button or the Escape key. `toggle` is undefined where the browser has none. */
export function useFullScreen(element: HTMLElement | null) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!element) return;
    const read = () => setFull(rootOf(element).fullscreenElement === element);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);
  const toggle = () => {
    // Refused where a page around this one does not allow it: the chart then stays as it is.
    if (full) void document.exitFullscreen().catch(() => undefined);
    else void element?.requestFullscreen().catch(() => undefined);
  };
  return { full, toggle: document.fullscreenEnabled ? toggle : undefined };
}
