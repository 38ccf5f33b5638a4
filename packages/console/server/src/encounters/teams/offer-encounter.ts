import type { Encounter } from '@careline/core/internal/encounters';
import type { Transaction } from 'kysely';
import { metaInfoFaults, refuseFaults } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type EncounterEntry, requireAct } from '../encounter-entry.ts';
import { insertEvent, statusRefused } from '../encounter-events.ts';
import { actedOn, type EncounterArrival, lockEncounter, readEncounter } from '../encounters.ts';
import { requireCareTeam } from './care-teams.ts';

/** Statuses without an assignee. */
const UNASSIGNED: readonly string[] = ['CREATED', 'DECLINED'];

export interface EncounterOffer extends EncounterArrival {
  /** Null withdraws the offer. */
  readonly careTeamId: string | null;
}

/**
 * Offers an unassigned encounter to a care team.
 * The first member to assign themselves sees the patient. Throws `not-found`, `scope-missing`, `input-invalid`,
 * `conflict`.
 */
export async function offerEncounter(
  tx: Transaction<Schema>,
  { careTeamId, metaInfo, ...key }: EncounterOffer,
  entry: EncounterEntry,
): Promise<Encounter> {
  const { encounterId, vitaId } = key;
  const row = await lockEncounter(tx, key, entry);
  await requireAct(tx, entry, 'offer', actedOn(row));
  refuseFaults(metaInfoFaults(metaInfo, 'metaInfo'));
  if (row.package !== null) {
    refuseFaults([{ path: 'encounterId', message: 'must be of a consultation, not of a health check' }]);
  }
  if (!UNASSIGNED.includes(row.status)) throw statusRefused(row.status, 'offer', UNASSIGNED);
  const team = careTeamId ? await requireCareTeam(tx, careTeamId, entry, 'careTeamId') : undefined;
  await tx
    .updateTable('encounter')
    .set({ care_team_id: careTeamId, updated_at: metaInfo.updatedAt })
    .where('id', '=', encounterId)
    .execute();
  const offer = { id: newId(), event: 'offer', note: team?.name, metaInfo };
  await insertEvent(tx, offer, { encounterId, vitaId, status: row.status }, entry);
  return (await readEncounter(tx, entry, encounterId)).encounter;
}
