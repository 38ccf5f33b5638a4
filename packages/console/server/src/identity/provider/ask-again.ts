import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider';

type Policies = typeof interactionPolicy;

/** Whether the person's password was typed longer ago than the idle lock waits. */
function isLongAgo({ oidc }: KoaContextWithOIDC, minutes: number): boolean {
  const { session, prompts, result } = oidc;
  if (!session?.accountId || result?.login || prompts.has('none')) return false;
  return session.past(minutes * 60);
}

/**
 * A person who comes to sign in is asked for the password, though the browser is still signed in, where the password was
 * typed longer ago than the idle lock waits: with the mark of the lock taken away from a desk that was left, the way in is the
 * sign-in. Silent renewals go on as before.
 */
export function askAgainAfter(minutes: number, { base, Check }: Policies): ReturnType<Policies['base']> {
  const policy = base();
  if (minutes === 0) return policy;
  const check = new Check('long_ago', 'the sign-in was too long ago', 'login_required', (ctx) =>
    isLongAgo(ctx, minutes) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  policy.get('login')?.checks.add(check);
  return policy;
}
