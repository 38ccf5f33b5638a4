import type { IdentityProvider } from '@careline/core/internal/session';
import type { SignInNotes } from '../session/sign-in-notes.ts';
import type { HostPort, HostTokens } from './host-port.ts';

/** Returns the subject of a JSON Web Token (RFC 7519), so that another person's token is never taken for theirs. */
function subjectOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.');
    return String(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub);
  } catch {
    return '';
  }
}

/** Reasons a session ended that signing in again would not fix. */
export const WITHOUT_AREA: readonly unknown[] = ['no-scopes', 'unsupported-scope', 'no-segment'];

/**
 * Uses the host page's session in place of an identity provider. Without a token, nothing counts as a refusal, so
 * entries stay. The frame never opens a provider's page.
 */
export function createHostProvider(
  { send }: Pick<HostPort, 'send'>,
  tokens: Pick<HostTokens, 'ask'>,
  notes: () => Pick<SignInNotes, 'reason'>,
): IdentityProvider {
  const requireSignIn = () => send({ type: 'signed-in-no-more' });
  return {
    signIn: async () => requireSignIn(),
    completeSignIn: async () => ({ result: 'failed', description: 'the page around signs people in' }),
    async renew() {
      const given = await tokens.ask();
      if (!given) return { result: 'unreachable', description: 'the page around has no token' };
      const { token } = given;
      const session = { providerId: subjectOf(token), providerToken: '', idToken: token };
      return { result: 'renewed', session };
    },
    async signOut() {
      const reason = notes().reason();
      if (reason === 'signed-out') send({ type: 'signed-out' });
      else if (WITHOUT_AREA.includes(reason)) send({ type: 'denied', scope: 'prohealth' });
      else requireSignIn();
    },
  };
}
