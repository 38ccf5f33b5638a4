import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface FocusTipProps {
  /** The element that the tip labels. */
  readonly of: RefObject<HTMLElement | null>;
  readonly children: string;
}

const GAP_PX = 8;

/**
 * Shows the name of an icon to keyboard users, because `title` only works with a pointer. It is in the top layer, so
 * that neither the menu nor a host's container clips it. Hidden from screen readers, because the control has a name.
 */
export function FocusTip({ of, children }: FocusTipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [element, anchor] = [tip.current, of.current];
    // Browsers without popovers show no tip.
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
