import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface FocusTipProps {
  /** What it stands beside. */
  readonly of: RefObject<HTMLElement | null>;
  readonly children: string;
}

const GAP_PX = 8;

/**
 * The name of a drawing, for people who see it and work with the keyboard: a `title` shows itself to a pointer only.
 * It lies in the top layer, where neither the menu nor a host's container cuts it off. Silent: the control has its name.
 */
export function FocusTip({ of, children }: FocusTipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [element, anchor] = [tip.current, of.current];
    // A browser without popovers shows no tip, as it did before there were any.
    if (!element?.showPopover || !anchor) return;
    element.showPopover();
    const { left, right, top, height } = anchor.getBoundingClientRect();
    const fromRight = getComputedStyle(anchor).direction === 'rtl';
    element.style.insetInlineStart = `${(fromRight ? window.innerWidth - left : right) + GAP_PX}px`;
    element.style.top = `${top + (height - element.offsetHeight) / 2}px`;
  }, [of]);
  return (
    <span
      ref={tip}
      popover="manual"
      aria-hidden="true"
      data-tip=""
      className="pointer-events-none fixed inset-auto m-0 whitespace-nowrap rounded-control bg-ink px-2 py-1 text-sm text-surface"
    >
      {children}
    </span>
  );
}
