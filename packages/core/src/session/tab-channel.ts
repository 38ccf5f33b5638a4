/** Messages between tabs of a browser. Never tokens or patient data. */
export type TabMessage =
  /** The tab was used at this time, in milliseconds since 1970. */
  | { readonly kind: 'used'; readonly at: number }
  | { readonly kind: 'when-used' }
  /** Someone signed in. The flag alone does not show this if it was set before. */
  | { readonly kind: 'signed-in' }
  /** A reading was stored, without the patient. Screens with readings reload. */
  | { readonly kind: 'reading-stored' };

/** Port to the other tabs; a `BroadcastChannel` in pages. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** Returns a function that stops listening. */
  listen(listener: (message: TabMessage) => void): () => void;
}
