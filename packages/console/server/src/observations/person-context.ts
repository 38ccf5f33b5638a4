import { contextAt, type PersonContext, type PersonFacts } from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import type { Kysely } from 'kysely';
import { notFound } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readFacts } from './person-facts.ts';

/** Returns the context at an instant (unix seconds) in the facility's time zone. */
export const contextOfFacts = (facts: PersonFacts, at: number, timeZone: string): PersonContext =>
  contextAt(facts, { day: dayOf(at, timeZone), at }, (instant) => dayOf(instant, timeZone));

/** Returns the patient's context at an instant, as used by all rules about readings. Throws `not-found`. */
export async function readContext(
  tx: Kysely<Schema>,
  vitaId: string,
  at: number,
  timeZone: string,
): Promise<PersonContext> {
  const facts = (await readFacts(tx, new Map([[vitaId, timeZone]]))).get(vitaId);
  if (!facts) throw notFound('patient');
  return contextOfFacts(facts, at, timeZone);
}
