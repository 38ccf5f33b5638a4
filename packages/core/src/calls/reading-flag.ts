import { type AlertLevel, type Flag, type JudgedRecord, judgeRecord } from '#clinical';
import type { Patient } from '#patients';
import { type PersonCourse, personOn, timeOfRecord } from '#trends';

/** What of a patient decides what a reading is. */
export type JudgedPatient = Pick<
  Patient,
  'appUserInfo' | 'birthDate' | 'maternity' | 'pregnancies' | 'enrolments'
>;

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

/** From the pregnancy that counts now, for services that tell no others; a due date nobody told is the day of the birth. */
function pregnancyNow({ maternity }: JudgedPatient): PersonCourse['pregnancies'] {
  const { bornOn, dueDate = bornOn } = maternity ?? {};
  return dueDate === undefined ? [] : [{ dueDate, ...(bornOn !== undefined && { bornOn }) }];
}

const courseOf = (patient: JudgedPatient): PersonCourse => ({
  sex: patient.appUserInfo.gender.toLowerCase(),
  birthDate: patient.birthDate,
  pregnancies: patient.pregnancies ?? pregnancyNow(patient),
});

const isInMotherhood = ({ enrolments }: JudgedPatient): boolean =>
  enrolments.some(({ programme }) => programme === 'healthy_motherhood');

/** By the rules of the day it was taken on; undefined where it has no flag. A reference, never a diagnosis. */
export function flagOfReading(
  record: JudgedRecord,
  { patient, timeZone }: ReadingFlagOptions,
): ReadingFlag | undefined {
  const day = timeOfRecord(record, timeZone)?.day;
  if (!patient || day === undefined) return undefined;
  const person = personOn(courseOf(patient), day, { mayBePregnant: isInMotherhood(patient) });
  const { flag, level } = judgeRecord(record, person, { timeZone });
  if (!flag) return undefined;
  const { code, measure, severity, shape } = flag;
  return { code, measure, severity, shape, ...(level && { level }) };
}
