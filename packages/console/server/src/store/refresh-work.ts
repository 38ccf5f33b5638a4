import { nextWork, resultOf, riskOf, workUrgency } from '@careline/core/calls/worklist';
import { type Kysely, sql, type Transaction } from 'kysely';
import { readOpenSignFacts } from './keep-signs.ts';
import type { Schema } from './schema.ts';
import { readFlagged, readOpenEnrolments, readPastCalls, readWorkPersons } from './work-facts.ts';

type Tx = Transaction<Schema>;

/** So many patients' next calls are worked out at once. */
const ROWS_AT_ONCE = 300;
/** Later than any call. */
const NEVER = 253_402_300_799;

interface Key {
  readonly person_id: string;
  readonly programme: string;
}

export interface RefreshQuestion {
  readonly facilityId: string;
  /** Unix seconds. */
  readonly now: number;
  /** Only this patient, whatever else waits. */
  readonly vitaId?: string | undefined;
  /** Waits for what others ask or store at this moment, instead of leaving it to them. */
  readonly wait?: boolean;
}

/** Locks what has to be asked again. */
async function staleKeys(
  tx: Tx,
  { facilityId, now, vitaId, wait }: RefreshQuestion,
): Promise<readonly Key[]> {
  const whose = vitaId ? sql`and person_id = ${vitaId}` : sql``;
  const { rows } = await sql<Key>`
    select person_id, programme from work_item
    where facility_id = ${facilityId} and check_at <= ${now} ${whose}
    order by check_at, person_id
    limit ${ROWS_AT_ONCE}
    for update ${wait ? sql`` : sql`skip locked`}`.execute(tx);
  return rows;
}

interface Place {
  readonly timeZone: string;
  readonly callingHours: { readonly from: string; readonly to: string };
}

const hour = (value: number): string => `${String(value).padStart(2, '0')}:00`;

async function placeOf(tx: Tx, facilityId: string): Promise<Place> {
  const row = await tx
    .selectFrom('facility')
    .select(['time_zone', 'calling_from_hour', 'calling_to_hour'])
    .where('id', '=', facilityId)
    .executeTakeFirstOrThrow();
  const callingHours = { from: hour(row.calling_from_hour), to: hour(row.calling_to_hour) };
  return { timeZone: row.time_zone, callingHours };
}

async function factsOf(
  tx: Tx,
  ids: readonly string[],
  { facilityId, now, timeZone }: RefreshQuestion & Pick<Place, 'timeZone'>,
) {
  const persons = await readWorkPersons(tx, ids, timeZone);
  const [calls, enrolments, flagged, signs] = [
    await readPastCalls(tx, facilityId, ids),
    await readOpenEnrolments(tx, facilityId, ids),
    await readFlagged(tx, { ids, now }),
    await readOpenSignFacts(tx, ids),
  ];
  return { persons, calls, enrolments, flagged, signs, facilityId };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

/** The columns of a row, as JSON for the statement that stores them. */
function rowOf({ person_id, programme }: Key, facts: Facts, now: number, place: Place) {
  const person = facts.persons.get(person_id);
  const ofPerson = facts.calls.filter((call) => call.personId === person_id);
  const calls = ofPerson.filter((call) => call.programme === programme);
  const enrolment = facts.enrolments.find((one) => one.personId === person_id && one.programme === programme);
  const signs = facts.signs.filter((sign) => sign.personId === person_id);
  const clock = { now: now * 1000, timeZone: place.timeZone };
  const { next, changesAt } = nextWork({
    ...clock,
    programme,
    enrolledAt: enrolment?.enrolledAt ?? null,
    calls,
    stopped: person?.stopped ?? true,
    pregnancy: person?.pregnancy,
    openSign: signs.find((sign) => sign.programme === programme && sign.facilityId === facts.facilityId),
    callingHours: place.callingHours,
  });
  const reached = ofPerson.filter((call) => resultOf(call) === 'done').map((call) => call.startedAt);
  const pregnancy = person?.pregnancy;
  const pregnant = pregnancy?.endedAt === null && !pregnancy.told ? pregnancy.edd : undefined;
  const risk = riskOf({
    ...clock,
    flagged: facts.flagged.get(person_id) ?? [],
    hasOpenSign: signs.length > 0,
    reachedAt: reached.length > 0 ? Math.max(...reached) : undefined,
    edd: pregnant,
    birthDate: person?.birthDate ?? null,
  });
  return {
    person_id,
    programme,
    kind: next?.kind ?? null,
    call_type: next?.callType ?? null,
    due_at: next?.dueAt ?? null,
    timed: next?.timed ?? false,
    attempt: next?.attempt ?? 1,
    risk: risk.risk,
    reasons: risk.reasons,
    urgency: next ? workUrgency(next.kind, risk.risk) : 4,
    contact_id: next?.contactId ?? null,
    for_staff_id: next?.heldFor?.staffId ?? null,
    for_until: next?.heldFor?.until ?? null,
    not_staff_id: next?.notFor ?? null,
    check_at: Math.min(changesAt ?? NEVER, risk.changesAt ?? NEVER),
  };
}

async function storeRows(tx: Tx, facilityId: string, rows: readonly object[]): Promise<void> {
  await sql`
    update work_item w set
      kind = r.kind, call_type = r.call_type, due_at = r.due_at, timed = r.timed, attempt = r.attempt,
      risk = r.risk, reasons = r.reasons, urgency = r.urgency, contact_id = r.contact_id,
      for_staff_id = r.for_staff_id, for_until = r.for_until, not_staff_id = r.not_staff_id,
      check_at = r.check_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      person_id uuid, programme text, kind text, call_type text, due_at bigint, timed boolean, attempt integer,
      risk text, reasons text[], urgency smallint, contact_id uuid, for_staff_id uuid, for_until bigint,
      not_staff_id uuid, check_at bigint)
    where w.facility_id = ${facilityId} and w.person_id = r.person_id and w.programme = r.programme`.execute(
    tx,
  );
}

/** Answers how many rows it was: as many as there may be means that more wait. */
async function refreshSome(tx: Tx, question: RefreshQuestion): Promise<number> {
  const keys = await staleKeys(tx, question);
  if (keys.length === 0) return 0;
  const place = await placeOf(tx, question.facilityId);
  const ids = [...new Set(keys.map((key) => key.person_id))];
  const facts = await factsOf(tx, ids, { ...question, timeZone: place.timeZone });
  await storeRows(
    tx,
    question.facilityId,
    keys.map((key) => rowOf(key, facts, question.now, place)),
  );
  return keys.length;
}

/** The facilities whose rows have to be asked again. `now` in unix seconds. */
export async function facilitiesToRefresh(tx: Kysely<Schema>, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from facility f
    where exists (select from work_item w where w.facility_id = f.id and w.check_at <= ${now})`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A request does no more of them, so that it answers soon; what is left is done beside. */
const MOST_TIMES = 4;

/**
 * Works out anew which calls are next where something was stored since, the newest first. Answers whether nothing more
 * waits.
 */
export async function refreshWork(tx: Tx, question: RefreshQuestion): Promise<boolean> {
  for (let times = 0; times < MOST_TIMES; times += 1) {
    if ((await refreshSome(tx, question)) < ROWS_AT_ONCE) return true;
  }
  return false;
}
