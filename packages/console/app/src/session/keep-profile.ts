import type { UserProfile } from '@careline/core/internal/identity';

/**
 * The profile to go on with: the kept one while its content is the same (every renewal brings a new copy, and a form
 * must not start again because of it), and while the new one is another person's: this page belongs to whoever opened it.
 */
export function keepProfile(before: UserProfile | undefined, next: UserProfile | undefined) {
  if (!before || !next) return next ?? before;
  if (before.sub !== next.sub) return before;
  return JSON.stringify(before) === JSON.stringify(next) ? before : next;
}
