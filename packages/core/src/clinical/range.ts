import type { FlagCode, Measure, Symptom } from '#observations';

/**
 * Distance of a category from the reference. `severe` must be handled the same day; `critical` at once, before a call
 * is saved (clinical safety, part 2).
 */
export const SEVERITIES = ['info', 'mild', 'moderate', 'severe', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Shape next to the text, because colour alone is not enough: the direction of the value. */
export type FlagShape = 'up' | 'down' | 'dot';

/** A category: bounds of its values, compared after rounding to the range's decimals. */
export interface Band {
  readonly flag: FlagCode;
  /** Inclusive lower bound. */
  readonly from?: number;
  /** Exclusive lower bound. */
  readonly above?: number;
  /** Exclusive upper bound. */
  readonly below?: number;
  readonly severity: Severity;
  readonly shape: FlagShape;
  /** Status of a band without a source, in a sourced range. */
  readonly status?: SourceStatus;
}

/** Whether a named page has it. Unverified limits wait for a clinician, but alert just the same. */
export type SourceStatus = 'sourced' | 'unverified';

/** Maternal states. Ranges for others don't apply in pregnancy and after it. */
export const MATERNAL_STATES = ['none', 'trimester1', 'trimester2', 'trimester3', 'after-birth'] as const;
export type MaternalState = (typeof MATERNAL_STATES)[number];

/** Situations of a glucose that ranges distinguish. `challenge-2h` is 75 g without fasting. */
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

/** Who a range is for. Absent facts don't matter, except pregnancy: without `maternal` there must be none. */
export interface Population {
  readonly sex?: 'male' | 'female';
  /** Completed months: start included, end excluded. */
  readonly months?: readonly [from: number, below: number];
  /** Completed days: start included, end excluded. */
  readonly days?: readonly [from: number, below: number];
  readonly maternal?: readonly MaternalState[];
  readonly situations?: readonly GlucoseSituation[];
  /** Known diabetes or none; absent means both. */
  readonly diabetes?: boolean;
  /** Reported with the value; any one of them is enough. */
  readonly symptoms?: readonly Symptom[];
  /** A recent blood pressure of 140/90 or more, or none. */
  readonly raisedPressure?: boolean;
  /** Known diabetes of this pregnancy, or before it. */
  readonly diabetesInPregnancy?: boolean;
  readonly oxygenScale?: 1 | 2;
  readonly onOxygen?: boolean;
  /** A reading of unknown setting may be either. */
  readonly setting?: MeasurementSetting;
}

/** Where a blood pressure was measured: home readings have lower limits (ISH 2020). */
export type MeasurementSetting = 'home' | 'clinic';

/**
 * Use of a range's bands. Only a `reference` makes a value "in range". `triage` limits require action: a value within
 * them has reached no urgent limit, and nothing more is known.
 */
type RangeUse = 'reference' | 'triage';

/** Inclusive range; a missing bound is open. */
export interface Interval {
  readonly least?: number;
  readonly greatest?: number;
}

/** A range as data. Values between its bands need no flag. */
export interface Range {
  readonly scheme: string;
  /** Default: reference. */
  readonly use?: RangeUse;
  /** Reference interval, if narrower than the space between the bands: values outside it are not "in range". */
  readonly interval?: Interval;
  /** Edition of the rule. */
  readonly version: string;
  readonly measure: Measure;
  readonly population: Population;
  readonly specimen?: string;
  /** UCUM; one of the measure's units. */
  readonly unit: string;
  /** Precision of the rule: values are rounded to it before comparison. */
  readonly decimals: number;
  readonly bands: readonly Band[];
  readonly source: string;
  readonly status: SourceStatus;
}

/** A category above the reference: lower bound included, upper bound excluded. */
export const high = (flag: FlagCode, severity: Severity, from: number, below?: number): Band => ({
  flag,
  severity,
  shape: 'up',
  from,
  ...(below === undefined ? {} : { below }),
});

/** A category above the reference with an exclusive lower bound. */
export const over = (flag: FlagCode, severity: Severity, above: number): Band => ({
  flag,
  severity,
  shape: 'up',
  above,
});

/** A category below the reference: upper bound excluded, lower bound included. */
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

/** A neutral category. */
export const noted = (flag: FlagCode, from: number): Band => ({ flag, severity: 'info', shape: 'dot', from });

/** Creates ranges with shared properties. */
export const rangesOf =
  <Shared extends Partial<Range>>(shared: Shared) =>
  (own: Omit<Range, keyof Shared> & Partial<Range>): Range =>
    // `own` provides everything that `shared` lacks.
    ({ ...shared, ...own }) as Range;

/** Converts years to the months of a population. */
export const years = (from: number, below = Number.POSITIVE_INFINITY): readonly [number, number] => [
  from * 12,
  below * 12,
];

/** Everyone, pregnant or not. */
export const ANY_STATE: Population = { maternal: MATERNAL_STATES };
/** The first 28 days, and later (clinical safety, part 2: "from 1 month"). */
export const NEWBORN = { days: [0, 28] } as const satisfies Population;
export const PAST_NEWBORN = { days: [28, Number.POSITIVE_INFINITY] } as const satisfies Population;
/** Bands of diagnosis and goals apply to everyone who is not pregnant; pregnancy has narrower ones. */
export const NOT_PREGNANT = {
  ...PAST_NEWBORN,
  maternal: ['none', 'after-birth'],
} as const satisfies Population;

export const PREGNANT: readonly MaternalState[] = ['trimester1', 'trimester2', 'trimester3'];
export const MATERNITY: readonly MaternalState[] = [...PREGNANT, 'after-birth'];
export const ADULT = { months: years(18) } as const satisfies Population;
