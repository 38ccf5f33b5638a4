/**
 * What a partner's page and the console in a frame of it say to each other. The frame opens: it asks the one page that may hold it,
 * by its exact origin, and is answered with a port; all else goes over that, tokens first of all.
 */

/** How the console looks in the page: the page's word goes before the person's own choice. */
export interface HostedLook {
  /** BCP 47. */
  readonly locale: string;
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly density?: 'comfortable' | 'compact';
  readonly dir?: 'ltr' | 'rtl';
  readonly hideNav: boolean;
  readonly hideTopbar: boolean;
}

/** The frame's first message, to the window around it. */
export interface HostedCall {
  readonly careline: 'console';
}

/** Its answer, which carries the port. */
export interface HostedStart {
  readonly careline: 'console';
  /** Where the console begins; empty for the person's first page. */
  readonly path: string;
  readonly look: HostedLook;
}

/** A token of the page's session. */
export interface HostedToken {
  readonly token: string;
  /** Unix seconds by the clock of the page. */
  readonly expiresAt: number;
  /** Seconds it still has; undefined from an older copy of the elements. */
  readonly expiresIn?: number;
}

export type ToHostedConsole =
  | { readonly type: 'look'; readonly look: HostedLook }
  /** Without a token the page's session has none. */
  | { readonly type: 'token'; readonly id: number; readonly token?: HostedToken }
  | { readonly type: 'navigate'; readonly path: string }
  | { readonly type: 'sign-out' }
  /** Whether the page lets the console go where it asked. */
  | { readonly type: 'answer'; readonly id: number; readonly goes: boolean };

/** Who works in the console; the name is the page's to ask for, and never stands in an event. */
export interface HostedUser {
  readonly id: string;
  readonly scopes: readonly string[];
  readonly name: string;
}

export type FromHostedConsole =
  | { readonly type: 'token'; readonly id: number; readonly refused: string | undefined }
  | { readonly type: 'ready'; readonly user: HostedUser }
  /** Before a step to another page; ids in it are opaque, and queries are left out. */
  | { readonly type: 'ask'; readonly id: number; readonly path: string }
  | { readonly type: 'went'; readonly path: string }
  | { readonly type: 'dirty'; readonly dirty: boolean }
  /** A page was asked for that the token does not open. */
  | { readonly type: 'denied'; readonly scope: string }
  /** An address was asked for that the console has no screen at. */
  | { readonly type: 'unknown-path' }
  /** The page's token is of no use any more; the page has to sign the person in. */
  | { readonly type: 'signed-in-no-more' }
  /** The person signed out here, and nothing of theirs is left. */
  | { readonly type: 'signed-out' };

/** Where the server has the console for a frame of a partner's page, which `?page=` names by its origin. */
export const HOSTED_CONSOLE_PATH = '/elements/console';
