import { PATHS } from '@careline/core/navigation';

/** What a `login` parameter asks for beyond the login itself (specification 2.2). */
export interface SignInWish {
  /** In a window of its own, which closes itself afterwards. */
  readonly beside?: boolean;
  /** With the password, though the provider may know somebody. */
  readonly fresh?: boolean;
}

const WISHES: Readonly<Record<string, SignInWish>> = {
  again: { beside: true },
  'as-myself': { beside: true, fresh: true },
};

/** Of the query of an address; any other value than ours is the plain login of the specification. */
export function signInWish(query: string): SignInWish {
  const value = new URLSearchParams(query).get('login') ?? '';
  return Object.hasOwn(WISHES, value) ? (WISHES[value] ?? {}) : {};
}

/** Where a window beside the page begins its sign-in; `fresh` where somebody else is signed in at the provider. */
export function besideAddress({ fresh }: { readonly fresh: boolean }): string {
  return `${PATHS.shell}?login=${fresh ? 'as-myself' : 'again'}`;
}
