import {
  type AlertLevel,
  type Flag,
  type JudgedRecord,
  judgeRecord,
  type PersonFacts,
  type RecordJudgement,
} from '#clinical';
import { type Patient, readVitaUser } from '#patients';

/** What of a patient decides what a reading is. */
export type JudgedPatient = Pick<
  Patient,
  'appUserInfo' | 'birthDate' | 'facts' | 'maternity' | 'pregnancies' | 'enrolments'
>;

export interface ReadingFlagOptions {
  /** Undefined while it is not known: then nothing is judged. */
  readonly patient: JudgedPatient | undefined;
  /** IANA name of the facility's zone. */
  readonly timeZone: string;
}

/** The gravest flag of a reading, and what it asks of a person. */
export interface ReadingFlag extends Pick<Flag, 'code' | 'measure' | 'severity' | 'shape' | 'act'> {
  readonly level?: AlertLevel;
}

/** From the pregnancy that counts now, for services that tell no others; a due date nobody told is the day of the birth. */
function pregnancyNow({ maternity }: JudgedPatient): PersonFacts['pregnancies'] {
  const { bornOn, dueDate = bornOn } = maternity ?? {};
  return dueDate === undefined ? [] : [{ dueDate, ...(bornOn !== undefined && { bornOn }) }];
}

const isInMotherhood = ({ enrolments }: JudgedPatient): boolean =>
  enrolments.some(({ programme }) => programme === 'healthy_motherhood');

/** The facts the service tells of a patient; from what an earlier one tells, where it tells none. */
export const factsOfPatient = (patient: JudgedPatient): PersonFacts =>
  patient.facts ?? {
    sex: readVitaUser(patient).gender,
    birthDate: patient.birthDate,
    pregnancies: patient.pregnancies ?? pregnancyNow(patient),
    ...(isInMotherhood(patient) && { motherhoodUntil: null }),
    ...(patient.enrolments.some(({ programme }) => programme === 'apollo_sugar') && {
      diabetes: { from: 'programme' },
    }),
  };

/** What a reading is by the rules of the day it was taken on; undefined while the patient is not known. */
export const judgementOfReading = (
  record: JudgedRecord,
  { patient, timeZone }: ReadingFlagOptions,
): RecordJudgement | undefined => patient && judgeRecord(record, factsOfPatient(patient), { timeZone });

/** The flag of a judgement as calls show it. */
export function readingFlagOf({
  flag,
  level,
}: Pick<RecordJudgement, 'flag' | 'level'>): ReadingFlag | undefined {
  if (!flag) return undefined;
  const { code, measure, severity, shape, act } = flag;
  return { code, measure, severity, shape, ...(act && { act }), ...(level && { level }) };
}

/** By the rules of the day it was taken on; undefined where it has no flag. A reference, never a diagnosis. */
export function flagOfReading(record: JudgedRecord, options: ReadingFlagOptions): ReadingFlag | undefined {
  const judgement = judgementOfReading(record, options);
  return judgement && readingFlagOf(judgement);
}
