import { type PersonCourse, type PregnancyTelling, pregnanciesOf } from '@careline/core/trends';
import type { Kysely } from 'kysely';
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

/** A registration tells a due date; one that ended, and that no other took the place of at that moment, tells its end. */
async function registeredTellings(
  tx: Kysely<Schema>,
  vitaId: string,
  timeZone: string,
): Promise<readonly TimedTelling[]> {
  const rows = await tx
    .selectFrom('pregnancy')
    .select(['edd', 'created_at', 'ended_at'])
    .where('person_id', '=', vitaId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
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
async function readTellings(tx: Kysely<Schema>, vitaId: string, timeZone: string) {
  const registered = await registeredTellings(tx, vitaId, timeZone);
  const told = [...(await toldOfPregnancies(tx, vitaId))].reverse();
  const all = [...registered, ...told.map((one) => ({ at: one.at, telling: tellingOf(one, timeZone) }))];
  return all.sort((one, other) => one.at - other.at).map(({ telling }) => telling);
}

/** What of a person decides which ranges hold on a day; undefined where there is no such person. */
export async function readCourse(
  tx: Kysely<Schema>,
  vitaId: string,
  timeZone: string,
): Promise<PersonCourse | undefined> {
  const person = await tx
    .selectFrom('person')
    .select(['gender', 'birth_date'])
    .where('id', '=', vitaId)
    .executeTakeFirst();
  if (!person) return undefined;
  const pregnancies = pregnanciesOf(await readTellings(tx, vitaId, timeZone));
  return { sex: person.gender, birthDate: person.birth_date, pregnancies };
}

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
