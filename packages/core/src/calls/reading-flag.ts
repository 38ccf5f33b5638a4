import { type AlertLevel, type Flag, type JudgedRecord, judgeRecord } from '#clinical';
import type { Patient } from '#patients';
import { type PersonCourse, personOn, timeOfRecord } from '#trends';

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

/** By the rules of the day it was taken on; undefined where it has no flag. A reference, never a diagnosis. */
export function flagOfReading(
  record: JudgedRecord,
  { patient, timeZone }: ReadingFlagOptions,
): ReadingFlag | undefined {
  const day = timeOfRecord(record, timeZone)?.day;
  if (!patient || day === undefined) return undefined;
  const mayBePregnant = !patient.maternity && isInMotherhood(patient);
  const person = personOn(courseOf(patient), day, { mayBePregnant });
  const { flag, level } = judgeRecord(record, person, { timeZone });
  if (!flag) return undefined;
  const { code, measure, severity, shape } = flag;
  return { code, measure, severity, shape, ...(level && { level }) };
}
