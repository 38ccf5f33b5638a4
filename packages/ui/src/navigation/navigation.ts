import type { MouseEvent } from 'react';

export interface GoOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Initial data of the next page. Names and numbers belong here, because they must never be in an address. */
  readonly state?: Readonly<Record<string, unknown>>;
}

/** The properties of a click that are used. */
export type LinkClick = Pick<
  MouseEvent<HTMLAnchorElement>,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;

export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: LinkClick) => void;
}

/** How widgets navigate. The console connects its router, a host page its own, and stories and tests use memory. */
export interface Navigation {
  /** The current path, without query and fragment. */
  readonly path: string;
  go(path: string, options?: GoOptions): void;
  /** Returns props for an anchor with a real address, so that new tabs and "copy link" work. */
  link(path: string): LinkProps;
}

/** Returns whether the browser should handle a click: another mouse button, or a key that opens a tab or window. */
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

/** Returns anchor props that call `go` on a plain click. */
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
