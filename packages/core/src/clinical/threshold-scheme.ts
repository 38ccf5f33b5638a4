import { DIABETES_GOALS, type DiabetesGoals } from './goals.ts';
import type { Range } from './range.ts';

/** A programme's choice among differing rules; a setting per programme, or per lab for `own`. */
export interface ThresholdScheme {
  readonly key: string;
  /** Increased with every change of a limit; stored with each alert. */
  readonly version: number;
  readonly bloodPressure: 'ish' | 'aha';
  readonly hemoglobin: 'amb' | 'who24';
  readonly bmi: 'india' | 'who';
  /** For people with known diabetes. */
  readonly goals: DiabetesGoals;
  /**
   * Ranges of a lab or programme. They replace our classes of the measure for people they cover, never triage limits.
   */
  readonly own?: readonly Range[];
  /** Restricts judgement to these schemes: for statistics, never for a person. */
  readonly only?: readonly string[];
}

/** Not signed by a clinician: see `docs/open-questions.md`. */
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

/** Available schemes, default first. */
export const THRESHOLD_SCHEMES: readonly ThresholdScheme[] = [INDIA_PROGRAMME, INTERNATIONAL];

/** A programme's setting: the key of a scheme, and optional goals. */
export interface ProgrammeScheme {
  readonly key: string;
  readonly goals?: DiabetesGoals | undefined;
}

const withGoals = new WeakMap<ProgrammeScheme, ThresholdScheme>();

/** Returns the scheme of a setting; the default if there is none or its key is unknown. */
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

/** Returns a scheme with its version, as stored with flags: `india-programme@2`. */
export const schemeName = ({ key, version }: ThresholdScheme): string => `${key}@${version}`;
