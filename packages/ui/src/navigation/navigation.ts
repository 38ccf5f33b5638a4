import type { MouseEvent } from 'react';

export interface GoOptions {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
  /** What the next page begins with, beside its address: names and numbers never stand in an address. */
  readonly state?: Readonly<Record<string, unknown>>;
}

/** What is read of a click. */
export type LinkClick = Pick<
  MouseEvent<HTMLAnchorElement>,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;

export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: LinkClick) => void;
}

/** How widgets move: the console puts its router behind it, a host page its own, stories and tests a memory. */
export interface Navigation {
  /** The path now shown, without query and fragment. */
  readonly path: string;
  go(path: string, options?: GoOptions): void;
  /** What to spread on an anchor: a real address, so that a new tab and "copy link" work. */
  link(path: string): LinkProps;
}

/** Whether the browser should follow the link itself: another button, or a key that asks for a new tab or window. */
function isForBrowser(event: LinkClick): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}

/** Anchor props that go through `go` on a plain click. */
export function linkThrough(go: Navigation['go'], path: string): LinkProps {
  return {
    href: path,
    onClick: (event) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      go(path);
    },
  };
}
