import { ACTS, type Act, actOfFlag, type FlagCode, type LaboratoryFlag, type Measure } from '#observations';
import { convert, roundTo, unitScale } from './convert.ts';
import { isFor, type Person, type PersonContext } from './person-context.ts';
import {
  type Band,
  type FlagShape,
  type Interval,
  type Range,
  SEVERITIES,
  type Severity,
  type SourceStatus,
} from './range.ts';
import type { Rules } from './rules/measure-rules.ts';
import { ucumUnit } from './unit.ts';

/** FHIR comparators. */
export type Comparator = '<' | '<=' | '>' | '>=';

/** A number as entered; for words, the index in their order. */
export interface EnteredValue {
  readonly measure: Measure;
  readonly value: number;
  readonly unit: string;
  /** The true value is or may be beyond this one, as meters and labs report outside their range. */
  readonly comparator?: Comparator;
}

/** Result of a rule. The code is also the key of its label (`flagLabel`). */
export interface Flag {
  readonly code: FlagCode | LaboratoryFlag;
  readonly scheme: string;
  readonly category: string;
  /** A measure, or the key of a lab test. */
  readonly measure: string;
  readonly severity: Severity;
  readonly shape: FlagShape;
  readonly status: SourceStatus;
  readonly source: string;
  /** What a coach does about it; absent if the clinician's next review is enough. */
  readonly act?: Act;
  /** UCUM: the flag assumes this unit, because the source's is unknown. */
  readonly assumedUnit?: string;
}

/** Returns a flag with another code and the same facts. */
export function recoded(flag: Flag, code: Flag['code'], severity = flag.severity): Flag {
  const colon = code.indexOf(':');
  const act = actOfFlag(code);
  const { act: _, ...rest } = flag;
  return {
    ...rest,
    code,
    severity,
    scheme: code.slice(0, colon),
    category: code.slice(colon + 1),
    ...(act && { act }),
  };
}

function flagOf(range: Range, { flag, severity, shape, status = range.status }: Band): Flag {
  const { scheme, measure, source } = range;
  const category = flag.slice(flag.indexOf(':') + 1);
  const act = actOfFlag(flag);
  return { code: flag, scheme, category, measure, severity, shape, status, source, ...(act && { act }) };
}

/** Returns the urgency of an act; lowest without one. */
const pressing = (act: Act | undefined): number => (act ? ACTS.length - ACTS.indexOf(act) : 0);

/** Returns the weight of a flag: by severity, then by act, then sourced before unsourced. */
export const weight = ({ severity, act, status }: Flag): number =>
  (SEVERITIES.indexOf(severity) * (ACTS.length + 1) + pressing(act)) * 2 + (status === 'sourced' ? 1 : 0);

/** Returns the heaviest flag, the first of equals. */
export function gravest(flags: readonly (Flag | undefined)[]): Flag | undefined {
  let found: Flag | undefined;
  for (const flag of flags) if (flag && (!found || weight(flag) > weight(found))) found = flag;
  return found;
}

const before = (bound: number, decimals: number): number => roundTo(bound - 10 ** -decimals, decimals);

type Bound = number | undefined;

const least = (one: Bound, other: Bound): Bound =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
const greatest = (one: Bound, other: Bound): Bound =>
  one === undefined || other === undefined ? (one ?? other) : Math.max(one, other);

/** Returns the values between the bands of a range, in its unit. */
export function betweenBands({ bands, decimals }: Range): Interval {
  let [from, to]: Bound[] = [];
  for (const band of bands) {
    if (band.shape === 'down') from = greatest(from, band.below);
    if (band.shape === 'up')
      to = least(to, band.from === undefined ? band.above : before(band.from, decimals));
  }
  return { ...(from !== undefined && { least: from }), ...(to !== undefined && { greatest: to }) };
}

export const isReference = ({ use }: Range): boolean => use !== 'triage';

/** Returns a range with cut-offs converted to the entered unit and rounded as displayed. */
function inUnit(range: Range, unit: string): Range | undefined {
  const target = unitScale(range.measure, unit);
  const source = unitScale(range.measure, range.unit);
  if (!target || !source) return undefined;
  const bound = (value: number | undefined): number | undefined => {
    const converted = value === undefined ? undefined : convert(value, range.measure, range.unit, unit);
    return converted === undefined ? undefined : roundTo(converted, target.decimals);
  };
  const bands = range.bands.map((band): Band => {
    const [from, above, below] = [bound(band.from), bound(band.above), bound(band.below)];
    return {
      ...band,
      ...(from !== undefined && { from }),
      ...(above !== undefined && { above }),
      ...(below !== undefined && { below }),
    };
  });
  const [from, to] = [bound(range.interval?.least), bound(range.interval?.greatest)];
  const interval = range.interval && {
    ...(from !== undefined && { least: from }),
    ...(to !== undefined && { greatest: to }),
  };
  return { ...range, unit, decimals: target.decimals, bands, ...(interval && { interval }) };
}

const isExact = (measure: Measure, unit: string): boolean => unitScale(measure, unit)?.exact === true;

interface Compared {
  readonly range: Range;
  /** Value in the range's unit. */
  readonly value: number;
}

/**
 * Prepares a value for comparison by the cut-offs of its entered unit. If the rule has none, units with an exact
 * factor (°F, g/L) are converted to the rule's; for others the cut-offs are converted, and apply just the same.
 */
export function comparedIn(range: Range, { measure, value, unit }: EnteredValue): Compared | undefined {
  if (ucumUnit(unit) === range.unit) return { range, value };
  if (isExact(measure, unit) && isExact(measure, range.unit)) {
    const brought = convert(value, measure, unit, range.unit);
    return brought === undefined ? undefined : { range, value: brought };
  }
  const own = inUnit(range, unit);
  return own && { range: own, value };
}

/** Returns the value in the rule's precision, or the next one beyond it if the true value is lower or higher. */
function roundedValue({ range, value }: Compared, comparator: EnteredValue['comparator']): number {
  const step = 10 ** -range.decimals;
  const shift = { '<': -step, '>': step, '<=': 0, '>=': 0, '': 0 }[comparator ?? ''];
  return roundTo(roundTo(value, range.decimals) + shift, range.decimals);
}

function bandFor(compared: Compared, comparator: EnteredValue['comparator']): Band | undefined {
  const { range } = compared;
  const at = roundedValue(compared, comparator);
  return range.bands.find(
    ({
      from = Number.NEGATIVE_INFINITY,
      above = Number.NEGATIVE_INFINITY,
      below = Number.POSITIVE_INFINITY,
    }) => at >= from && at > above && at < below,
  );
}

/** Whether a value is certainly within a reference: a meter's "< 5" may be anything below. */
function isInside(compared: Compared, comparator: EnteredValue['comparator']): boolean {
  const { range } = compared;
  const { least: from, greatest: to } = range.interval ?? betweenBands(range);
  const at = roundedValue(compared, comparator);
  return (
    (from === undefined || (at >= from && !comparator?.startsWith('<'))) &&
    (to === undefined || (at <= to && !comparator?.startsWith('>')))
  );
}

/** Returns the ranges for the person, in the entered unit if the rule has it. */
function applicable(
  sets: readonly (readonly Range[])[],
  entered: EnteredValue,
  person: Person,
  context: PersonContext,
): readonly Range[] {
  for (const set of sets) {
    const fit = set.filter(({ population }) => isFor(population, person, context));
    const printed = fit.filter(({ unit }) => unit === ucumUnit(entered.unit));
    if (fit.length > 0) return printed.length > 0 ? printed : fit.filter(({ unit }) => unit === fit[0]?.unit);
  }
  return [];
}

export interface Judged {
  readonly flag: Flag | undefined;
  /** Ranges used. */
  readonly ranges: readonly Range[];
  /** Whether it is within every reference for this person; undefined if there is none. */
  readonly isInside: boolean | undefined;
}

/** Judges one number for one person by the most severe rule. */
export function judgeValue(
  entered: EnteredValue,
  person: Person,
  context: PersonContext,
  rules: Rules,
): Judged {
  const ranges = [...new Set(rules.flatMap((sets) => applicable(sets, entered, person, context)))];
  const compared = ranges.flatMap((range) => comparedIn(range, entered) ?? []);
  const flags = compared.map((one) => {
    const band = bandFor(one, entered.comparator);
    return band && flagOf(one.range, band);
  });
  const references = compared.filter(({ range }) => isReference(range));
  return {
    flag: gravest(flags),
    ranges,
    isInside:
      references.length === 0 ? undefined : references.every((one) => isInside(one, entered.comparator)),
  };
}
