import {
  contextOn,
  convert,
  flagReading,
  isReference,
  type PersonContext,
  type PersonFacts,
  type Range,
  roundTo,
  type SourceStatus,
  type ThresholdScheme,
  unitsOf,
  usualRange,
} from '#clinical';
import { dayOfNumber, isoDay, numberOfDay, startOfDay } from '#formatting';
import type { Measure } from '#observations';
import { dayOf, referenceDays } from './reference-days.ts';
import type { LineDefinition } from './trend-definition.ts';

/** The unflagged area in the trend's unit; a missing bound is open. */
interface ReferenceArea {
  /** Inclusive. */
  readonly low?: number;
  /** Exclusive. */
  readonly high?: number;
  /** Set if the person's sex is unknown and the other sex has another area. */
  readonly sex?: 'male' | 'female';
  /** `unverified` if a bound's rule has no page reference. */
  readonly status: SourceStatus;
  /** Sources of the bounds, without duplicates. */
  readonly sources: readonly string[];
}

/** Reference for a period in which the same rules apply. */
export interface ReferenceStep {
  /** Unix seconds: from the start of a day at the facility to the start of another. */
  readonly from: number;
  readonly to: number;
  /** Empty if no range applies; two if the sex is unknown and matters. */
  readonly areas: readonly ReferenceArea[];
}

export interface ReferenceOptions {
  readonly person: PersonFacts;
  /** IANA name of the facility's time zone. */
  readonly timeZone: string;
  /** Unit of the bounds. */
  readonly unit: string;
  readonly scheme?: ThresholdScheme;
}

/** Unix seconds, inclusive. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

const startOf = (day: number, timeZone: string): number => startOfDay(dayOfNumber(day), timeZone);

/** Returns the reference area of the ranges in the trend's unit. Triage limits are not part of it. */
function areaOf(ranges: readonly Range[], measure: Measure, unit: string): ReferenceArea | undefined {
  const own = ranges.filter((range) => range.measure === measure);
  const references = own.filter(isReference);
  const conventional = references[0]?.unit;
  const usual = conventional && usualRange(own, { measure, value: 1, unit: conventional });
  if (!usual) return undefined;
  const step = 10 ** -usual.decimals;
  const { least, greatest } = usual;
  // The upper bound is the first value outside.
  const end = greatest === undefined ? undefined : roundTo(greatest + step, usual.decimals);
  const [from, to] = [least, end].map((bound) =>
    bound === undefined ? undefined : convert(bound, measure, usual.unit, unit),
  );
  return {
    ...(from !== undefined && { low: from }),
    ...(to !== undefined && { high: to }),
    status: references.every(({ status }) => status === 'sourced') ? 'sourced' : 'unverified',
    sources: [...new Set(references.map(({ source }) => source))],
  };
}

/** Returns the ranges for values of the measure. */
const rangesFor = (measure: Measure, context: PersonContext, scheme?: ThresholdScheme): readonly Range[] =>
  flagReading({ measure, value: 1, unit: unitsOf(measure)[0] ?? '' }, context, scheme).ranges;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function areasOf(measure: Measure, context: PersonContext, options: ReferenceOptions) {
  const area = (sex: 'male' | 'female'): ReferenceArea | undefined =>
    areaOf(rangesFor(measure, { ...context, sex }, options.scheme), measure, options.unit);
  const { sex, pregnant, gestationalDays } = context;
  if (pregnant || gestationalDays !== undefined || sex === 'female') return [area('female') ?? []].flat();
  if (sex === 'male') return [area('male') ?? []].flat();
  const [male, female] = [area('male'), area('female')];
  if (same(male, female)) return [male ?? []].flat();
  return [
    male ? { ...male, sex: 'male' as const } : [],
    female ? { ...female, sex: 'female' as const } : [],
  ].flat();
}

/**
 * Returns the reference steps of a line over a span: periods in which values need no flag for this person.
 * Steps start where age, trimester or a birth change the rules; equal neighbours are merged. Empty for a line without
 * rules. Flags never use these: they use the entered unit and the rule's own rounding.
 */
export function referenceSteps(
  { measure, situation }: LineDefinition,
  span: TimeSpan,
  options: ReferenceOptions,
): readonly ReferenceStep[] {
  const { person, timeZone, scheme } = options;
  const [from, to] = [span.from, span.to].map((at) => numberOfDay(isoDay(at, timeZone) ?? ''));
  // Weight references change daily and are drawn as lines instead.
  if (!measure || measure === 'weight' || from === undefined || to === undefined) return [];
  const days = referenceDays({ from, to }, measure, person, scheme?.own);
  const steps: ReferenceStep[] = [];
  for (const [index, day] of days.entries()) {
    const context = { ...contextOn(person, dayOf(day)), ...(situation && { mealSituation: situation }) };
    const areas = areasOf(measure, context, options);
    const end = startOf(days[index + 1] ?? to + 1, timeZone);
    const last = steps.at(-1);
    if (last && same(last.areas, areas)) steps[steps.length - 1] = { ...last, to: end };
    else steps.push({ from: startOf(day, timeZone), to: end, areas });
  }
  return steps.some(({ areas }) => areas.length > 0) ? steps : [];
}
