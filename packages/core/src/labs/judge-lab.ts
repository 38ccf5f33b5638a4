import {
  alertFor,
  contextAt,
  contextUndated,
  convert,
  findingsOf,
  gravestPlace,
  isNothingMeasured,
  type JudgedRecord,
  judgeRecord,
  numbersIn,
  type PersonFacts,
  peopleOf,
  rangesOfRecord,
  roundTo,
  type UsualRange,
  ucumUnit,
  usualRangeText,
  type WrittenValue,
  withFindings,
  wordPlace,
  writtenNumber,
} from '#clinical';
import { isoDay } from '#formatting';
import { UNSAVED } from '#forms';
import type { AlertLevel, LaboratoryFlag, MeasureDefinition } from '#observations';
import { labReadings } from './lab-form.ts';
import type { NewLabLine } from './lab-line.ts';
import { resultUnit } from './result-unit.ts';
import type { CriticalLimits, LabRange, LabResultKind, LabWord } from './tests/lab-test.ts';
import { labTest } from './tests/lab-tests.ts';

/** A range for display; with the sex if the patient's is unknown. */
export interface ShownRange {
  readonly text: string;
  /** UCUM. */
  readonly unit: string;
  readonly sex?: string | undefined;
  readonly source: string;
  /** The range as numbers, for tests that are not metrics. */
  readonly bounds?: Pick<UsualRange, 'least' | 'greatest' | 'decimals'> | undefined;
}

/** Evaluation of a result: a flag, in range, or not evaluated with the reason. */
export interface LabStatus {
  readonly kind: string;
  readonly flag?: string | undefined;
  readonly level?: string | undefined;
  readonly shape?: string | undefined;
  readonly reason?: string | undefined;
  /** UCUM: the flag assumes that the result is in this unit. */
  readonly assumedUnit?: string | undefined;
  readonly ranges: readonly ShownRange[];
}

/** Time of the sample and facts about the patient. */
export interface LabContext {
  readonly facts: PersonFacts;
  /** Unix seconds. */
  readonly collectedAt: number;
  /** Time zone of the facility, IANA. */
  readonly timeZone: string;
}

/** The time of a sample may be unknown. */
type SampleContext = Omit<LabContext, 'collectedAt'> & { readonly collectedAt: number | undefined };

type NumberKind = Extract<LabResultKind, { readonly kind: 'number' }>;
type Bound = number | undefined;

const NEWBORN_DAYS = 28;

/** Returns the range and sex for each person that the patient may be; empty if no range applies. */
function rangesFor({ ranges }: NumberKind, { facts, collectedAt, timeZone }: SampleContext) {
  const dayOf = (at: number) => isoDay(at, timeZone) ?? '';
  const context =
    collectedAt === undefined
      ? contextUndated(facts, {})
      : contextAt(facts, { day: dayOf(collectedAt), at: collectedAt }, dayOf);
  const people = peopleOf(context);
  const found = people.map(({ sex, maternal, age }) => {
    const isPregnant = maternal.startsWith('trimester');
    const range = ranges.find(
      ({ sex: of, years, pregnant }) =>
        (of === undefined || of === sex) &&
        (pregnant === undefined || pregnant === isPregnant) &&
        (years === undefined ||
          (age !== undefined && age.months >= years[0] * 12 && age.months < years[1] * 12)),
    );
    return { sex, range };
  });
  const days = context.age?.days;
  const newbornDays = days !== undefined && days < NEWBORN_DAYS ? days : undefined;
  const isMaternal = people.length > 0 && people.every(({ maternal }) => maternal !== 'none');
  return { found, newbornDays, isMaternal };
}

const digits = (value: number, decimals: number): string => String(roundTo(value, decimals));

function rangeText(least: Bound, greatest: Bound, decimals: number): string {
  if (least === undefined) return greatest === undefined ? '' : `≤ ${digits(greatest, decimals)}`;
  if (greatest === undefined) return `≥ ${digits(least, decimals)}`;
  return `${digits(least, decimals)}–${digits(greatest, decimals)}`;
}

const rounded = <Key extends 'least' | 'greatest'>(key: Key, bound: Bound, decimals: number) =>
  (bound === undefined ? {} : { [key]: roundTo(bound, decimals) }) as { readonly [Name in Key]?: number };

/** Returns the ranges in the entered unit without duplicates; with the sex if they differ by it. */
function shownRanges(
  { of }: NumberKind,
  found: readonly { readonly sex: string; readonly range: LabRange | undefined }[],
  unit: string,
): readonly ShownRange[] {
  const conventional = Object.keys(of.units)[0] ?? unit;
  const brought = (bound: Bound): Bound =>
    bound === undefined ? undefined : convert(bound, of, conventional, unit);
  const decimals = of.units[unit]?.decimals ?? 0;
  const own = Math.max(decimals, unit === conventional ? 3 : decimals);
  const distinct = new Set(found.flatMap(({ range }) => range ?? []));
  return [...distinct].map((range) => ({
    text: rangeText(brought(range.least), brought(range.greatest), own),
    unit,
    bounds: {
      decimals: own,
      ...rounded('least', brought(range.least), own),
      ...rounded('greatest', brought(range.greatest), own),
    },
    ...(distinct.size > 1 && { sex: found.find((one) => one.range === range)?.sex }),
    source: range.source,
  }));
}

/** The possible values of a result: one number, or everything beyond the lab's limit. */
interface Span {
  readonly from: number;
  readonly to: number;
  /** Whether the limit itself is excluded. */
  readonly isOpen: boolean;
}

const OPEN = ['<', '>'] as const;

/** Reads a number. Negative ones are only valid for tests that allow them, such as a base excess. */
export function signedNumber(
  text: string,
  limits: MeasureDefinition['limits'],
): ReturnType<typeof writtenNumber> {
  const isNegative = (limits?.hard?.[0] ?? 0) < 0 && /^\s*[-−]/.test(text);
  if (!isNegative) return writtenNumber(text);
  const written = writtenNumber(text.replace(/^\s*[-−]/, ''));
  return written && !written.comparator ? { value: -written.value } : undefined;
}

/** Returns a result as numbers in a unit; undefined if it can't be converted. */
function spanOf({ text, unit }: NewLabLine, { of }: NumberKind): Span | undefined {
  const written = signedNumber(text, of.limits);
  const value = written && convert(written.value, of, unit, Object.keys(of.units)[0] ?? unit);
  if (value === undefined) return undefined;
  const at = roundTo(value, 6);
  const { comparator } = written ?? {};
  return {
    from: comparator?.startsWith('<') ? Number.NEGATIVE_INFINITY : at,
    to: comparator?.startsWith('>') ? Number.POSITIVE_INFINITY : at,
    isOpen: OPEN.some((sign) => sign === comparator),
  };
}

type Side = 'low' | 'high' | 'in' | 'unknown';

/** Returns the side of a range on which all possible values are; unknown if they are on several. */
function sideOf({ from, to, isOpen }: Span, range: LabRange): Side {
  const { least = Number.NEGATIVE_INFINITY, greatest = Number.POSITIVE_INFINITY } = range;
  if (to < least || (isOpen && to <= least)) return 'low';
  if (from > greatest || (isOpen && from >= greatest)) return 'high';
  // A range from zero has no low side.
  const isAbove = from >= least || least === 0;
  return isAbove && to <= greatest ? 'in' : 'unknown';
}

type Urgent = Readonly<Partial<Record<AlertLevel, Omit<CriticalLimits, 'source'>>>>;

/** Returns the critical limits of a newborn with this many completed days. */
function newbornLimits({ newborn }: NumberKind, days: number): Urgent {
  const high = newborn?.high?.[Math.min(days, newborn.high.length - 1)];
  const { low, reviewHigh } = newborn ?? {};
  return {
    critical: { ...(low !== undefined && { low }), ...(high !== undefined && { high }) },
    review: { ...(reviewHigh !== undefined && { high: reviewHigh }) },
  };
}

function limitsFor(kind: NumberKind, newbornDays: number | undefined, isMaternal: boolean): Urgent {
  if (newbornDays !== undefined) return newbornLimits(kind, newbornDays);
  const { critical, review, maternal } = kind;
  const own = isMaternal ? maternal : undefined;
  const limits = { critical: own?.critical ?? critical, review: own?.review ?? review };
  return {
    ...(limits.critical && { critical: limits.critical }),
    ...(limits.review && { review: limits.review }),
  };
}

/**
 * Rounds a bound to the entered unit and converts it back, so that rounding never hides a limit: 7.2 mg/dL of calcium
 * is written 1.80 mmol/L, which is 7.21.
 */
function inEnteredUnit(bound: number, { of }: NumberKind, { unit }: NewLabLine): number {
  const conventional = Object.keys(of.units)[0] ?? unit;
  const written = convert(bound, of, conventional, unit);
  const back =
    written === undefined
      ? undefined
      : convert(roundTo(written, of.units[ucumUnit(unit) ?? unit]?.decimals ?? 6), of, unit, conventional);
  return back === undefined ? bound : roundTo(back, 6);
}

const URGENT_FLAGS = {
  critical: { down: 'laboratory:critical-low', up: 'laboratory:critical-high' },
  review: { down: 'laboratory:very-low', up: 'laboratory:very-high' },
} as const satisfies Readonly<Record<AlertLevel, Readonly<Record<'down' | 'up', LaboratoryFlag>>>>;

/** Whether all possible values are at or past a limit, in the conventional or the entered unit. */
function beyond(
  { low, high }: Omit<CriticalLimits, 'source'> = {},
  level: AlertLevel,
  { span, kind, line }: { readonly span: Span; readonly kind: NumberKind; readonly line: NewLabLine },
): Pick<LabStatus, 'flag' | 'level' | 'shape'> | undefined {
  const at = (bound: number) => inEnteredUnit(bound, kind, line);
  const isLow = low !== undefined && span.to <= Math.max(low, at(low));
  const isHigh = high !== undefined && span.from >= Math.min(high, at(high));
  if (!isLow && !isHigh) return undefined;
  const shape = isLow ? 'down' : 'up';
  return { flag: URGENT_FLAGS[level][shape], level, shape };
}

/**
 * Returns a range with review whose bounds are exceeded, for any person the patient may be: unknown sex or gestation
 * never silences an alert.
 */
function reviewOutside(
  found: readonly { readonly range: LabRange | undefined }[],
  span: Span,
): ReturnType<typeof beyond> {
  for (const { range } of found) {
    if (!range?.review) continue;
    const side = sideOf(span, range);
    if (side !== 'low' && side !== 'high') continue;
    const shape = side === 'low' ? 'down' : 'up';
    return { flag: URGENT_FLAGS.review[shape], level: 'review', shape };
  }
  return undefined;
}

/** Returns the numbers of a result with an unknown unit or text, each with its own unit or the likely ones. */
export function assumedNumbers({ of }: NumberKind, { text, unit }: NewLabLine) {
  const unitOf = (written = '') => (written.trim() === '' ? undefined : resultUnit(of, written));
  const own = signedNumber(text, of.limits);
  const numbers: readonly WrittenValue[] = own ? [own] : numbersIn(text, (one) => unitOf(one) !== undefined);
  const [conventional = '', ...others] = Object.keys(of.units);
  const [least = Number.NEGATIVE_INFINITY, greatest = Number.POSITIVE_INFINITY] = of.limits?.hard ?? [];
  return numbers.flatMap(({ unit: named, ...number }) => {
    const isPossible = (one: string): boolean => {
      const value = convert(number.value, of, one, conventional);
      return value !== undefined && value >= least && value <= greatest;
    };
    const known = unitOf(named) ?? unitOf(unit);
    if (known === undefined && isNothingMeasured(text)) return [];
    const likely = isPossible(conventional) ? [conventional] : others;
    return (known === undefined ? likely : [known])
      .filter(isPossible)
      .map((one) => ({ ...number, unit: one, isUnitAssumed: known === undefined }));
  });
}

/** Returns the most severe alert in any likely unit. Results without one stay unevaluated. */
function judgeAssumed(kind: NumberKind, line: NewLabLine, context: SampleContext): LabStatus {
  const faces = assumedNumbers(kind, line)
    .map(({ value, comparator = '', unit, isUnitAssumed }): LabStatus => {
      const face = judgeNumber(kind, { ...line, text: `${comparator}${value}`, unit }, context);
      return isUnitAssumed ? { ...face, assumedUnit: unit } : face;
    })
    .filter(({ level }) => level !== undefined);
  const gravestStatus = faces.find(({ level }) => level === 'critical') ?? faces[0];
  return gravestStatus ?? { kind: 'not-judged', reason: 'other-unit', ranges: [] };
}

/**
 * Evaluates a number of a known test. Critical limits apply to everyone; of ranges only what all possible ones agree
 * on.
 */
function judgeNumber(kind: NumberKind, line: NewLabLine, context: SampleContext): LabStatus {
  const { found, newbornDays, isMaternal } = rangesFor(kind, context);
  const span = spanOf(line, kind);
  if (span === undefined) return judgeAssumed(kind, line, context);
  const ranges = shownRanges(kind, found, line.unit);
  const limits = limitsFor(kind, newbornDays, isMaternal);
  const urgent =
    beyond(limits.critical, 'critical', { span, kind, line }) ??
    beyond(limits.review, 'review', { span, kind, line }) ??
    reviewOutside(found, span);
  if (urgent) return { kind: 'flag', ...urgent, ranges };
  const sides = new Set(found.map(({ range }) => range && sideOf(span, range)));
  const [side] = sides;
  if (sides.size === 1 && (side === 'low' || side === 'high')) {
    return { kind: 'flag', flag: `laboratory:${side}`, shape: side === 'low' ? 'down' : 'up', ranges };
  }
  if (ranges.length === 0) return { kind: 'not-judged', reason: 'no-rule', ranges };
  // "<5" with a range from 3 could be either.
  if (sides.has('unknown')) return { kind: 'not-judged', reason: 'limit', ranges };
  return sides.size > 1 ? { kind: 'not-judged', reason: 'sex', ranges } : { kind: 'in-range', ranges };
}

/**
 * Evaluates a result in words. Extra words ("Positive (weak)", "POSITIVE++") never hide a finding, and never put a
 * result in range.
 */
function judgeWord(words: readonly LabWord[], text: string): LabStatus {
  const values = words.map(({ value }) => value);
  const sure = wordPlace(values, text);
  const word = words[sure ?? gravestPlace(values, text) ?? -1];
  if (!words.some(({ isAbnormal }) => isAbnormal))
    return { kind: 'not-judged', reason: 'no-rule', ranges: [] };
  if (word?.isAbnormal) {
    const { level } = word;
    return { kind: 'flag', flag: 'laboratory:abnormal', shape: 'dot', ...(level && { level }), ranges: [] };
  }
  return sure === undefined
    ? { kind: 'not-judged', reason: 'words', ranges: [] }
    : { kind: 'in-range', ranges: [] };
}

/** Evaluates a result that is not a metric. */
export function judgeOwnLine(line: NewLabLine, context: SampleContext): LabStatus {
  const kind = labTest(line.test)?.result;
  if (kind?.kind === 'number') return judgeNumber(kind, line, context);
  if (kind?.kind !== 'words') return { kind: 'not-judged', reason: 'no-rule', ranges: [] };
  return judgeWord(kind.words, line.text);
}

/** Returns the evaluation of results that are readings, by test key, with the rules for readings. */
function judgedReadings(
  lines: readonly NewLabLine[],
  { facts, collectedAt, timeZone }: LabContext,
): ReadonlyMap<string, LabStatus> {
  const faces = new Map<string, LabStatus>();
  for (const { reading, parts } of labReadings(lines, { ...UNSAVED, timestamp: collectedAt })) {
    const record: JudgedRecord = reading;
    const judgement = judgeRecord(record, facts, { timeZone });
    const compared = rangesOfRecord(record, facts, { timeZone });
    for (const [test, part] of Object.entries(parts)) {
      const face = judgement.faces[part];
      const range = compared[part];
      const ranges = range
        ? [{ text: usualRangeText(range.range), unit: range.range.unit, source: range.sources.join('; ') }]
        : [];
      if (face?.kind === 'flag') {
        const { code, shape } = face.flag;
        const level = alertFor(face.flag);
        faces.set(test, { kind: 'flag', flag: code, shape, ...(level && { level }), ranges });
      } else if (face) {
        faces.set(test, { kind: face.kind, ...('reason' in face && { reason: face.reason }), ranges });
      }
    }
  }
  return faces;
}

/** Adds facts of the report itself: glucose is evaluated with the ketones of the same sample. */
function withResults(
  lines: readonly NewLabLine[],
  { facts, collectedAt, timeZone }: LabContext,
): PersonFacts {
  const values = lines.flatMap(({ test, text, unit }) => (test === null ? [] : [{ key: test, text, unit }]));
  return withFindings(
    facts,
    findingsOf([{ metric: 'laboratory', timestamp: collectedAt, values }], timeZone),
  );
}

/** Evaluates the lines of a report, in order. Entry form, table, paper and server all use this. */
export function judgeLabLines(lines: readonly NewLabLine[], context: LabContext): readonly LabStatus[] {
  const known = { ...context, facts: withResults(lines, context) };
  const readings = judgedReadings(lines, known);
  return lines.map(
    (line) => (line.test === null ? undefined : readings.get(line.test)) ?? judgeOwnLine(line, known),
  );
}
