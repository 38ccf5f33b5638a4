import type { Measure } from '#observations';
import { DIABETES_GOALS, type DiabetesGoals, glucoseGoals, hba1cGoals } from './goals.ts';
import type { Person } from './person-context.ts';
import type { Range } from './range.ts';
import { BIRTH_WEIGHT, BMI_INDIA, BMI_LIMITS, BMI_WHO, weightForAgeRanges } from './rules/body.ts';
import {
  ADA_DIAGNOSIS,
  ADA_LOW,
  GESTATIONAL_DIABETES,
  GLUCOSE_LIMITS,
  HBA1C,
  HBA1C_LIMITS,
  PREGNANCY_GOALS,
} from './rules/glucose.ts';
import { HEMOGLOBIN_INDIA, HEMOGLOBIN_LIMITS, HEMOGLOBIN_WHO_2024 } from './rules/hemoglobin.ts';
import {
  ATP,
  CREATININE,
  FILTRATION,
  HORMONES,
  KIDNEY_LIMITS,
  PLATELETS,
  POTASSIUM,
  THYROID_LIMITS,
  THYROID_STIMULATING,
  TRIGLYCERIDE_LIMITS,
  URATE,
  URINE_PROTEIN,
} from './rules/laboratory.ts';
import { AHA, ISH, PRESSURE_LIMITS } from './rules/pressure.ts';
import { RAPID_TEST_RANGES } from './rules/rapid-tests.ts';
import { PULSE, RESPIRATION, SATURATION, TEMPERATURE } from './rules/vital-signs.ts';

/** Which of the rules that differ a programme goes by; a setting per programme, or per laboratory for `own`. */
export interface ThresholdScheme {
  readonly key: string;
  /** Raised with every change of a limit; stored with each alert. */
  readonly version: number;
  readonly bloodPressure: 'ish' | 'aha';
  readonly hemoglobin: 'amb' | 'who24';
  readonly bmi: 'india' | 'who';
  /** Of people known to have diabetes. */
  readonly goals: DiabetesGoals;
  /**
   * Ranges of a laboratory or programme; where one is for the person, it takes the place of our classes of its measure,
   * never of the limits of triage.
   */
  readonly own?: readonly Range[];
  /** Judged by these schemes alone: for figures that count classes, never for a person. */
  readonly only?: readonly string[];
}

/** `docs/open-questions.md` says that no clinician has signed it. */
export const INDIA_PROGRAMME: ThresholdScheme = {
  key: 'india-programme',
  version: 2,
  bloodPressure: 'ish',
  hemoglobin: 'amb',
  bmi: 'india',
  goals: DIABETES_GOALS,
};

export const INTERNATIONAL: ThresholdScheme = {
  key: 'international',
  version: 2,
  bloodPressure: 'aha',
  hemoglobin: 'who24',
  bmi: 'who',
  goals: DIABETES_GOALS,
};

/** The schemes a programme can be judged by, the default first. */
export const THRESHOLD_SCHEMES: readonly ThresholdScheme[] = [INDIA_PROGRAMME, INTERNATIONAL];

/** What a programme's setting says: one of the schemes by its key, and goals of its own where it has some. */
export interface ProgrammeScheme {
  readonly key: string;
  readonly goals?: DiabetesGoals | undefined;
}

const withGoals = new WeakMap<ProgrammeScheme, ThresholdScheme>();

/** The scheme of a setting; the default where there is none, or its key is of a later version. */
export function schemeOf(setting: ProgrammeScheme | undefined): ThresholdScheme {
  if (!setting) return INDIA_PROGRAMME;
  const known = withGoals.get(setting);
  if (known) return known;
  const { key, goals } = setting;
  const named = THRESHOLD_SCHEMES.find((scheme) => scheme.key === key) ?? INDIA_PROGRAMME;
  const scheme = goals ? { ...named, goals } : named;
  withGoals.set(setting, scheme);
  return scheme;
}

/** A scheme with its version, as it is stored beside a flag: `india-programme@2`. */
export const schemeName = ({ key, version }: ThresholdScheme): string => `${key}@${version}`;

/** Rules side by side, the most severe of which is shown; each is a list of which the first for the person holds. */
export type Rules = readonly (readonly (readonly Range[])[])[];

interface MeasureRules {
  /** Classes of the schemes: ranges of a laboratory go before them. */
  readonly classes?: Rules | ((scheme: ThresholdScheme) => Rules);
  /** Of triage, side by side; nothing takes their place. */
  readonly limits?: readonly (readonly Range[])[];
  /** Those of a standard with a line for every day of age. */
  readonly ofPerson?: (person: Person) => readonly Range[];
}

const beside = (...sets: readonly (readonly Range[])[]): Rules => sets.map((set) => [set]);

const pressure: MeasureRules = {
  classes: ({ bloodPressure }) => beside(bloodPressure === 'ish' ? ISH : AHA),
  limits: [PRESSURE_LIMITS],
};
const hormone: MeasureRules = { classes: beside(HORMONES) };
const lipid: MeasureRules = { classes: beside(ATP) };
const rapidTest: MeasureRules = { limits: [RAPID_TEST_RANGES] };
/** Nothing that is measured so has a rule of its own: it is part of another one, or waits for a clinician. */
const NO_RULE: MeasureRules = {};

/** The rules of every measure: one that is forgotten does not compile. */
const RULES: Readonly<Record<Measure, MeasureRules>> = {
  systolic: pressure,
  diastolic: pressure,
  spo2: { limits: [SATURATION] },
  oxygen: NO_RULE,
  hours: NO_RULE,
  temperature: { limits: [TEMPERATURE] },
  pulse: { limits: [PULSE] },
  respiration: { limits: [RESPIRATION] },
  glucose: {
    classes: ({ goals }) => beside(glucoseGoals(goals), PREGNANCY_GOALS, ADA_DIAGNOSIS, GESTATIONAL_DIABETES),
    // The low ones are printed in two units and the high ones in one: each list has its own unit.
    limits: [ADA_LOW, GLUCOSE_LIMITS],
  },
  hba1c: { classes: ({ goals }) => beside([...HBA1C, ...hba1cGoals(goals)]), limits: [HBA1C_LIMITS] },
  totalCholesterol: lipid,
  ldl: lipid,
  hdl: lipid,
  triglycerides: { classes: beside(ATP), limits: [TRIGLYCERIDE_LIMITS] },
  tsh: { classes: beside(THYROID_STIMULATING), limits: [THYROID_LIMITS] },
  ft4: hormone,
  t4: hormone,
  ft3: hormone,
  t3: hormone,
  hemoglobin: {
    classes: (scheme) =>
      scheme.hemoglobin === 'amb' ? [[HEMOGLOBIN_INDIA, HEMOGLOBIN_WHO_2024]] : beside(HEMOGLOBIN_WHO_2024),
    limits: [HEMOGLOBIN_LIMITS],
  },
  platelets: { limits: [PLATELETS] },
  potassium: { limits: [POTASSIUM] },
  creatinine: { classes: beside(CREATININE), limits: [KIDNEY_LIMITS] },
  egfr: { limits: [FILTRATION] },
  urate: { classes: beside(URATE) },
  urineProtein: { limits: [URINE_PROTEIN] },
  urineGlucose: NO_RULE,
  weight: { ofPerson: weightForAgeRanges },
  height: NO_RULE,
  bmi: { classes: ({ bmi }) => beside(bmi === 'india' ? BMI_INDIA : BMI_WHO), limits: [BMI_LIMITS] },
  birthWeight: { limits: [BIRTH_WEIGHT] },
  typhoid: rapidTest,
  malaria: rapidTest,
  dengue: rapidTest,
  chikungunya: rapidTest,
  hepatitis_b: rapidTest,
  hepatitis_c: rapidTest,
  hiv: rapidTest,
  syphilis: rapidTest,
  d_dimer: rapidTest,
  procalcitonin: rapidTest,
  crp: rapidTest,
  leptospira: rapidTest,
  troponin_1: rapidTest,
  pregnancyTest: NO_RULE,
  symptom: NO_RULE,
};

const classesOf = (measure: Measure, scheme: ThresholdScheme): Rules => {
  const { classes = [] } = RULES[measure];
  return typeof classes === 'function' ? classes(scheme) : classes;
};

const ofMeasure = (rules: Rules, measure: Measure): Rules =>
  rules.map((sets) => sets.map((set) => set.filter((range) => range.measure === measure)));

/** Without standards that have a line for every day of age. */
function settledRules(measure: Measure, scheme: ThresholdScheme): Rules {
  const { own, only } = scheme;
  const { limits = [] } = RULES[measure];
  const classes = classesOf(measure, scheme);
  const ours = classes.map((sets) => (own?.length ? [own, ...sets] : sets));
  const alone = own?.length && classes.length === 0 ? [[own]] : [];
  const rules = ofMeasure([...ours, ...alone, ...limits.map((set) => [set])], measure);
  if (!only) return rules;
  return rules.map((sets) => sets.map((set) => set.filter((range) => only.includes(range.scheme))));
}

/** The rules of each scheme by measure, worked out once: every value of every person is judged by them. */
const SETTLED = new WeakMap<ThresholdScheme, Map<Measure, Rules>>();

/**
 * The rules a scheme judges a measure by; a range of its own goes before each class of ours, beside the limits. Standards
 * with a line for every day of age are among them where a person is given.
 */
export function rulesOf(measure: Measure, scheme: ThresholdScheme, person?: Person): Rules {
  const known = SETTLED.get(scheme) ?? new Map<Measure, Rules>();
  SETTLED.set(scheme, known);
  const rules = known.get(measure) ?? settledRules(measure, scheme);
  known.set(measure, rules);
  const daily = (person && RULES[measure].ofPerson?.(person)) ?? [];
  const allowed = daily.filter((range) => scheme.only?.includes(range.scheme) ?? true);
  return allowed.length > 0 ? [...rules, [allowed]] : rules;
}

/** Whether a measure has rules only for some ages. */
export const hasDailyLines = (measure: Measure): boolean => RULES[measure].ofPerson !== undefined;

/** Every range there is, for tables and tests. */
export const ALL_RANGES: readonly Range[] = [
  ...new Set(
    (Object.keys(RULES) as Measure[]).flatMap((measure) =>
      THRESHOLD_SCHEMES.flatMap((scheme) => rulesOf(measure, scheme).flat(2)),
    ),
  ),
];
