import { type IdentityProvider, SignInError } from '@careline/core/internal/session';

/**
 * Returns an identity provider whose library loads on first use, so that it does not delay the first paint.
 * A failed load is retried at the next use; a renewal or sign-in that could not start counts as unreachable.
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
