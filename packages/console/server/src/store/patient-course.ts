import { type PersonCourse, type PregnancyTelling, pregnanciesOf } from '@careline/core/trends';
import { type Kysely, sql } from 'kysely';
import { emergencyUntil, type Reader } from './access.ts';
import { dayOf } from './day-bounds.ts';
import type { Schema } from './schema.ts';
import { type ToldOfPregnancy, toldOfPregnancies } from './told-of-pregnancy.ts';

interface TimedTelling {
  readonly at: number;
  readonly telling: PregnancyTelling;
}

/**
 * What a call told. A child that died was born too: the rules of the weeks after a birth hold for its mother. Where nobody
 * said when a pregnancy ended it was on the day of the call.
 */
function tellingOf({ dueDate, bornOn, lostOn, at }: ToldOfPregnancy, timeZone: string): PregnancyTelling {
  if (bornOn !== undefined) return { bornOn };
  return dueDate === undefined ? { endedOn: lostOn ?? dayOf(at, timeZone) } : { dueDate };
}

interface Registered {
  readonly person_id: string;
  readonly edd: string;
  readonly created_at: number;
  readonly ended_at: number | null;
}

/** A registration tells a due date; one that ended, and that no other took the place of at that moment, tells its end. */
function registeredTellings(rows: readonly Registered[], timeZone: string): readonly TimedTelling[] {
  const begun = new Set(rows.map((row) => row.created_at));
  return rows.flatMap(({ edd, created_at, ended_at }): TimedTelling[] => {
    const registered = { at: created_at, telling: { dueDate: edd } };
    if (ended_at === null || begun.has(ended_at)) return [registered];
    return [registered, { at: ended_at, telling: { endedOn: dayOf(ended_at, timeZone) } }];
  });
}

/**
 * All that was told of a patient's pregnancies, in the order it was told; of one moment what was registered comes first,
 * because calls say more.
 */
function inOrder(
  registered: readonly Registered[],
  told: readonly ToldOfPregnancy[],
  timeZone: string,
): readonly PregnancyTelling[] {
  const onCalls = told.map((one) => ({ at: one.at, telling: tellingOf(one, timeZone) })).reverse();
  return [...registeredTellings(registered, timeZone), ...onCalls]
    .sort((one, other) => one.at - other.at)
    .map(({ telling }) => telling);
}

/**
 * What of each person decides which ranges hold on a day.
 * @param zones of the facility that asks, by the person: days are those of its calendar
 * @param toldByCall what calls told of their pregnancies, where it was read already
 */
export async function readCourses(
  tx: Kysely<Schema>,
  zones: ReadonlyMap<string, string>,
  toldByCall?: ReadonlyMap<string, readonly ToldOfPregnancy[]>,
): Promise<ReadonlyMap<string, PersonCourse>> {
  const ids = [...zones.keys()];
  const persons = await tx
    .selectFrom('person')
    .select(['id', 'gender', 'birth_date'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const registered = await tx
    .selectFrom('pregnancy')
    .select(['person_id', 'edd', 'created_at', 'ended_at'])
    .where('person_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const told = toldByCall ?? (await toldOfPregnancies(tx, ids));
  return new Map(
    persons.map(({ id, gender, birth_date: birthDate }) => {
      const theirs = registered.filter((row) => row.person_id === id);
      const tellings = inOrder(theirs, told.get(id) ?? [], zones.get(id) ?? 'UTC');
      return [id, { sex: gender, birthDate, pregnancies: pregnanciesOf(tellings) }];
    }),
  );
}

/** The pregnancies of a course as they are sent. */
export const sentPregnancies = (course: PersonCourse | undefined) =>
  (course?.pregnancies ?? []).map((pregnancy) => ({ ...pregnancy }));

export interface CourseEnrolment {
  readonly programme: string;
  /** Unix seconds. */
  readonly enrolledAt: number;
  readonly endedAt?: number;
}

/**
 * The enrolments at the reader's facility, ended ones too, the earliest first; under emergency access those of every
 * facility, because the patient is in none of the reader's own.
 */
export async function readCourseEnrolments(
  tx: Kysely<Schema>,
  reader: Reader,
  vitaId: string,
): Promise<readonly CourseEnrolment[]> {
  const everywhere = emergencyUntil(reader, vitaId) !== undefined;
  const rows = await tx
    .selectFrom('enrolment')
    .select(['programme', 'enrolled_at', 'ended_at'])
    .where('person_id', '=', vitaId)
    .$if(!everywhere, (query) => query.where('facility_id', '=', reader.facilityId))
    .orderBy('enrolled_at')
    .orderBy('programme')
    .orderBy('id')
    .execute();
  return rows.map(({ programme, enrolled_at: enrolledAt, ended_at: endedAt }) => ({
    programme,
    enrolledAt,
    ...(endedAt !== null && { endedAt }),
  }));
}
