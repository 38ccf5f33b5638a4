import type { PersonContext } from '#clinical';
import { yearsOf } from './scale.ts';
import { type ScaleKey, scaleOf } from './scales.ts';

/** An organisation's setting for one score (specification 3.2). Ages are completed years. */
interface ScorePreference {
  readonly offered: boolean;
  readonly fromAge: number | null;
  readonly toAge: number | null;
  /** Empty means every patient, enrolled or not. */
  readonly programmes: readonly string[];
  /** Hours until the score is due again; null means never. */
  readonly remindAfterHours?: number | null;
}

/** The organisation's settings; absent if there are none. */
export interface ScalePreferences {
  readonly scores: Readonly<Partial<Record<ScaleKey | 'EGFR', ScorePreference>>>;
  /** Scores without their own preference that are hidden. */
  readonly hidden?: readonly string[] | undefined;
  readonly riskAssessments?: readonly string[] | undefined;
  readonly questionnaires?: readonly string[] | undefined;
}

/** The scores that have their own preference. */
export const SCORE_PREFERENCES = [
  'NEWS',
  'GCS',
  'QSOFA',
  'SOFA',
  'APACHE_II',
] as const satisfies readonly ScaleKey[];
const RISK_SCALES: readonly string[] = ['NCD', 'PREDIABETES', 'AICVD'] satisfies readonly ScaleKey[];

/** Offered until the organisation chooses its questionnaires. */
const QUESTIONNAIRES: readonly string[] = ['PHQ_2', 'PHQ_9', 'EPDS'] satisfies readonly ScaleKey[];

/** Returns the preference of a score. The infant coma scale shares that of the adult one, but has its own ages. */
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

/** Whether an organisation offers a scale to a person. `notFor` decides whether it applies. */
export function isOfferedFor(
  key: ScaleKey,
  preferences: ScalePreferences,
  person: PersonContext,
  /** Keys of the person's programmes. */
  enrolled: readonly string[],
): boolean {
  const own = ownPreference(key, preferences.scores);
  return isChosen(key, preferences) && (own === undefined || isOfThem(own, yearsOf(person), enrolled));
}

/** Whether the eGFR is shown for a person. The default is yes. */
export function isGfrOffered(
  { scores: { EGFR } }: ScalePreferences,
  person: PersonContext,
  enrolled: readonly string[],
): boolean {
  return EGFR === undefined || (EGFR.offered && isOfThem(EGFR, yearsOf(person), enrolled));
}

const HOUR = 3600;

/**
 * Returns the scores that are due again, by the organisation's intervals.
 * `taken` maps each scale to the time of its last score, unix seconds.
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
