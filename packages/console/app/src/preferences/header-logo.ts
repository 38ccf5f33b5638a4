import type { HttpClient } from '@careline/core/internal/http';
import { getPreference, headerLogo, type PreferenceResponse } from '@careline/core/internal/preferences';

/** The organisation's header logo, for the top bar and its settings page. */
export interface HeaderLogo {
  /** Undefined while unset or unknown; the default is shown then. */
  get(): string | undefined;
  subscribe(listener: () => void): () => void;
  /** Reads the logo. On failure it stays as it is: a logo is not worth an error message. */
  read(signal: AbortSignal): void;
  /** Applies a logo saved in this tab. */
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
