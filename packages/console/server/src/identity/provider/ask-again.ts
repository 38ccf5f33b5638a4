import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider';

type Policies = typeof interactionPolicy;

/** Returns whether the password was entered longer ago than the idle lock allows. */
function isLongAgo({ oidc }: KoaContextWithOIDC, minutes: number): boolean {
  const { session, prompts, result } = oidc;
  if (!session?.accountId || result?.login || prompts.has('none')) return false;
  return session.past(minutes * 60);
}

/**
 * Returns a policy that asks for the password again.
 * It does so if the password was entered longer ago than the idle lock allows, even with a session in the browser.
 * Otherwise someone at an unattended desk could bypass the lock by signing in again. Silent renewals are not affected.
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
