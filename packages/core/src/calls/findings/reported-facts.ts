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
 * Medicines against diabetes by their substance, in any spelling around it (names of brands too where they are sold most
 * in India). A person who takes one is known to have diabetes (clinical safety, part 4).
 */
export const DIABETES_MEDICINES =
  'metformin|glycomet|glucophage|gliclazide|glimepiride|amaryl|glipizide|glibenclamide|glyburide|pioglitazone|sitagliptin|vildagliptin|galvus|linagliptin|teneligliptin|saxagliptin|alogliptin|dapagliflozin|empagliflozin|canagliflozin|acarbose|voglibose|repaglinide|liraglutide|semaglutide|dulaglutide|exenatide|insulin|humulin|lantus|novomix|mixtard|huminsulin';

const MEDICINE = new RegExp(DIABETES_MEDICINES, 'i');

export const isDiabetesMedicine = (name: string): boolean => MEDICINE.test(name);

/** What one call told, by its newest version. `at` is when it was begun, unix seconds. */
export interface ReportedLog {
  readonly at: number;
  readonly answers: ReportedAnswers;
}

const includes = (value: unknown, wanted: string): boolean =>
  value === wanted || (Array.isArray(value) && value.includes(wanted));

/** As they were written. */
export function namesOfMedicines({ medications }: ReportedAnswers): readonly string[] {
  const rows = medications?.medicines;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const name = typeof row === 'object' && row !== null && 'name' in row ? row.name : undefined;
    return typeof name === 'string' ? [name] : [];
  });
}

/** Where a call tells of a diabetes; undefined where it tells of none. */
function diabetesIn(answers: ReportedAnswers): KnownDiabetes['from'] | undefined {
  if (includes(answers.medicalCondition?.conditions, 'DIABETES')) return 'told';
  return namesOfMedicines(answers).some(isDiabetesMedicine) ? 'medicine' : undefined;
}

/** The kinds of the test as the form stores them: after a fast, or at any time of day. */
const AFTER_A_FAST = 'FASTING_OGTT';
const HOURS = { fasting: 0, oneHour: 1, twoHours: 2 } as const;
const IN_PREGNANCY: PersonContext = { pregnant: true };

/** Whether a 75 g test that a call tells is in the range of gestational diabetes. */
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

/** The answers of the question whether she may be pregnant. Who may be is not therefore pregnant. */
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

/** What the calls of a patient say about how readings are judged. `timeZone` is the IANA name of the facility's zone. */
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
