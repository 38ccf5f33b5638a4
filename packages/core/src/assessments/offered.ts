import type { PersonContext } from '#clinical';
import { yearsOf } from './scale.ts';
import { type ScaleKey, scaleOf } from './scales.ts';

/** What an organisation decided of one score (the preferences of specification 3.2); ages in completed years. */
interface ScorePreference {
  readonly offered: boolean;
  readonly fromAge: number | null;
  readonly toAge: number | null;
  /** Empty: of any programme, or none. */
  readonly programmes: readonly string[];
  /** After so many hours it is asked for again; null: never. */
  readonly remindAfterHours?: number | null;
}

/** The organisation's choices; absent where it made none. */
export interface ScalePreferences {
  readonly scores: Readonly<Partial<Record<ScaleKey | 'EGFR', ScorePreference>>>;
  /** Scores without a preference of their own that are not offered. */
  readonly hidden?: readonly string[] | undefined;
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
const RISK_SCALES: readonly string[] = ['NCD', 'PREDIABETES', 'AICVD'] satisfies readonly ScaleKey[];

/** On as long as the organisation has not chosen its questionnaires. */
const QUESTIONNAIRES: readonly string[] = ['PHQ_2', 'PHQ_9', 'EPDS'] satisfies readonly ScaleKey[];

/** Infants have rows of their own of the coma scale; the organisation decides on it once. Its ages are those of the scale. */
function ownPreference(key: ScaleKey, scores: ScalePreferences['scores']): ScorePreference | undefined {
  const { GCS } = scores;
  return key === 'GCS_INFANT' ? GCS && { ...GCS, fromAge: null, toAge: null } : scores[key];
}

function isChosen(
  key: ScaleKey,
  { scores, hidden, riskAssessments, questionnaires }: ScalePreferences,
): boolean {
  const isDefault = scaleOf(key)?.needsSetting !== true;
  if (hidden?.includes(key)) return false;
  if (RISK_SCALES.includes(key)) return riskAssessments?.includes(key) ?? isDefault;
  if (QUESTIONNAIRES.includes(key)) return questionnaires?.includes(key) ?? isDefault;
  return (ownPreference(key, scores)?.offered ?? isDefault) || (questionnaires?.includes(key) ?? false);
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
  const own = ownPreference(key, preferences.scores);
  return isChosen(key, preferences) && (own === undefined || isOfThem(own, yearsOf(person), enrolled));
}

/** Whether the filtration rate is shown for a person; it is where nobody decided. */
export function isGfrOffered(
  { scores: { EGFR } }: ScalePreferences,
  person: PersonContext,
  enrolled: readonly string[],
): boolean {
  return EGFR === undefined || (EGFR.offered && isOfThem(EGFR, yearsOf(person), enrolled));
}

const HOUR = 3600;

/**
 * Scores that were taken and are to be taken again: so many hours after the last one, as the organisation decided. `taken` has
 * when each scale was last taken, unix seconds.
 */
export function dueAgain(
  taken: ReadonlyMap<string, number>,
  { scores }: ScalePreferences,
  now: number,
): readonly { readonly scale: ScaleKey; readonly since: number }[] {
  return SCORE_PREFERENCES.flatMap((scale) => {
    const [at, hours] = [taken.get(scale), scores[scale]?.remindAfterHours];
    if (at === undefined || !hours) return [];
    const since = at + hours * HOUR;
    return since <= now ? [{ scale, since }] : [];
  });
}
