/**
 * Messages between a partner's page and the console in its frame. The frame asks the one allowed page, by exact
 * origin, and receives a port for everything else, starting with tokens.
 */

/** The console's appearance in the page, which overrides the user's own settings. */
export interface HostedLook {
  /** BCP 47. */
  readonly locale: string;
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly density?: 'comfortable' | 'compact';
  readonly dir?: 'ltr' | 'rtl';
  readonly hideNav: boolean;
  readonly hideTopbar: boolean;
}

/** First message of the frame to the surrounding window. */
export interface HostedCall {
  readonly careline: 'console';
}

/** Response to it, with the port. */
export interface HostedStart {
  readonly careline: 'console';
  /** Initial path of the console; empty for the user's first page. */
  readonly path: string;
  readonly look: HostedLook;
}

/** A token of the page's session. */
export interface HostedToken {
  readonly token: string;
  /** Unix seconds on the page's clock. */
  readonly expiresAt: number;
  /** Seconds until expiry; undefined from older copies of the elements. */
  readonly expiresIn?: number;
}

export type ToHostedConsole =
  | { readonly type: 'look'; readonly look: HostedLook }
  /** Absent if the page's session has no token. */
  | { readonly type: 'token'; readonly id: number; readonly token?: HostedToken }
  | { readonly type: 'navigate'; readonly path: string }
  | { readonly type: 'sign-out' }
  /** Whether the page allows the navigation. */
  | { readonly type: 'answer'; readonly id: number; readonly goes: boolean };

/** The console's user. The page can ask for the name, which is never in an event. */
export interface HostedUser {
  readonly id: string;
  readonly scopes: readonly string[];
  readonly name: string;
}

export type FromHostedConsole =
  | { readonly type: 'token'; readonly id: number; readonly refused: string | undefined }
  | { readonly type: 'ready'; readonly user: HostedUser }
  /** Sent before navigation. Ids in the path are opaque, and queries are left out. */
  | { readonly type: 'ask'; readonly id: number; readonly path: string }
  | { readonly type: 'went'; readonly path: string }
  | { readonly type: 'dirty'; readonly dirty: boolean }
  /** The token does not grant the requested page. */
  | { readonly type: 'denied'; readonly scope: string }
  /** The console has no screen at the requested address. */
  | { readonly type: 'unknown-path' }
  /** The page's token has become invalid; the page has to sign the user in. */
  | { readonly type: 'signed-in-no-more' }
  /** The user signed out here, and all their data was cleared. */
  | { readonly type: 'signed-out' };

/** Path of the console for a frame in a partner's page; `?page=` is the page's origin. */
export const HOSTED_CONSOLE_PATH = '/elements/console';
