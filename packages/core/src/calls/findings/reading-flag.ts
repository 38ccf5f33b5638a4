import {
  type AlertLevel,
  type Flag,
  type JudgedRecord,
  judgeRecord,
  type PersonFacts,
  type RecordJudgement,
} from '#clinical';
import { type Patient, readVitaUser } from '#patients';

/** Facts about a patient that affect the evaluation of a reading. */
export type JudgedPatient = Pick<
  Patient,
  'appUserInfo' | 'birthDate' | 'facts' | 'maternity' | 'pregnancies' | 'enrolments'
>;

export interface ReadingFlagOptions {
  /** Undefined while unknown: nothing is evaluated then. */
  readonly patient: JudgedPatient | undefined;
  /** IANA name of the facility's time zone. */
  readonly timeZone: string;
}

/** The most severe flag of a reading, and the required act. */
export interface ReadingFlag extends Pick<Flag, 'code' | 'measure' | 'severity' | 'shape' | 'act'> {
  readonly level?: AlertLevel;
}

/** Derives the current pregnancy, for services that send no others. A missing due date counts as the birth date. */
function pregnancyNow({ maternity }: JudgedPatient): PersonFacts['pregnancies'] {
  const { bornOn, dueDate = bornOn } = maternity ?? {};
  return dueDate === undefined ? [] : [{ dueDate, ...(bornOn !== undefined && { bornOn }) }];
}

const isInMotherhood = ({ enrolments }: JudgedPatient): boolean =>
  enrolments.some(({ programme }) => programme === 'healthy_motherhood');

/** Returns the facts that the service sends; otherwise derived from older fields. */
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

/** Evaluates a reading by the rules of its day; undefined without a known patient. */
export const judgementOfReading = (
  record: JudgedRecord,
  { patient, timeZone }: ReadingFlagOptions,
): RecordJudgement | undefined => patient && judgeRecord(record, factsOfPatient(patient), { timeZone });

/** Returns the flag of an evaluation, as calls display it. */
export function readingFlagOf({
  flag,
  level,
}: Pick<RecordJudgement, 'flag' | 'level'>): ReadingFlag | undefined {
  if (!flag) return undefined;
  const { code, measure, severity, shape, act } = flag;
  return { code, measure, severity, shape, ...(act && { act }), ...(level && { level }) };
}

/** Returns the flag by the rules of its day; undefined if there is none. For reference, never a diagnosis. */
export function flagOfReading(record: JudgedRecord, options: ReadingFlagOptions): ReadingFlag | undefined {
  const judgement = judgementOfReading(record, options);
  return judgement && readingFlagOf(judgement);
}
