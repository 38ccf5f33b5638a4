import type { UserProfile } from '@careline/core/identity';

/**
 * The profile to go on with: the kept one while its content is the same (every renewal brings a new copy, and a form
 * must not start again because of it), and while the new one is another person's: this page belongs to whoever opened it.
 */
export function keepProfile(kept: UserProfile | undefined, next: UserProfile | undefined) {
  if (!kept || !next) return next ?? kept;
  if (kept.sub !== next.sub) return kept;
  return JSON.stringify(kept) === JSON.stringify(next) ? kept : next;
}
