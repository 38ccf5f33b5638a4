import { DISPOSITIONS } from '@careline/core/internal/calls/outcome';
import type { Patient } from '@careline/core/internal/patients';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { lastNumberStopped, noNumberLeft } from './stopped-numbers.ts';

const STOPPING = DISPOSITIONS.filter((each) => each.stopsCalls).map((each) => each.key);

/**
 * Returns why a patient must not be called, or null. Withdrawn consent comes first.
 * A stop applies at every facility of the organisation until the call that set it is corrected or withdrawn: a later
 * successful call does not undo "do not call". A stopped number counts only if no other number is left.
 */
export async function stoppedCalls(tx: Kysely<Schema>, vitaId: string): Promise<Patient['callsStopped']> {
  const person = await tx
    .selectFrom('person')
    .select(['consent_withdrawn_at', 'deceased', 'updated_at'])
    .select(noNumberLeft(sql`${vitaId}::uuid`).as('noNumberLeft'))
    .where('id', '=', vitaId)
    .executeTakeFirst();
  if (!person) return null;
  if (person.consent_withdrawn_at !== null)
    return { disposition: 'consent-withdrawn', at: person.consent_withdrawn_at };
  const stop = await tx
    .selectFrom('contact_status as s')
    // Join by key: a status does not refer to the call it is the newest of.
    .innerJoin('contact as c', (join) =>
      join.onRef('c.id', '=', 's.contact_id').onRef('c.current_status_id', '=', 's.id'),
    )
    .select(['s.disposition', 's.ended_at', 's.created_at'])
    .where('s.person_id', '=', vitaId)
    .where('s.status', 'in', ['stop', 'corrected'])
    .where('s.disposition', 'in', STOPPING)
    .orderBy('s.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (stop?.disposition) return { disposition: stop.disposition, at: stop.ended_at ?? stop.created_at };
  const number = person.noNumberLeft ? await lastNumberStopped(tx, vitaId) : undefined;
  if (number) return { disposition: number.disposition, at: number.at };
  return person.deceased === null ? null : { disposition: 'deceased', at: person.updated_at };
}
