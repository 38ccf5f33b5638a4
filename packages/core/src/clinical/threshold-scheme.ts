import { DIABETES_GOALS, type DiabetesGoals } from './goals.ts';
import type { Range } from './range.ts';

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
  version: 3,
  bloodPressure: 'ish',
  hemoglobin: 'amb',
  bmi: 'india',
  goals: DIABETES_GOALS,
};

export const INTERNATIONAL: ThresholdScheme = {
  key: 'international',
  version: 3,
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
