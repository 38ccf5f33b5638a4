import type { FlagCode, Measure, Symptom } from '#observations';

/**
 * How far a category is from the reference. `severe` is to be dealt with the same day; `critical` at once, before a call is
 * saved (clinical safety, part 2).
 */
export const SEVERITIES = ['info', 'mild', 'moderate', 'severe', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What is drawn beside the text, since colour alone says nothing: which way the value lies. */
export type FlagShape = 'up' | 'down' | 'dot';

/** One category: the bounds of its values, compared after rounding to the range's decimals. */
export interface Band {
  readonly flag: FlagCode;
  /** This value and more. */
  readonly from?: number;
  /** More than this value. */
  readonly above?: number;
  /** Less than this value. */
  readonly below?: number;
  readonly severity: Severity;
  readonly shape: FlagShape;
  /** Where one band of a sourced range is not sourced itself. */
  readonly status?: SourceStatus;
}

/** Whether a named page says it; what is unverified waits for a clinician, and alerts all the same. */
export type SourceStatus = 'sourced' | 'unverified';

/** Whether somebody is with child, and since when not: ranges for anybody else do not hold then. */
export const MATERNAL_STATES = ['none', 'trimester1', 'trimester2', 'trimester3', 'after-birth'] as const;
export type MaternalState = (typeof MATERNAL_STATES)[number];

/** When a glucose was taken, as the ranges tell them apart. `challenge-2h` is 75 g without a fast before it. */
export type GlucoseSituation =
  | 'random'
  | 'fasting'
  | 'before-meal'
  | 'after-meal'
  | 'after-meal-1h'
  | 'after-meal-2h'
  | 'tolerance-0h'
  | 'tolerance-1h'
  | 'tolerance-2h'
  | 'challenge-2h'
  | 'challenge-other';

/** Whom a range is for. What is not said does not matter, except pregnancy: without `maternal` it must be none. */
export interface Population {
  readonly sex?: 'male' | 'female';
  /** Completed months: from the first on, under the second. */
  readonly months?: readonly [from: number, below: number];
  /** Completed days: from the first on, under the second. */
  readonly days?: readonly [from: number, below: number];
  readonly maternal?: readonly MaternalState[];
  readonly situations?: readonly GlucoseSituation[];
  /** Diabetes is known, or is not; without it the range is for both. */
  readonly diabetes?: boolean;
  /** Told beside the value: one of them is enough. */
  readonly symptoms?: readonly Symptom[];
  /** A blood pressure of 140/90 or more in these days, or none. */
  readonly raisedPressure?: boolean;
  /** Diabetes of this pregnancy, or before it, is known. */
  readonly diabetesInPregnancy?: boolean;
  readonly oxygenScale?: 1 | 2;
  readonly onOxygen?: boolean;
  /** A reading whose setting is unknown may be one of either. */
  readonly setting?: MeasurementSetting;
}

/** Where a blood pressure was measured: readings at home have lower limits (ISH 2020). */
export type MeasurementSetting = 'home' | 'clinic';

/**
 * What the bands of a range say. Only a `reference` makes a value "in range". Limits of `triage` say from where on somebody
 * has to act, so a value inside of them has reached no urgent limit, and nothing more is known.
 */
type RangeUse = 'reference' | 'triage';

/** From the least to the greatest, both included; a side without a bound is open. */
export interface Interval {
  readonly least?: number;
  readonly greatest?: number;
}

/** A range as data. Between its bands lies what needs no flag. */
export interface Range {
  readonly scheme: string;
  /** A reference where it is left out. */
  readonly use?: RangeUse;
  /** The reference interval where it is narrower than the space between the bands: values outside of it are not "in range". */
  readonly interval?: Interval;
  /** The edition of the rule. */
  readonly version: string;
  readonly measure: Measure;
  readonly population: Population;
  readonly specimen?: string;
  /** UCUM, and one of the measure's units. */
  readonly unit: string;
  /** The rule's own precision: values are rounded to it before they are compared. */
  readonly decimals: number;
  readonly bands: readonly Band[];
  readonly source: string;
  readonly status: SourceStatus;
}

/** A category above the reference: from the first bound on, under the second where there is one. */
export const high = (flag: FlagCode, severity: Severity, from: number, below?: number): Band => ({
  flag,
  severity,
  shape: 'up',
  from,
  ...(below === undefined ? {} : { below }),
});

/** A category above the reference that begins beyond its last value. */
export const over = (flag: FlagCode, severity: Severity, above: number): Band => ({
  flag,
  severity,
  shape: 'up',
  above,
});

/** A category below the reference: under the first bound, from the second on where there is one. */
export const low = (
  flag: FlagCode,
  severity: Severity,
  below: number,
  from?: number,
  status?: SourceStatus,
): Band => ({
  flag,
  severity,
  shape: 'down',
  below,
  ...(from === undefined ? {} : { from }),
  ...(status === undefined ? {} : { status }),
});

/** Neither good nor bad by itself. */
export const noted = (flag: FlagCode, from: number): Band => ({ flag, severity: 'info', shape: 'dot', from });

/** Ranges that share everything but what is given for each. */
export const rangesOf =
  <Shared extends Partial<Range>>(shared: Shared) =>
  (own: Omit<Range, keyof Shared> & Partial<Range>): Range =>
    // What `shared` leaves out, `own` has to give.
    ({ ...shared, ...own }) as Range;

/** Years as the months of a population. */
export const years = (from: number, below = Number.POSITIVE_INFINITY): readonly [number, number] => [
  from * 12,
  below * 12,
];

/** Everybody, with child or not. */
export const ANY_STATE: Population = { maternal: MATERNAL_STATES };
/** The first 28 days, and from then on (clinical safety, part 2: "from 1 month"). */
export const NEWBORN = { days: [0, 28] } as const satisfies Population;
export const PAST_NEWBORN = { days: [28, Number.POSITIVE_INFINITY] } as const satisfies Population;
/** Bands of diagnosis and goals hold for everybody but a pregnant woman, who has narrower ones. */
export const NOT_PREGNANT = {
  ...PAST_NEWBORN,
  maternal: ['none', 'after-birth'],
} as const satisfies Population;

export const PREGNANT: readonly MaternalState[] = ['trimester1', 'trimester2', 'trimester3'];
export const MATERNITY: readonly MaternalState[] = [...PREGNANT, 'after-birth'];
export const ADULT = { months: years(18) } as const satisfies Population;

/**
 * Limits of triage (clinical safety, part 2): from where on a value is dealt with the same day or at once, whatever a
 * narrower scheme says. They stand beside the classes of the other schemes, and no scheme takes their place.
 */
export const triage = rangesOf({ scheme: 'triage', version: '3', use: 'triage' });

/** A limit that a clinician of the installation has yet to confirm. */
export const TO_CONFIRM = { status: 'unverified' } as const;
export const SOURCED = { status: 'sourced' } as const;
