import type { Addendum, newAddendumSchema } from '@careline/core/internal/encounters';
import type { Kysely, Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type EncounterEntry, requireAct } from './encounter-entry.ts';
import { statusRefused } from './encounter-events.ts';
import { actedOn, type EncounterKey, lockEncounter } from './encounters.ts';

type Tx = Kysely<Schema>;

export interface NewAddendumOf extends Omit<EncounterKey, 'version'> {
  readonly addendum: InferOutput<typeof newAddendumSchema>;
}

/** Returns the addenda of encounters by the id of the encounter, oldest first. */
export async function readAddendaOf(
  tx: Tx,
  encounterIds: readonly string[],
): Promise<ReadonlyMap<string, Addendum[]>> {
  const found = new Map<string, Addendum[]>();
  if (encounterIds.length === 0) return found;
  const rows = await tx
    .selectFrom('encounter_addendum as a')
    .innerJoin('staff as author', 'author.id', 'a.author_id')
    .selectAll('a')
    .select('author.name as author_name')
    .where('a.encounter_id', 'in', encounterIds)
    .orderBy('a.position')
    .execute();
  for (const row of rows) {
    const addendum = {
      id: row.id,
      text: row.text,
      author: { id: row.author_id, name: row.author_name },
      metaInfo: {
        updatedAt: row.updated_at,
        deleted: false,
        source: row.source,
        createdAt: row.created_at,
      },
    };
    found.set(row.encounter_id, [...(found.get(row.encounter_id) ?? []), addendum]);
  }
  return found;
}

/**
 * Adds an addendum to a completed encounter and returns all its addenda.
 * Throws `not-found`, `scope-missing`, `input-invalid`, or `conflict` if the encounter is not completed or the id is
 * taken.
 */
export async function addAddendum(
  tx: Transaction<Schema>,
  { addendum, ...key }: NewAddendumOf,
  entry: EncounterEntry,
): Promise<Addendum[]> {
  const { encounterId } = key;
  const row = await lockEncounter(tx, key, entry);
  await requireAct(tx, entry, 'addendum', actedOn(row));
  refuseFaults(metaInfoFaults(addendum.metaInfo, 'addendum.metaInfo'));
  if (row.status !== 'COMPLETED') throw statusRefused(row.status, 'addendum', ['COMPLETED']);
  const inserted = await tx
    .insertInto('encounter_addendum')
    .values({
      id: addendum.id,
      encounter_id: encounterId,
      facility_id: entry.facilityId,
      text: addendum.text,
      author_id: entry.staffId,
      source: addendum.metaInfo.source,
      created_at: entry.now,
      updated_at: addendum.metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    throw new ProblemError('conflict', {
      detail: 'An addendum with this id is already stored.',
      action: 'Use a new id for each addendum.',
    });
  }
  return (await readAddendaOf(tx, [encounterId])).get(encounterId) ?? [];
}
