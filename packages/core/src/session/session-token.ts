import type { StoreApi } from 'zustand/vanilla';
import { freshToken, type SessionState } from './session-state.ts';

/** The token of calls to the services. */
export interface SessionTokens {
  /** Resolves once there is a token, of the person whose session this is, that is not about to expire. */
  accessToken(): Promise<string>;
  /** After a 401: the token is not used again and a renewal begins. */
  invalidate(): void;
}

export interface SessionTokensOptions {
  readonly store: StoreApi<SessionState>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Begins a renewal, unless one is under way. */
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
