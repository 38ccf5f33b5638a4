import { DISPOSITIONS } from '@careline/core/internal/calls/outcome';
import { dialledNumber, isOneNumber, type Phone, phoneKey } from '@careline/core/internal/patients';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

const NUMBER_STOPS = DISPOSITIONS.filter((each) => each.stopsNumber).map((each) => each.key);

/**
 * Joins the call `c` whose newest status is `s`. Joins by key because a status does not refer to the call it is the
 * newest of.
 */
export const callOfNewest = sql`join contact c on c.id = s.contact_id and c.current_status_id = s.id`;

/** Selects a person's calls `c`, with newest status `s`, that stop a number and were not lifted. */
const stopsOf = (person: RawBuilder<unknown>) => sql`
  from contact_status s ${callOfNewest}
  where s.person_id = ${person} and s.status in ('stop', 'corrected') and s.disposition = any(${NUMBER_STOPS})
    and not exists (select from lifted_stop l where l.status_id = s.id)`;

/** Returns whether a person's numbers were stopped and none is left. */
export const noNumberLeft = (person: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select ${stopsOf(person)}) and not exists (
    select from person_phone h
    where h.person_id = ${person} and h.number_key <> ''
      and not exists (select ${stopsOf(person)} and c.number_key = h.number_key)))`;

interface NumberStop {
  readonly key: string | null;
  readonly statusId: string;
  readonly disposition: string;
  /** Unix seconds. */
  readonly at: number;
  readonly authorId: string;
  readonly authorName: string;
}

async function readStops(tx: Kysely<Schema>, vitaId: string): Promise<readonly NumberStop[]> {
  const { rows } = await sql<NumberStop>`
    select stopped.*, a.name as "authorName" from (
      select c.number_key as key, s.id as "statusId", s.disposition, s.position,
        coalesce(s.ended_at, s.created_at) as at, s.author_id as "authorId" ${stopsOf(sql`${vitaId}::uuid`)}
    ) stopped join staff a on a.id = stopped."authorId"
    order by stopped.position desc`.execute(tx);
  return rows;
}

/** Returns the newest stop of a number. */
export async function lastNumberStopped(
  tx: Kysely<Schema>,
  vitaId: string,
): Promise<Pick<NumberStop, 'disposition' | 'at'> | undefined> {
  return (await readStops(tx, vitaId))[0];
}

interface StoredPhone {
  readonly value: string;
  readonly use: string | null;
  readonly numberKey: string;
  readonly stop: NumberStop | undefined;
}

async function readPhones(tx: Kysely<Schema>, vitaId: string): Promise<readonly StoredPhone[]> {
  const rows = await tx
    .selectFrom('person_phone')
    .select(['value', 'use', 'number_key as numberKey'])
    .where('person_id', '=', vitaId)
    .orderBy('position')
    .execute();
  const stops = await readStops(tx, vitaId);
  return rows.map((row) => ({
    ...row,
    stop: stops.find(({ key }) => key !== null && key === row.numberKey),
  }));
}

/** Returns a patient's numbers in order; stopped ones with the reason, time and author. */
export async function callablePhones(tx: Kysely<Schema>, vitaId: string): Promise<Phone[]> {
  const phones = await readPhones(tx, vitaId);
  return phones.map(({ value, use, stop }) => ({
    value,
    use,
    stopped: stop
      ? {
          disposition: stop.disposition,
          at: stop.at,
          author: { id: stop.authorId, name: stop.authorName },
        }
      : null,
  }));
}

/** Formats a number as a `tel:` URI (RFC 3966). */
const telOf = ({ value }: Pick<StoredPhone, 'value'>): string => `tel:${dialledNumber(value)}`;

export interface CalledNumber {
  readonly key: string;
  readonly tel: string;
  readonly isStopped: boolean;
}

/**
 * Returns the given number, which must be the patient's, or else the first callable one. Null if there is none. Throws
 * `input-invalid`.
 */
export async function numberOf(
  tx: Kysely<Schema>,
  vitaId: string,
  given: string | undefined,
): Promise<CalledNumber | null> {
  // An earlier import joined two numbers into one value, which is not a phone number even if it has a key.
  const phones = (await readPhones(tx, vitaId)).filter(
    ({ numberKey, value }) => numberKey !== '' && isOneNumber(value),
  );
  const meant =
    given === undefined
      ? phones.find(({ stop }) => !stop)
      : phones.find(({ numberKey }) => numberKey === phoneKey(given));
  if (meant) return { key: meant.numberKey, tel: telOf(meant), isStopped: meant.stop !== undefined };
  if (given === undefined) return null;
  const message = 'must be a number of the patient; without one the first that may be called is meant';
  throw new ProblemError('input-invalid', { errors: [{ path: 'contact.number', message }] });
}

/** Lifts every stop of a number and returns whether there was one. Throws `input-invalid` for an invalid number. */
export async function liftStops(
  tx: Transaction<Schema>,
  { vitaId, number, reason }: { readonly vitaId: string; readonly number: string; readonly reason: string },
  entry: Entry,
): Promise<boolean> {
  const key = phoneKey(number);
  if (key === '')
    throw new ProblemError('input-invalid', { errors: [{ path: 'number', message: 'must contain digits' }] });
  const stops = (await readStops(tx, vitaId)).filter((stop) => stop.key === key);
  if (stops.length === 0) return false;
  await tx
    .insertInto('lifted_stop')
    .values(
      stops.map(({ statusId }) => ({
        status_id: statusId,
        organisation_id: entry.organisationId,
        facility_id: entry.facilityId,
        person_id: vitaId,
        reason,
        author_id: entry.staffId,
        created_at: entry.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}
