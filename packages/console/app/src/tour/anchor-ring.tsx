import { useEffect, useState } from 'react';

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the visible match: the bars of wide and narrow windows have the same entries. */
function boxOf(selector: string): Box | undefined {
  for (const one of document.querySelectorAll(selector)) {
    const { top, left, width, height } = one.getBoundingClientRect();
    if (width > 0 && height > 0) return { top, left, width, height };
  }
  return undefined;
}

const isSame = (one: Box | undefined, other: Box | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** After a change, the position is read until it has stayed the same for this many frames: layouts settle in steps. */
const SETTLED_FRAMES = 15;

/** Tracks the element's position: it may appear with its page and move with the window. */
function useBox(selector: string): Box | undefined {
  const [box, setBox] = useState<Box>();
  useEffect(() => {
    let frame = 0;
    let last = boxOf(selector);
    setBox(last);
    const soon = () => {
      cancelAnimationFrame(frame);
      let settled = 0;
      const measure = () => {
        const now = boxOf(selector);
        settled = isSame(last, now) ? settled + 1 : 0;
        last = now;
        setBox((before) => (isSame(before, now) ? before : now));
        if (settled < SETTLED_FRAMES) frame = requestAnimationFrame(measure);
      };
      frame = requestAnimationFrame(measure);
    };
    soon();
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', soon);
    window.addEventListener('scroll', soon, true);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('resize', soon);
      window.removeEventListener('scroll', soon, true);
    };
  }, [selector]);
  return box;
}

/** A ring around the element a step explains. It ignores clicks, so the element works as usual. */
export function AnchorRing({ of }: { readonly of: string }) {
  const box = useBox(of);
  if (!box) return null;
  return (
    <div
      aria-hidden="true"
      data-print="hidden"
      className="pointer-events-none fixed z-40 rounded-control border-2 border-accent shadow-raised"
      style={{ top: box.top - 3, left: box.left - 3, width: box.width + 6, height: box.height + 6 }}
    />
  );
}
