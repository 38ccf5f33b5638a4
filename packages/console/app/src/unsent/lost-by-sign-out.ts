import type { RecentPatients } from '@careline/core/internal/patients';
import type { LostBySignOut } from '@careline/ui/notices/unsent-work';
import type { UnsentHere } from './unsent.ts';
import { lostItems } from './unsent-items.ts';

/** Returns what a sign-out would destroy now; undefined if nothing is unsent. */
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
    // The device or the key failed, so all we know is that something may be waiting.
    return { items: [], unreadable: 0, unknown: true };
  }
}
