import type { StoreApi } from 'zustand/vanilla';
import { freshToken, type SessionState } from './session-state.ts';

/** Tokens for service calls. */
export interface SessionTokens {
  /** Resolves with a token of this session's user that does not expire soon. */
  accessToken(): Promise<string>;
  /** After a 401: discards the token and starts a renewal. */
  invalidate(): void;
}

export interface SessionTokensOptions {
  readonly store: StoreApi<SessionState>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Starts a renewal, unless one is pending. */
  readonly renew: () => unknown;
}

export function createSessionTokens({ store, now, renew }: SessionTokensOptions): SessionTokens {
  function nextToken(): Promise<string> {
    return new Promise((resolve) => {
      const unsubscribe = store.subscribe((state) => {
        const token = freshToken(state, now());
        if (token === undefined) return;
        unsubscribe();
        resolve(token);
      });
    });
  }

  return {
    async accessToken() {
      const token = freshToken(store.getState(), now());
      if (token !== undefined) return token;
      const waiting = nextToken();
      if (store.getState().phase === 'signed-in') void renew();
      return waiting;
    },
    invalidate() {
      const state = store.getState();
      if (state.phase !== 'signed-in') return;
      store.setState({ ...state, holder: { ...state.holder, expiresAt: 0 } }, true);
      void renew();
    },
  };
}
