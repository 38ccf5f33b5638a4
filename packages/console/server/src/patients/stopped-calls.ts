import { DISPOSITIONS } from '@careline/core/internal/calls/outcome';
import type { Patient } from '@careline/core/internal/patients';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { lastNumberStopped, noNumberLeft } from './stopped-numbers.ts';

const STOPPING = DISPOSITIONS.filter((each) => each.stopsCalls).map((each) => each.key);

/**
 * Why a patient must not be called, or null. Consent that was withdrawn counts before anything else. A stop
 * counts at every facility of the organisation, and until the call that said so is corrected or withdrawn: a later call that
 * reached somebody does not undo "do not call". A number that was stopped counts where no other is left.
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
    // By its key: nothing leads from a status to the call whose newest it is.
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
