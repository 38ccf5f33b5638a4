import { useEffect, useState } from 'react';

const rootOf = (element: Element): Document | ShadowRoot => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
};

/** Toggles full screen for an element. `toggle` is undefined if the browser has no full screen. */
export function useFullScreen(element: HTMLElement | null) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!element) return;
    const read = () => setFull(rootOf(element).fullscreenElement === element);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);
  const toggle = () => {
    // Fails if an embedding page does not allow full screen. The chart then stays as it is.
    if (full) void document.exitFullscreen().catch(() => undefined);
    else void element?.requestFullscreen().catch(() => undefined);
  };
  return { full, toggle: document.fullscreenEnabled ? toggle : undefined };
}
