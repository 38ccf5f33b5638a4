import type { NewWaitingEntry } from '@careline/core/internal/encounters/waiting-list';
import { isoDay } from '@careline/core/internal/formatting';
import { newId } from '../../src/platform/database/new-id.ts';

/** Returns an entry of the waiting list for any cardiologist in the next seven days. `now` is in unix seconds. */
export const aWaitingEntry = (
  vitaId: string,
  facilityId: string,
  now: number,
  facts: Partial<NewWaitingEntry> = {},
): NewWaitingEntry => ({
  id: newId(),
  vitaId,
  facilityId,
  serviceType: 'CARDIOLOGY_CONSULTATION',
  from: isoDay(now, 'UTC') ?? '',
  until: isoDay(now + 7 * 86_400, 'UTC') ?? '',
  priority: 'routine',
  metaInfo: { updatedAt: now },
  ...facts,
});
