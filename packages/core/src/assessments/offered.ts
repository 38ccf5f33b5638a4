import type { PersonContext } from '#clinical';
import { yearsOf } from './scale.ts';
import { type ScaleKey, scaleOf } from './scales.ts';

/** What an organisation decided of one score (the preferences of specification 3.2); ages in completed years. */
export interface ScorePreference {
  readonly offered: boolean;
  readonly fromAge: number | null;
  readonly toAge: number | null;
  /** Empty: of any programme, or none. */
  readonly programmes: readonly string[];
}

/** The organisation's choices; absent where it made none. */
export interface ScalePreferences {
  readonly scores: Readonly<Partial<Record<ScaleKey, ScorePreference>>>;
  readonly riskAssessments?: readonly string[] | undefined;
  readonly questionnaires?: readonly string[] | undefined;
}

/** The scores that have a preference of their own. */
export const SCORE_PREFERENCES = [
  'NEWS',
  'GCS',
  'QSOFA',
  'SOFA',
  'APACHE_II',
] as const satisfies readonly ScaleKey[];
export const RISK_SCALES: readonly string[] = ['NCD', 'PREDIABETES', 'AICVD'] satisfies readonly ScaleKey[];

function isChosen(key: ScaleKey, { scores, riskAssessments, questionnaires }: ScalePreferences): boolean {
  const isDefault = scaleOf(key)?.needsSetting !== true;
  if (RISK_SCALES.includes(key)) return riskAssessments?.includes(key) ?? isDefault;
  return (scores[key]?.offered ?? isDefault) || (questionnaires?.includes(key) ?? false);
}

function isOfThem(
  { fromAge, toAge, programmes }: ScorePreference,
  years: number | undefined,
  enrolled: readonly string[],
): boolean {
  const isOfAge =
    (fromAge === null || (years ?? fromAge) >= fromAge) && (toAge === null || (years ?? toAge) <= toAge);
  return isOfAge && (programmes.length === 0 || programmes.some((one) => enrolled.includes(one)));
}

/** Whether an organisation offers a scale for a person. Whether the scale holds for them is `notFor`. */
export function isOfferedFor(
  key: ScaleKey,
  preferences: ScalePreferences,
  person: PersonContext,
  /** The programmes they are enrolled in. */
  enrolled: readonly string[],
): boolean {
  const own = preferences.scores[key];
  return isChosen(key, preferences) && (own === undefined || isOfThem(own, yearsOf(person), enrolled));
}
