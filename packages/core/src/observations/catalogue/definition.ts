import type { Label } from '#formatting';
import type { Act } from '../act.ts';

/** A unit of a measure, from its conventional unit: value × factor + offset. */
export interface UnitScale {
  readonly factor: number;
  readonly offset?: number;
  /** Decimals a converted value is shown with. */
  readonly decimals: number;
  /** The factor is a definition and not a rounded molar mass. */
  readonly exact?: true;
  /** Sources send it; it is not offered where a value is typed. */
  readonly isOnlyRead?: true;
}

/** Units by their UCUM code, the conventional one first. */
export type UnitTable = Readonly<Record<string, UnitScale>>;

/** From the least to the greatest value, both allowed. */
export type Span = readonly [min: number, max: number];

/** Outside `hard` no living person is; outside `soft` the screen asks whether the value is right. In the conventional unit. */
export interface EntryLimits {
  readonly hard: Span;
  readonly soft?: Span;
  /** The soft span is of adults: it is not asked about a child. */
  readonly adultsOnly?: true;
  /** In place of `soft` for a value after a fast. */
  readonly softFasting?: Span;
  /** In place of `soft` where saturation scale 2 is prescribed. */
  readonly softOnScale2?: Span;
  /** Under it is asked twice, and never refused. */
  readonly askTwiceUnder?: number;
}

/** Values entered in one unit that were more likely meant in another. */
export interface Slip {
  readonly unit: string;
  readonly meant: string;
  /** Both bounds belong to it. */
  readonly from?: number;
  readonly to?: number;
  readonly above?: number;
  readonly below?: number;
  readonly newbornOnly?: true;
}

/** The unit of a value that is a word of an ordered list and no number (UCUM annotation). */
export const PRESENCE = '{presence}';

/** What a meter shows below and above what it can measure; a field of a measure with `meter` takes them. */
export const METER_WORDS = ['LO', 'HI'] as const;
export type MeterWord = (typeof METER_WORDS)[number];

/** What is measured, wherever it is stored. */
export interface MeasureDefinition<Name extends string = string> {
  readonly measure: Name;
  readonly labels: Label;
  readonly units: UnitTable;
  /** The words of a value that is no number, in their order; the unit is `{presence}`. */
  readonly words?: readonly string[];
  readonly limits?: EntryLimits | undefined;
  readonly slips?: readonly Slip[];
  /** Under it an adult is far rarer than a point that was typed one place early, in the conventional unit. Our own. */
  readonly rareOfAdults?: number;
  /**
   * What a meter means by LO and HI, in the conventional unit: the value is under the one and over the other. A number in the
   * span `perhapsLow` is asked about as LO, or as one in the unit `meant`.
   */
  readonly meter?: {
    readonly LO: number;
    readonly HI: number;
    readonly perhapsLow: Span;
    readonly meant: string;
  };
}

/** When a glucose was taken, as its code says it. */
type CodedSituation = 'MEAL_SITUATION_FASTING' | 'MEAL_SITUATION_AFTER_MEAL';

export interface LoincCode {
  readonly code: string;
  /** Only where the code itself says it. */
  readonly mealSituation?: CodedSituation;
}

/** How a value is typed by itself. */
interface EntryDefinition {
  /** The most that laboratories report. */
  readonly decimals: number;
  /** Those offered; all of the measure where they are left out. */
  readonly units?: readonly string[];
  /** Without it there is no reading. */
  readonly required?: true;
}

interface OwnValue<Name extends string> {
  readonly of: MeasureDefinition<Name>;
  /** What it is called where its metric is named beside it. */
  readonly shortLabels?: Label;
  /** Codes it arrives under; empty for what nobody sends in FHIR. */
  readonly loinc: readonly (string | LoincCode)[];
  readonly beside?: undefined;
  readonly entry?: EntryDefinition;
}

/** It says something of the moment of the other values, and is no value of its own: it is in no trend and not judged. */
interface ValueBeside<Name extends string> {
  readonly of: MeasureDefinition<Name>;
  readonly shortLabels?: undefined;
  readonly loinc?: undefined;
  readonly beside: true;
  /** Only what has it is asked for where the metric is typed. */
  readonly entry?: EntryDefinition;
}

/** One value of a metric: what it measures, and how it arrives. */
export type ValueDefinition<Name extends string = string> = OwnValue<Name> | ValueBeside<Name>;

/** Values that are looked at together, on one axis; `bySituation` makes a line of each moment of eating. */
export interface TrendOfMetric<ValueKey extends string = string> {
  readonly key: string;
  readonly values: readonly ValueKey[];
  readonly labels?: Label;
  readonly bySituation?: true;
}

/** The values of a metric by their keys. */
export type ValueDefinitions = Readonly<Record<string, ValueDefinition>>;

/** What is offered together where a reading is added, in the order in which it is looked for. */
export const READING_GROUPS = ['vitals', 'sugar', 'blood', 'urine', 'tests', 'other'] as const;
export type ReadingGroup = (typeof READING_GROUPS)[number];

/** A metric as the data service keeps it (specification 3.8), or one of our own beside those. */
export interface MetricDefinition<Values extends ValueDefinitions = ValueDefinitions> {
  readonly labels: Label;
  /** What its readings are called in a list, where the specification's name is that of one of its values. */
  readonly listLabels?: Label;
  /** Where it is read, below the data service's base address (specification 7.4); `/{metric}` where it is left out. */
  readonly path?: 'vitals' | 'activity' | `/${string}`;
  /** Codes of the whole, whose values stand in components. */
  readonly panel?: readonly string[];
  readonly values: Values;
  readonly trends?: readonly TrendOfMetric[];
  readonly group?: ReadingGroup;
}

/** A metric that holds values, and so can be added by hand and is drawn. */
export interface MeasuredMetric<Values extends ValueDefinitions = ValueDefinitions>
  extends MetricDefinition<Values> {
  readonly group: ReadingGroup;
  readonly trends: readonly TrendOfMetric<keyof Values & string>[];
}

/** A measure that is a number. `limits` are undefined for one that is worked out from others. */
export const measure = <const Name extends string>(
  definition: MeasureDefinition<Name> & { readonly limits: EntryLimits | undefined },
): MeasureDefinition<Name> => definition;

/** Keeps the value keys of a metric and the names of what they measure. */
export const metric = <const Values extends ValueDefinitions>(
  definition: MeasuredMetric<Values>,
): MeasuredMetric<Values> => definition;

/** A metric that holds no value with a unit and limits. */
export const event = (
  definition: Pick<MetricDefinition, 'labels' | 'path'>,
): MetricDefinition<Readonly<Record<never, never>>> => ({ ...definition, values: {} });

/** The conventional unit, or one that is the same by definition. */
export const exactly = (decimals: number, factor = 1): UnitScale => ({ factor, decimals, exact: true });
/** A unit that sources send and that nobody is offered. */
export const onlyRead = (scale: UnitScale): UnitScale => ({ ...scale, isOnlyRead: true });
/** A factor that is a rounded molar mass. */
export const molar = (factor: number, decimals: number): UnitScale => ({ factor, decimals });

/** A value that is a word of an ordered list. */
export const worded = <const Name extends string>(
  name: Name,
  labels: Label,
  words: readonly string[],
): MeasureDefinition<Name> => ({ measure: name, labels, words, units: { [PRESENCE]: exactly(0) } });

/** A metric with one value, which is called like it. */
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
  /** The most that laboratories and devices report. */
  readonly decimals: number;
  /** The key of its trend. */
  readonly trend: string;
}): MeasuredMetric<{ readonly value: ValueDefinition<Name> }> => ({
  labels: measured.labels,
  group,
  ...(path !== undefined && { path }),
  values: { value: { of: measured, loinc, entry: { decimals, required: true } } },
  trends: [{ key: trend, values: ['value'] }],
});

/** A flag in the words of a coach: what is wrong, never the name of a score alone and never a diagnosis. */
export interface FlagWords extends Label {
  /** What a coach does about it; nothing but a clinician's next look where it is left out. */
  readonly act?: Act;
}

/** Flags by their code: the rule that says it and the rule's own category. */
export type FlagTable = Readonly<Record<`${string}:${string}`, FlagWords>>;
