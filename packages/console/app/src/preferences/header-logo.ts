import type { HttpClient } from '@careline/core/internal/http';
import { getPreference, headerLogo, type PreferenceResponse } from '@careline/core/internal/preferences';

/** The header logo that the organisation set, for the top bar and for whoever changes it. */
export interface HeaderLogo {
  /** Undefined while none is set or known: the default stands there. */
  get(): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Without an answer it stays as it is: a logo is not worth an error on the screen. */
  read(signal: AbortSignal): void;
  /** What was stored in this tab. */
  take(answer: PreferenceResponse): void;
}

export function createHeaderLogo(http: HttpClient): HeaderLogo {
  const listeners = new Set<() => void>();
  let logo: string | undefined;
  function take(answer: PreferenceResponse): void {
    logo = headerLogo(answer);
    for (const listener of listeners) listener();
  }
  return {
    get: () => logo,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read(signal) {
      http.call(getPreference, { query: { type: 'APPS' }, signal }).then(take, () => undefined);
    },
    take,
  };
}
