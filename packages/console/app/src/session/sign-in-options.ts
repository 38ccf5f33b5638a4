import { PATHS } from '@careline/core/internal/navigation';

/** What a `login` parameter requests beyond the login itself (specification 2.2). */
export interface SignInOptions {
  /** In a separate window, which closes itself afterwards. */
  readonly beside?: boolean;
  /** Asks for the password even if the provider has a session. */
  readonly fresh?: boolean;
}

const SIGN_IN_OPTIONS: Readonly<Record<string, SignInOptions>> = {
  again: { beside: true },
  'as-myself': { beside: true, fresh: true },
};

/** Returns the options of a query. Unknown values mean the specification's plain login. */
export function signInOptions(query: string): SignInOptions {
  const value = new URLSearchParams(query).get('login') ?? '';
  return Object.hasOwn(SIGN_IN_OPTIONS, value) ? (SIGN_IN_OPTIONS[value] ?? {}) : {};
}

/** Returns the address at which a separate window signs in; `fresh` if another person is signed in at the provider. */
export function besideAddress({ fresh }: { readonly fresh: boolean }): string {
  return `${PATHS.shell}?login=${fresh ? 'as-myself' : 'again'}`;
}
