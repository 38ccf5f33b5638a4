import type { RecentPatients } from '@careline/core/internal/patients';
import type { LostBySignOut } from '@careline/ui/notices/unsent-work';
import type { UnsentHere } from './unsent.ts';
import { lostItems } from './unsent-items.ts';

/** What a sign-out would destroy now; undefined where nothing is unsent. */
export async function lostBySignOut(
  { outbox, drafts }: UnsentHere,
  recents: RecentPatients,
): Promise<LostBySignOut | undefined> {
  try {
    const { result, unsent } = await outbox.signOut();
    if (result === 'ready') return undefined;
    const known = recents.store.getState().map(({ vitaId, appUserInfo: { name } }) => ({ vitaId, name }));
    const names = { drafts: await drafts.list(), recents: known };
    const { entries } = outbox.store.getState();
    return { items: lostItems(unsent, entries, names), unreadable: unsent.unreadable, unknown: false };
  } catch {
    // The device or the key fails: that something may wait is all that can be said.
    return { items: [], unreadable: 0, unknown: true };
  }
}
