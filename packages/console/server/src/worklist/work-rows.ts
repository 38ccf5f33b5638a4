import { nextWork, resultOf, riskOf, workUrgency } from '@careline/core/internal/calls/worklist';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { readOpenSignFacts } from '../observations/alerts/keep-signs.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readFlagged, readOpenEnrolments, readPastCalls, readWorkPersons } from './work-facts.ts';

type Tx = Transaction<Schema>;

/** A timestamp later than any call. */
const NEVER = 253_402_300_799;

export interface WorkKey {
  readonly facility_id: string;
  readonly person_id: string;
  readonly programme: string;
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

interface Where extends Pick<Place, 'timeZone'> {
  readonly facilityId: string;
  /** Unix seconds. */
  readonly now: number;
}

async function factsOf(tx: Tx, ids: readonly string[], { facilityId, now, timeZone }: Where) {
  const persons = await readWorkPersons(tx, ids, { facilityId, timeZone });
  const [calls, enrolments, flagged, signs] = [
    await readPastCalls(tx, facilityId, ids),
    await readOpenEnrolments(tx, facilityId, ids),
    await readFlagged(tx, { ids, now }),
    await readOpenSignFacts(tx, ids),
  ];
  return { persons, calls, enrolments, flagged, signs, facilityId };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Returns the columns of a row, as JSON for the statement that stores them. */
function rowOf({ person_id, programme }: WorkKey, facts: Facts, now: number, place: Place) {
  const person = facts.persons.get(person_id);
  const ofPerson = facts.calls.filter((call) => call.personId === person_id);
  const calls = ofPerson.filter((call) => call.programme === programme);
  const enrolment = facts.enrolments.find((one) => one.personId === person_id && one.programme === programme);
  const signs = facts.signs.filter((sign) => sign.personId === person_id);
  const clock = { now: now * 1000, timeZone: place.timeZone };
  const work = nextWork({
    ...clock,
    programme,
    enrolledAt: enrolment?.enrolledAt ?? null,
    calls,
    stopped: person?.stopped ?? true,
    pregnancy: person?.pregnancy,
    openSign: signs.find(
      (sign) =>
        sign.level === 'critical' &&
        sign.facilityId === facts.facilityId &&
        // A score belongs to no programme, so it counts in every programme the patient is enrolled in.
        (sign.programme === null ? enrolment !== undefined : sign.programme === programme),
    ),
    callingHours: place.callingHours,
  });
  // Counts do not check access row by row, so other facilities' patients must not get a due call here.
  const { next, changesAt } = person?.ofFacility ? work : { next: null, changesAt: null };
  const reached = ofPerson.filter((call) => resultOf(call) === 'done').map((call) => call.startedAt);
  const pregnancy = person?.pregnancy;
  const pregnant = pregnancy?.endedAt === null && !pregnancy.reported ? pregnancy.edd : undefined;
  const risk = riskOf({
    ...clock,
    flagged: facts.flagged.get(person_id) ?? [],
    hasOpenSign: signs.some(({ level }) => level === 'critical'),
    hasOpenScore: signs.some(({ level }) => level !== 'critical'),
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

/** The columns that `rowOf` returns, in the same order, with their SQL types. */
const COLUMNS = {
  kind: 'text',
  call_type: 'text',
  due_at: 'bigint',
  timed: 'boolean',
  attempt: 'integer',
  risk: 'text',
  reasons: 'text[]',
  urgency: 'smallint',
  contact_id: 'uuid',
  for_staff_id: 'uuid',
  for_until: 'bigint',
  not_staff_id: 'uuid',
  check_at: 'bigint',
} as const;

const eachColumn = (text: (column: string, type: string) => string): RawBuilder<unknown> =>
  sql.raw(
    Object.entries(COLUMNS)
      .map(([column, type]) => text(column, type))
      .join(', '),
  );

/** Stores the rows that changed. Unchanged rows are skipped because each update touches five indexes. */
async function storeRows(
  tx: Tx,
  facilityId: string,
  rows: readonly ReturnType<typeof rowOf>[],
): Promise<void> {
  // Also filter by an array of ids: the planner can estimate its length, but not that of a JSON list.
  const ids = rows.map((row) => row.person_id);
  await sql`
    update work_item w set ${eachColumn((column) => `${column} = r.${column}`)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      person_id uuid, programme text, ${eachColumn((column, type) => `${column} ${type}`)})
    where w.facility_id = ${facilityId} and w.person_id = any(${ids}::uuid[])
      and w.person_id = r.person_id and w.programme = r.programme
      and (${eachColumn((column) => `w.${column}`)}) is distinct from (${eachColumn((column) => `r.${column}`)})`.execute(
    tx,
  );
}

/** Recalculates rows that the caller has locked and stores the differences. `now` is in unix seconds. */
export async function workOut(tx: Tx, keys: readonly WorkKey[], now: number): Promise<void> {
  for (const facilityId of new Set(keys.map((key) => key.facility_id))) {
    const own = keys.filter((key) => key.facility_id === facilityId);
    const place = await placeOf(tx, facilityId);
    const ids = [...new Set(own.map((key) => key.person_id))];
    const facts = await factsOf(tx, ids, { facilityId, now, timeZone: place.timeZone });
    await storeRows(
      tx,
      facilityId,
      own.map((key) => rowOf(key, facts, now, place)),
    );
  }
}
