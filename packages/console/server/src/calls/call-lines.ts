import type { CallLine, LineFailure, LineState } from '@careline/core/internal/calls/line';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { mayRead, notFound } from '../platform/access/access.ts';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { simulatedLine, simulatedPlan } from './telephony/simulated-line.ts';
import type { Telephony } from './telephony/telephony.ts';

/** A provider that has not named the call after this long never will. */
const PROVIDER_ANSWERS_WITHIN_S = 60;

type LineRow = Selectable<Schema['call_line']>;

/** Returns the line's state at `now` (unix seconds). */
function toLine(row: LineRow, now: number): CallLine {
  const { contact_id: contactId, via } = row;
  if (row.via === 'simulated') {
    const plan = (row.plan ?? 'answered') as Parameters<typeof simulatedLine>[0]['plan'];
    const line = simulatedLine({ plan, beganAt: row.began_at, endedAt: row.ended_at }, now);
    return { contactId, via, ...line };
  }
  const { state, reason, answered_at: answeredAt, ended_at: endedAt } = row;
  const isForgotten =
    state === 'dialling' && row.provider_ref === null && now > row.began_at + PROVIDER_ANSWERS_WITHIN_S;
  if (isForgotten) return { contactId, via, state: 'failed', reason: 'unknown', answeredAt, endedAt };
  return { contactId, via, state, reason, answeredAt, endedAt };
}

export interface NewLine {
  readonly contactId: string;
  readonly vitaId: string;
  readonly kind: Exclude<Telephony['kind'], 'device'>;
  /** In the form in which it is dialled. */
  readonly number: string;
}

export async function addLine(tx: Transaction<Schema>, line: NewLine, entry: Entry): Promise<void> {
  await tx
    .insertInto('call_line')
    .values({
      contact_id: line.contactId,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: line.vitaId,
      via: line.kind,
      plan: line.kind === 'simulated' ? simulatedPlan(line.number) : null,
      began_at: entry.now,
    })
    .execute();
}

const lineOf = (tx: Kysely<Schema>, { facilityId, ...entry }: Entry, contactId: string) =>
  tx
    .selectFrom('call_line as l')
    .selectAll('l')
    .where('l.contact_id', '=', contactId)
    .where('l.facility_id', '=', facilityId)
    .where(mayRead({ facilityId, ...entry }, sql.ref('l.person_id')));

/** Returns the line of a call at the reader's facility. Throws `not-found`, also if the console did not dial. */
export async function readLine(tx: Kysely<Schema>, entry: Entry, contactId: string): Promise<CallLine> {
  const row = await lineOf(tx, entry, contactId).executeTakeFirst();
  if (!row) throw notFound('line');
  return toLine(row, entry.now);
}

/**
 * Ends a simulated line.
 * A provider ends its own lines and reports it. Throws `not-found`, also if the call is another patient's.
 */
export async function endLine(
  tx: Transaction<Schema>,
  entry: Entry,
  { contactId, vitaId }: { readonly contactId: string; readonly vitaId: string },
): Promise<CallLine> {
  const row = await lineOf(tx, entry, contactId)
    .where('l.person_id', '=', vitaId)
    .forUpdate('l')
    .executeTakeFirst();
  if (!row) throw notFound('line');
  if (row.via !== 'simulated' || row.ended_at !== null) return toLine(row, entry.now);
  await tx
    .updateTable('call_line')
    .set({ ended_at: entry.now })
    .where('contact_id', '=', contactId)
    .execute();
  return toLine({ ...row, ended_at: entry.now }, entry.now);
}

/** A call event from a provider. */
export interface LineNews {
  readonly contactId: string;
  readonly state: Exclude<LineState, 'dialling'>;
  readonly reason?: LineFailure;
  /** Unix seconds. */
  readonly at: number;
}

/** Previous states accepted for each new state. Late or repeated events change nothing. */
const COMES_AFTER: Readonly<Record<LineNews['state'], readonly LineState[]>> = {
  ringing: ['dialling'],
  answered: ['dialling', 'ringing'],
  ended: ['dialling', 'ringing', 'answered'],
  failed: ['dialling', 'ringing'],
};

/** Stores a provider's line event. Returns whether the line exists. */
export async function moveLine(tx: Transaction<Schema>, news: LineNews): Promise<boolean> {
  const { contactId, state, at } = news;
  const known = await tx
    .selectFrom('call_line')
    .select('state')
    .where('contact_id', '=', contactId)
    .where('via', '=', 'provider')
    .forUpdate()
    .executeTakeFirst();
  if (!known) return false;
  if (!COMES_AFTER[state].some((one) => one === known.state)) return true;
  await tx
    .updateTable('call_line')
    .set({
      state,
      reason: state === 'failed' ? (news.reason ?? 'unknown') : null,
      ...(state === 'answered' ? { answered_at: at } : {}),
      ...(state === 'ended' || state === 'failed' ? { ended_at: at } : {}),
    })
    .where('contact_id', '=', contactId)
    .execute();
  return true;
}

/** Stores the provider's id for a line. */
export async function nameLine(tx: Transaction<Schema>, contactId: string, ref: string): Promise<void> {
  await tx.updateTable('call_line').set({ provider_ref: ref }).where('contact_id', '=', contactId).execute();
}

/** Returns the provider's id for a line, or undefined if it has not sent one. */
export async function lineRef(db: Kysely<Schema>, contactId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('call_line')
    .select('provider_ref')
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return row?.provider_ref ?? undefined;
}
