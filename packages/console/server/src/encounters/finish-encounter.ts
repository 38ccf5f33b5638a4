import { type Encounter, eventsToComplete, OPEN_STATUSES } from '@careline/core/internal/encounters';
import type { NewLeftOpen } from '@careline/core/internal/finishing';
import type { Transaction } from 'kysely';
import { storeLeftOpen } from '../finishing/left-open.ts';
import { metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { type EncounterEntry, requireAct } from './encounter-entry.ts';
import { applyEvent, statusRefused } from './encounter-events.ts';
import {
  type EncounterKey,
  lockEncounter,
  readEncounter,
  refuseDayToCome,
  requireSettled,
} from './encounters.ts';

export interface EncounterFinish extends EncounterKey {
  /** Why critical items are left open. */
  readonly leftOpen?: readonly NewLeftOpen[] | undefined;
  readonly metaInfo: { readonly updatedAt: number; readonly source: string; readonly deleted: boolean };
}

/**
 * Records that a health check took place.
 * In one transaction the caller is assigned, accepts and completes it, as far as still needed, with one event each.
 * Throws `not-found`, `scope-missing`, `input-invalid`, `items-open`, or `conflict` if it was changed in the meantime,
 * has ended, or is on a later day.
 */
export async function finishStored(
  tx: Transaction<Schema>,
  { metaInfo, leftOpen, ...key }: EncounterFinish,
  entry: EncounterEntry,
): Promise<Encounter> {
  const { encounterId, vitaId } = key;
  const row = await lockEncounter(tx, key, entry);
  await requireAct(tx, entry, 'complete', { package: row.package });
  refuseFaults(metaInfoFaults(metaInfo, 'metaInfo'));
  const events = eventsToComplete(row.status);
  if (events.length === 0) throw statusRefused(row.status, 'finish', OPEN_STATUSES);
  refuseDayToCome(row.starts_at, entry);
  const left = await requireSettled(tx, vitaId, leftOpen, entry);
  let { status } = row;
  for (const event of events) {
    const careProviderId = event === 'assign_care_provider' ? entry.staffId : undefined;
    const happened = { encounterId, vitaId, status };
    const id = newId();
    status = await applyEvent(tx, { id, event, careProviderId, metaInfo }, happened, entry);
    if (event === 'complete') await storeLeftOpen(tx, { eventId: id }, left, entry);
  }
  return (await readEncounter(tx, entry, encounterId)).encounter;
}
