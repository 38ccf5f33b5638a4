import { PATHS } from '@careline/core/internal/navigation';

/** What a `login` parameter asks for beyond the login itself (specification 2.2). */
export interface SignInOptions {
  /** In a window of its own, which closes itself afterwards. */
  readonly beside?: boolean;
  /** With the password, though the provider may know somebody. */
  readonly fresh?: boolean;
}

const SIGN_IN_OPTIONS: Readonly<Record<string, SignInOptions>> = {
  again: { beside: true },
  'as-myself': { beside: true, fresh: true },
};

/** Of the query of an address; any other value than ours is the plain login of the specification. */
export function signInOptions(query: string): SignInOptions {
  const value = new URLSearchParams(query).get('login') ?? '';
  return Object.hasOwn(SIGN_IN_OPTIONS, value) ? (SIGN_IN_OPTIONS[value] ?? {}) : {};
}

/** Where a window beside the page begins its sign-in; `fresh` where somebody else is signed in at the provider. */
export function besideAddress({ fresh }: { readonly fresh: boolean }): string {
  return `${PATHS.shell}?login=${fresh ? 'as-myself' : 'again'}`;
}
