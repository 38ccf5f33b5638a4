import type { Label } from '#formatting';
import type { Act } from '../act.ts';

/** A unit of a measure, relative to the conventional unit: value × factor + offset. */
export interface UnitScale {
  readonly factor: number;
  readonly offset?: number;
  /** Decimals of a converted value. */
  readonly decimals: number;
  /** The factor is exact, not a rounded molar mass. */
  readonly exact?: true;
  /** Accepted from sources, but not offered for entry. */
  readonly isOnlyRead?: true;
}

/** Units by UCUM code, conventional one first. */
export type UnitTable = Readonly<Record<string, UnitScale>>;

/** Inclusive range. */
export type Span = readonly [min: number, max: number];

/** Limits in the conventional unit. Values outside `hard` are impossible; values outside `soft` need confirmation. */
export interface EntryLimits {
  readonly hard: Span;
  readonly soft?: Span;
  /** The soft range is for adults and not applied to children. */
  readonly adultsOnly?: true;
  /** Replaces `soft` for fasting values. */
  readonly softFasting?: Span;
  /** Replaces `soft` if saturation scale 2 is prescribed. */
  readonly softOnScale2?: Span;
  /** Values under it need a second confirmation, but are never refused. */
  readonly askTwiceUnder?: number;
}

/** Values that were probably entered in the wrong unit. */
export interface Slip {
  readonly unit: string;
  readonly meant: string;
  /** Inclusive. */
  readonly from?: number;
  readonly to?: number;
  readonly above?: number;
  readonly below?: number;
  readonly newbornOnly?: true;
}

/** Unit of a value that is a word of an ordered list (UCUM annotation). */
export const PRESENCE = '{presence}';

/** What a meter shows below and above its range; accepted by fields of a measure with `meter`. */
export const METER_WORDS = ['LO', 'HI'] as const;
export type MeterWord = (typeof METER_WORDS)[number];

/** A measure, wherever it is stored. */
export interface MeasureDefinition<Name extends string = string> {
  readonly measure: Name;
  readonly labels: Label;
  readonly units: UnitTable;
  /** Ordered words of a non-numeric value; the unit is `{presence}`. */
  readonly words?: readonly string[];
  readonly limits?: EntryLimits | undefined;
  readonly slips?: readonly Slip[];
  /**
   * Under this value in the conventional unit, a misplaced decimal point is far more likely in an adult. Our own
   * limit.
   */
  readonly rareOfAdults?: number;
  /**
   * Limits of LO and HI in the conventional unit. Numbers in `perhapsLow` get the question whether the meter showed
   * LO, or whether the unit was `meant`.
   */
  readonly meter?: {
    readonly LO: number;
    readonly HI: number;
    readonly perhapsLow: Span;
    readonly meant: string;
  };
}

/** When glucose was measured, according to its code. */
type CodedSituation = 'MEAL_SITUATION_FASTING' | 'MEAL_SITUATION_AFTER_MEAL';

export interface LoincCode {
  readonly code: string;
  /** Only if the code itself specifies it. */
  readonly mealSituation?: CodedSituation;
}

/** How a value is entered. */
interface EntryDefinition {
  /** Highest number of decimals that labs report. */
  readonly decimals: number;
  /** Offered units; all units of the measure by default. */
  readonly units?: readonly string[];
  /** There is no reading without it. */
  readonly required?: true;
}

interface OwnValue<Name extends string> {
  readonly of: MeasureDefinition<Name>;
  /** Name next to the metric's name. */
  readonly shortLabels?: Label;
  /** LOINC codes; empty if no source sends it in FHIR. */
  readonly loinc: readonly (string | LoincCode)[];
  readonly beside?: undefined;
  readonly entry?: EntryDefinition;
}

/** A value that describes the circumstances of the others. It has no trend and no evaluation. */
interface ValueBeside<Name extends string> {
  readonly of: MeasureDefinition<Name>;
  readonly shortLabels?: undefined;
  readonly loinc?: undefined;
  readonly beside: true;
  /** Only values with an entry definition are asked for. */
  readonly entry?: EntryDefinition;
}

/** A value of a metric: what it measures, and its codes. */
export type ValueDefinition<Name extends string = string> = OwnValue<Name> | ValueBeside<Name>;

/** Values that share an axis; `bySituation` draws one line per meal situation. */
export interface TrendOfMetric<ValueKey extends string = string> {
  readonly key: string;
  readonly values: readonly ValueKey[];
  readonly labels?: Label;
  readonly bySituation?: true;
}

/** Values of a metric by key. */
export type ValueDefinitions = Readonly<Record<string, ValueDefinition>>;

/** Groups in the menu for adding a reading, in order. */
export const READING_GROUPS = ['vitals', 'sugar', 'blood', 'urine', 'tests', 'other'] as const;
export type ReadingGroup = (typeof READING_GROUPS)[number];

/** A metric of the data service (specification 3.8), or one of ours. */
export interface MetricDefinition<Values extends ValueDefinitions = ValueDefinitions> {
  readonly labels: Label;
  /** Name of its readings in a list, if the specification's name is that of one value. */
  readonly listLabels?: Label;
  /** Path below the data service's base address (specification 7.4); `/{metric}` by default. */
  readonly path?: 'vitals' | 'activity' | `/${string}`;
  /** Panel codes. Their values are in components. */
  readonly panel?: readonly string[];
  readonly values: Values;
  readonly trends?: readonly TrendOfMetric[];
  readonly group?: ReadingGroup;
}

/** A metric with values, which can be entered and charted. */
export interface MeasuredMetric<Values extends ValueDefinitions = ValueDefinitions>
  extends MetricDefinition<Values> {
  readonly group: ReadingGroup;
  readonly trends: readonly TrendOfMetric<keyof Values & string>[];
}

/** Defines a numeric measure. `limits` are undefined if it is calculated from others. */
export const measure = <const Name extends string>(
  definition: MeasureDefinition<Name> & { readonly limits: EntryLimits | undefined },
): MeasureDefinition<Name> => definition;

/** Defines a metric, preserving the types of its keys and measures. */
export const metric = <const Values extends ValueDefinitions>(
  definition: MeasuredMetric<Values>,
): MeasuredMetric<Values> => definition;

/** Defines a metric without values that have a unit and limits. */
export const event = (
  definition: Pick<MetricDefinition, 'labels' | 'path'>,
): MetricDefinition<Readonly<Record<never, never>>> => ({ ...definition, values: {} });

/** Defines the conventional unit, or one with an exact factor. */
export const exactly = (decimals: number, factor = 1): UnitScale => ({ factor, decimals, exact: true });
/** Defines a unit that is accepted from sources but not offered. */
export const onlyRead = (scale: UnitScale): UnitScale => ({ ...scale, isOnlyRead: true });
/** Defines a unit with a rounded molar mass as its factor. */
export const molar = (factor: number, decimals: number): UnitScale => ({ factor, decimals });

/** Defines a measure with ordered words. */
export const worded = <const Name extends string>(
  name: Name,
  labels: Label,
  words: readonly string[],
): MeasureDefinition<Name> => ({ measure: name, labels, words, units: { [PRESENCE]: exactly(0) } });

/** Defines a metric with a single value of the same name. */
export const metricOfOne = <const Name extends string>({
  group,
  path,
  loinc,
  decimals,
  trend,
  ...measured
}: MeasureDefinition<Name> & {
  readonly limits: EntryLimits | undefined;
  readonly group: ReadingGroup;
  readonly path?: MetricDefinition['path'];
  readonly loinc: OwnValue<Name>['loinc'];
  /** Highest number of decimals that labs and devices report. */
  readonly decimals: number;
  /** Key of its trend. */
  readonly trend: string;
}): MeasuredMetric<{ readonly value: ValueDefinition<Name> }> => ({
  labels: measured.labels,
  group,
  ...(path !== undefined && { path }),
  values: { value: { of: measured, loinc, entry: { decimals, required: true } } },
  trends: [{ key: trend, values: ['value'] }],
});

/** A flag in the words of a coach: what is wrong, never the name of a score alone and never a diagnosis. */
export interface FlagWords {
  readonly label: Label;
  /** What a coach does about it; nothing but a clinician's next look where it is left out. */
  readonly act?: Act;
}

/** Flags by their code: the rule that says it and the rule's own category. */
export type FlagTable = Readonly<Record<`${string}:${string}`, FlagWords>>;
