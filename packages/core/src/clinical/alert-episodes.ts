import { dayAfter } from '#formatting';
import { MAX_EPISODE } from '#metrics';
import { FLAG_CODES } from '#observations';
import type { FlagShape } from './range.ts';
import { ALL_RANGES } from './rules/rules-of.ts';

/** Flags that no range has, for low values. Their other computed flags are for high values. */
const LOW_FLAGS: ReadonlySet<string> = new Set([
  'bmi-age:severely-thin',
  'bmi-age:thin',
  'waz:severely-underweight',
  'waz:underweight',
  'laboratory:critical-low',
  'laboratory:very-low',
  'laboratory:low',
]);

/** High flags that are neither in a range nor in `FLAG_CODES`: those of laboratory results and of earlier limits. */
const HIGH_FLAGS: ReadonlySet<string> = new Set([
  'laboratory:high',
  'laboratory:very-high',
  'laboratory:critical-high',
  'aha:severe',
  'esc:grade3',
  'ob:repeat-4h',
]);

const SHAPES: ReadonlyMap<string, FlagShape> = new Map(
  ALL_RANGES.flatMap(({ bands }) => bands.map(({ flag, shape }): [string, FlagShape] => [flag, shape])),
);

/** Returns whether a flag is for high or low values. Unknown flags and results without a direction have none. */
export function flagDirection(flag: string): FlagShape {
  if (LOW_FLAGS.has(flag)) return 'down';
  const shape = SHAPES.get(flag);
  if (shape) return shape;
  return HIGH_FLAGS.has(flag) || FLAG_CODES.some((code) => code === flag) ? 'up' : 'dot';
}

/** Both numbers of a blood pressure are one subject: 186/112 and 150/114 have the same cause. */
const SUBJECTS: Readonly<Record<string, string>> = { systolic: 'bloodpressure', diastolic: 'bloodpressure' };

/**
 * Returns the cause of an alert: its measure and direction. Alerts without a direction have the same cause only if
 * their flag is the same.
 */
export function alertCause({ measure, flag }: { readonly measure: string; readonly flag: string }): string {
  const direction = flagDirection(flag);
  return `${SUBJECTS[measure] ?? measure} ${direction === 'dot' ? flag : direction}`;
}

export interface EpisodeFacts {
  /** Id of the patient. */
  readonly patient: string;
  /** At least one. Two alerts have the same cause if they share any. */
  readonly causes: readonly string[];
  /** Local day of the facility, YYYY-MM-DD. */
  readonly day: string;
}

/** Alerts of one patient with the same cause, newest first. */
export type Episode<Item> = readonly [Item, ...Item[]];

interface Growing {
  readonly causes: ReadonlySet<string>;
  readonly places: readonly number[];
  /** Day of its oldest alert. */
  readonly from: string;
}

/**
 * Groups alerts or danger signs into episodes: same patient, same cause, and no day without one in between.
 * Expects the newest first, and returns the episodes in the order of their newest alerts.
 */
export function groupEpisodes<Item>(
  items: readonly Item[],
  factsOf: (item: Item) => EpisodeFacts,
): readonly Episode<Item>[] {
  const ofPatient = new Map<string, Growing[]>();
  items.forEach((item, place) => {
    const { patient, causes, day } = factsOf(item);
    const before = ofPatient.get(patient) ?? [];
    const next = dayAfter(day, 1);
    const touches = (one: Growing): boolean =>
      one.from <= next && one.places.length < MAX_EPISODE && causes.some((cause) => one.causes.has(cause));
    const same = before.filter(touches);
    ofPatient.set(patient, [
      ...before.filter((one) => !same.includes(one)),
      {
        causes: new Set([...same.flatMap((one) => [...one.causes]), ...causes]),
        places: [...same.flatMap((one) => one.places), place],
        from: day,
      },
    ]);
  });
  return [...ofPatient.values()]
    .flat()
    .map(({ places }) => places.toSorted((a, b) => a - b))
    .toSorted(([a = 0], [b = 0]) => a - b)
    .map((places) => places.map((place) => items[place]) as [Item, ...Item[]]);
}

export interface SevereAlert {
  readonly level: string;
  readonly measure: string;
  readonly flag: string;
  readonly values: readonly { readonly key: string; readonly value?: number; readonly unit?: string }[];
}

/** Returns the value that has the measure's key, or the only one: a glucose is stored as `value`. */
const measured = ({ measure, values }: SevereAlert) =>
  values.find(({ key }) => key === measure) ?? (values.length === 1 ? values[0] : undefined);

/** Returns whether an alert is worse than another: a critical one, or a value that is farther out in the same unit. */
function isWorse(alert: SevereAlert, other: SevereAlert): boolean {
  if (alert.level !== other.level) return alert.level === 'critical';
  const [one, two] = [measured(alert), measured(other)];
  if (alert.measure !== other.measure || one?.value === undefined || two?.value === undefined) return false;
  if (one.unit !== two.unit) return false;
  const direction = flagDirection(alert.flag);
  return direction === 'dot' ? false : direction === 'up' ? one.value > two.value : one.value < two.value;
}

/** Returns the worst alert of an episode, the newest of equals. */
export const worstAlert = <Alert extends SevereAlert>(episode: Episode<Alert>): Alert =>
  episode.reduce((worst, alert) => (isWorse(alert, worst) ? alert : worst));
