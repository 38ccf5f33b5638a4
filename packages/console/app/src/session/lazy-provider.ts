import { type IdentityProvider, SignInError } from '@careline/core/internal/session';

/**
 * An identity provider whose library is fetched on first use: the first paint does not wait for it. A failed fetch is
 * tried again at the next use; a renewal or a sign-in that could not even begin counts as unreachable.
 */
export function createLazyProvider(load: () => Promise<IdentityProvider>): IdentityProvider {
  let loading: Promise<IdentityProvider> | undefined;
  const provider = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw new SignInError('unreachable', error);
    });
    return loading;
  };
  return {
    signIn: async (returnPath, options) => (await provider()).signIn(returnPath, options),
    completeSignIn: async (url) => (await provider()).completeSignIn(url),
    signOut: async (idToken) => (await provider()).signOut(idToken),
    async renew(options) {
      try {
        return await (await provider()).renew(options);
      } catch (error) {
        return { result: 'unreachable', description: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
