import { type AlertLevel, type Flag, type JudgedRecord, judgeRecord, type RecordPerson } from '#clinical';
import type { Patient } from '#patients';
import { contextOn, type PersonCourse, timeOfRecord } from '#trends';

/** What of a patient decides what a reading is. */
export type JudgedPatient = Pick<Patient, 'appUserInfo' | 'birthDate' | 'maternity' | 'enrolments'>;

export interface ReadingFlagOptions {
  /** Undefined while it is not known: then nothing is judged. */
  readonly patient: JudgedPatient | undefined;
  /** IANA name of the facility's zone. */
  readonly timeZone: string;
}

/** The gravest flag of a reading, and what it asks of a person. */
export interface ReadingFlag extends Pick<Flag, 'code' | 'measure' | 'severity' | 'shape'> {
  readonly level?: AlertLevel;
}

/** A due date that nobody told is taken to be the day of the birth. */
function courseOf({ appUserInfo, birthDate, maternity }: JudgedPatient): PersonCourse {
  const { bornOn, dueDate = bornOn } = maternity ?? {};
  return {
    sex: appUserInfo.gender.toLowerCase(),
    birthDate,
    ...(dueDate !== undefined && { pregnancies: [{ dueDate, ...(bornOn !== undefined && { bornOn }) }] }),
  };
}

const isInMotherhood = ({ enrolments }: JudgedPatient): boolean =>
  enrolments.some(({ programme }) => programme === 'healthy_motherhood');

/** What the day of a reading makes of the person: with child, after a birth, or perhaps so where a programme says it. */
function personOn(patient: JudgedPatient, day: string): RecordPerson {
  const course = courseOf(patient);
  const { pregnant, gestationalDays, daysAfterBirth } = contextOn(course, day);
  const { sex, birthDate } = course;
  if (pregnant) return { sex: 'female', birthDate, maternal: { pregnant, gestationalDays } };
  if (daysAfterBirth !== undefined) return { sex: 'female', birthDate, maternal: { daysAfterBirth } };
  const isOpen = !patient.maternity && isInMotherhood(patient);
  return { sex, birthDate, ...(isOpen && { pregnancy: 'unknown' as const }) };
}

/** By the rules of the day it was taken on; undefined where it has no flag. A reference, never a diagnosis. */
export function flagOfReading(
  record: JudgedRecord,
  { patient, timeZone }: ReadingFlagOptions,
): ReadingFlag | undefined {
  const day = timeOfRecord(record, timeZone)?.day;
  if (!patient || day === undefined) return undefined;
  const { flag, level } = judgeRecord(record, personOn(patient, day), { timeZone });
  if (!flag) return undefined;
  const { code, measure, severity, shape } = flag;
  return { code, measure, severity, shape, ...(level && { level }) };
}
