import { contextAt, type PersonContext } from '@careline/core/clinical';
import type { Kysely } from 'kysely';
import { notFound } from '../platform/access/access.ts';
import { dayOf } from '../platform/database/day-bounds.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readFacts } from './person-facts.ts';

/** What is known of the patient at an instant, as every rule about readings sees it. Throws `not-found`. */
export async function readContext(
  tx: Kysely<Schema>,
  vitaId: string,
  at: number,
  timeZone: string,
): Promise<PersonContext> {
  const facts = (await readFacts(tx, new Map([[vitaId, timeZone]]))).get(vitaId);
  if (!facts) throw notFound('patient');
  return contextAt(facts, { day: dayOf(at, timeZone), at }, (instant) => dayOf(instant, timeZone));
}
