import {
  flagReading,
  type KnownDiabetes,
  type PersonContext,
  type PersonFacts,
  type PregnancyAnswer,
} from '#clinical';
import { isoDay } from '#formatting';
import { type ReportedAnswers, reportedSymptoms } from './reported-symptoms.ts';

/**
 * Diabetes medicines by substance in any spelling, and common Indian brands. A person who takes one is known to have
 * diabetes (clinical safety, part 4).
 */
export const DIABETES_MEDICINES =
  'metformin|glycomet|glucophage|gliclazide|glimepiride|amaryl|glipizide|glibenclamide|glyburide|pioglitazone|sitagliptin|vildagliptin|galvus|linagliptin|teneligliptin|saxagliptin|alogliptin|dapagliflozin|empagliflozin|canagliflozin|acarbose|voglibose|repaglinide|liraglutide|semaglutide|dulaglutide|exenatide|insulin|humulin|lantus|novomix|mixtard|huminsulin';

const MEDICINE = new RegExp(DIABETES_MEDICINES, 'i');

export const isDiabetesMedicine = (name: string): boolean => MEDICINE.test(name);

/** Facts of one call, from its latest version. `at` is its start, unix seconds. */
export interface ReportedLog {
  readonly at: number;
  readonly answers: ReportedAnswers;
}

const includes = (value: unknown, wanted: string): boolean =>
  value === wanted || (Array.isArray(value) && value.includes(wanted));

/** Returns the names of medicines as written. */
export function namesOfMedicines({ medications }: ReportedAnswers): readonly string[] {
  const rows = medications?.medicines;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const name = typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined;
    return typeof name === 'string' ? [name] : [];
  });
}

/** Returns how a call shows diabetes; undefined if it does not. */
function diabetesIn(answers: ReportedAnswers): KnownDiabetes['from'] | undefined {
  if (includes(answers.medicalCondition?.conditions, 'DIABETES')) return 'told';
  return namesOfMedicines(answers).some(isDiabetesMedicine) ? 'medicine' : undefined;
}

/** Stored kinds of the test: fasting, or at any time of day. */
const AFTER_A_FAST = 'FASTING_OGTT';
const HOURS = { fasting: 0, oneHour: 1, twoHours: 2 } as const;
const IN_PREGNANCY: PersonContext = { pregnant: true };

/** Whether a reported 75 g test is in the range of gestational diabetes. */
function reportsGestationalDiabetes({ screeningForGestationalDiabetes: test }: ReportedAnswers): boolean {
  if (test?.done !== 'YES') return false;
  return Object.entries(HOURS).some(([key, hour]) => {
    const value = Number(test[key]);
    const unit = test[`${key}Unit`];
    if (test[key] === undefined || test[key] === '' || !Number.isFinite(value)) return false;
    const reading = {
      measure: 'glucoseTolerance',
      fasting: test.kind === AFTER_A_FAST,
      hours: { [hour]: value },
      unit: typeof unit === 'string' ? unit : 'mg/dL',
    } as const;
    return flagReading(reading, IN_PREGNANCY).flag !== undefined;
  });
}

/** Answers to the question about a possible pregnancy. A possible one is not a pregnancy. */
const PREGNANCY_ANSWERS: Readonly<Record<string, PregnancyAnswer['answer']>> = {
  NO: 'no',
  YES: 'perhaps',
  NOT_SURE: 'perhaps',
};

function pregnancyAnswerIn({ medicalCondition }: ReportedAnswers): PregnancyAnswer['answer'] | undefined {
  const given = medicalCondition?.mayBePregnant;
  return typeof given === 'string' && Object.hasOwn(PREGNANCY_ANSWERS, given)
    ? PREGNANCY_ANSWERS[given]
    : undefined;
}

/**
 * Returns facts from a patient's calls that affect the evaluation of readings. `timeZone` is the IANA name of the
 * facility's time zone.
 */
export function reportedFacts(
  logs: readonly ReportedLog[],
  timeZone: string,
): Pick<PersonFacts, 'symptoms' | 'diabetes' | 'gestationalDiabetes' | 'pregnancyAnswers'> {
  const inOrder = logs.toSorted((one, other) => one.at - other.at);
  const day = ({ at }: ReportedLog) => isoDay(at, timeZone);
  const known = inOrder.flatMap((log): KnownDiabetes[] => {
    const from = diabetesIn(log.answers);
    return from === undefined ? [] : [{ since: day(log), from }];
  });
  const [diabetes] = known;
  const pregnancyAnswers = inOrder.flatMap((log): PregnancyAnswer[] => {
    const [on, answer] = [day(log), pregnancyAnswerIn(log.answers)];
    return on === undefined || answer === undefined ? [] : [{ on, answer }];
  });
  return {
    symptoms: inOrder.flatMap(({ at, answers }) =>
      reportedSymptoms(answers).map((symptom) => ({ at, symptom })),
    ),
    ...(diabetes && { diabetes }),
    ...(pregnancyAnswers.length > 0 && { pregnancyAnswers }),
    gestationalDiabetes: inOrder
      .filter(({ answers }) => reportsGestationalDiabetes(answers))
      .flatMap((log) => day(log) ?? []),
  };
}
