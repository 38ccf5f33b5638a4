import { endOfDay, isoDay } from '#formatting';
import { MEAL_SITUATIONS, type MetricRecord } from '#metrics';
import { type AlertLevel, isBeside, MEASURE_DEFINITIONS } from '#observations';
import { judgeValues, type MissingFact, type NotJudged, type ValueStatus } from './judge-reading.ts';
import { alertFor, type EnteredValue, type Flag, gravest } from './judge-value.ts';
import type { PersonContext } from './person-context.ts';
import {
  contextAt,
  contextUndated,
  type PersonFacts,
  type ReadingInstant,
  type ReadingSituation,
} from './person-facts.ts';
import type { Range } from './range.ts';
import { assumedValues, readValues } from './stored-value.ts';
import { schemeName, schemeOf, type ThresholdScheme } from './threshold-scheme.ts';
import { type UsualRange, usualRange } from './usual-range.ts';

export interface JudgeRecordOptions {
  /** IANA name. The day of the reading, and the age, are in the facility's calendar. */
  readonly timeZone: string;
  /** Replaces the scheme of the person's programme. */
  readonly scheme?: ThresholdScheme;
}

/** A stored record from `readMetricRecords`, or the part that is needed. */
export type JudgedRecord = Pick<MetricRecord, 'metric' | 'timestamp' | 'date' | 'values' | 'mealSituation'>;

export interface RecordJudgement {
  /** The most severe flag of the values. */
  readonly flag: Flag | undefined;
  readonly level: AlertLevel | undefined;
  /** Facts that would improve this flag. */
  readonly missing: readonly MissingFact[];
  /** Evaluation of each value, by key; unknown values are not evaluated. */
  readonly faces: Readonly<Record<string, ValueStatus>>;
  /** Scheme and version, such as `india-programme@2`. */
  readonly scheme: string;
}

const notJudged = (reason: NotJudged): ValueStatus => ({ kind: 'not-judged', reason });

const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Returns the last second of a calendar day, so that all findings of that day count. */
function lastSecond(day: string, timeZone: string): number | undefined {
  const end = endOfDay(day, timeZone);
  return Number.isNaN(end) ? undefined : end - 1;
}

/** Returns day and instant of a record; undefined if neither is readable. */
function instantOf({ timestamp, date }: JudgedRecord, timeZone: string): ReadingInstant | undefined {
  if (timestamp !== undefined) {
    const day = isoDay(timestamp, timeZone);
    return day === undefined ? undefined : { day, at: timestamp };
  }
  const day = date !== undefined && DAY.test(date) ? date.slice(0, 10) : undefined;
  return day === undefined ? undefined : { day, at: lastSecond(day, timeZone) };
}

type Read = ReturnType<typeof readValues>[number];
const isEntered = (read: Read['read']): read is EnteredValue => typeof read !== 'string';
const isPressure = ({ measure }: Read): boolean => measure === 'systolic' || measure === 'diastolic';

/** A diastolic that is not lower was recorded wrongly: neither number is judged. */
function areSwapped(values: readonly Read[]): boolean {
  const [systolic, diastolic] = ['systolic', 'diastolic'].map(
    (measure) => values.find((one) => one.measure === measure)?.read,
  );
  if (!systolic || !diastolic || !isEntered(systolic) || !isEntered(diastolic)) return false;
  if (systolic.comparator || diastolic.comparator) return false;
  return diastolic.value >= systolic.value;
}

/** Whether a test has no result. */
const isInvalid = ({ measure, read }: Read): boolean =>
  isEntered(read) && MEASURE_DEFINITIONS[measure].words?.[read.value] === 'invalid';

/** Returns what values say about the circumstances of the others. */
function besideOf(values: readonly Read[]): ReadingSituation {
  const valueBeside = (key: string): number | undefined => {
    const read = values.find((one) => one.key === key)?.read;
    return read !== undefined && isEntered(read) ? read.value : undefined;
  };
  const [oxygen, afterMeal, toleranceHour, challengeHour] = [
    valueBeside('onOxygen'),
    valueBeside('hoursAfterMeal'),
    valueBeside('toleranceHours'),
    valueBeside('challengeHours'),
  ];
  const hour = toleranceHour ?? challengeHour;
  return {
    ...(oxygen !== undefined && { onOxygen: oxygen > 0 }),
    ...((afterMeal === 1 || afterMeal === 2) && { hoursAfterMeal: afterMeal }),
    ...((hour === 0 || hour === 1 || hour === 2) && {
      tolerance: { fasting: toleranceHour !== undefined, hour },
    }),
  };
}

/** Returns the context of a record, and whether its time and situation are readable. */
function contextOf(
  { mealSituation, ...record }: JudgedRecord,
  facts: PersonFacts,
  values: readonly Read[],
  timeZone: string,
): { readonly context: PersonContext; readonly isRead: boolean } {
  const instant = instantOf(record, timeZone);
  const meal = MEAL_SITUATIONS.find((one) => one === mealSituation);
  const situation: ReadingSituation = { mealSituation: meal, ...besideOf(values) };
  const context = instant
    ? contextAt(facts, instant, (at) => isoDay(at, timeZone) ?? '', situation)
    : contextUndated(facts, situation);
  return { context, isRead: instant !== undefined && meal === mealSituation };
}

/** Problems of values that may still be dangerous. */
const UNSURE: readonly unknown[] = ['words', 'no-unit', 'other-unit'];

/**
 * Returns the alert that a value would have in the usual unit, if its unit or text is unknown. Unknown facts may
 * narrow the wording of an alarm, but never suppress it. Values without an alert stay unevaluated.
 */
function assumedFlag({ key, measure, read, value }: Read, context: PersonContext, scheme: ThresholdScheme) {
  if (!UNSURE.includes(read)) return [];
  const alerts = assumedValues(measure, value).flatMap(({ isUnitAssumed, ...one }) =>
    judgeValues([one], context, scheme).flatMap(({ flag, ...rest }) =>
      flag && alertFor(flag) !== undefined
        ? [{ ...rest, flag: isUnitAssumed ? { ...flag, assumedUnit: one.unit } : flag }]
        : [],
    ),
  );
  const flag = gravest(alerts.map((one) => one.flag));
  if (!flag) return [];
  const { ranges = [], missing = [] } = alerts.find((one) => one.flag === flag) ?? {};
  return [{ key, flag, ranges, missing: ['unit' as const, ...missing] }];
}

/** A value stored as one text with two numbers has the more severe of their evaluations. */
function joinStatuses(faces: Map<string, ValueStatus>, values: readonly Read[]): void {
  for (const { key, storedKey } of values.filter((one) => one.key !== one.storedKey)) {
    const [own, joined] = [faces.get(key), faces.get(storedKey)];
    faces.delete(key);
    const isGraver =
      own?.kind === 'flag' && (joined?.kind !== 'flag' || gravest([joined.flag, own.flag]) !== joined.flag);
    if (own && (isGraver || joined?.kind === 'not-judged')) faces.set(storedKey, own);
  }
}

interface Judged {
  readonly faces: Readonly<Record<string, ValueStatus>>;
  readonly judged: readonly {
    readonly flag: Flag | undefined;
    readonly missing: readonly MissingFact[];
    readonly ranges: readonly Range[];
  }[];
  /** Judged values in the order of `judged`, with their keys. */
  readonly entered: readonly (readonly [key: string, entered: EnteredValue])[];
}

/** Judges the numeric values, and returns why others can't be judged. */
function judge(
  record: JudgedRecord,
  facts: PersonFacts,
  { timeZone, scheme = schemeOf(facts.scheme) }: JudgeRecordOptions,
): Judged {
  const values = readValues(record);
  const swapped = areSwapped(values);
  const faces = new Map(
    record.values
      .filter(({ key }) => !isBeside(record.metric, key))
      .map(({ key }) => [key, notJudged('no-rule')]),
  );
  const left: (readonly [string, EnteredValue])[] = [];
  for (const value of values) {
    const { key, read } = value;
    if (isBeside(record.metric, key)) continue;
    if (!isEntered(read)) faces.set(key, notJudged(read));
    else if (swapped && isPressure(value)) faces.set(key, notJudged('swapped'));
    else if (isInvalid(value)) faces.set(key, notJudged('invalid'));
    else left.push([key, read]);
  }
  const { context, isRead } = contextOf(record, facts, values, timeZone);
  const entered = left.map(([, read]) => read);
  const judged = judgeValues(entered, context, scheme);
  for (const [index, [key]] of left.entries()) {
    const face = judged[index]?.face;
    if (face) faces.set(key, isRead || face.kind === 'flag' ? face : notJudged('situation'));
  }
  const assumed = values
    .filter(({ key }) => !isBeside(record.metric, key))
    .flatMap((value) => assumedFlag(value, context, scheme));
  for (const { key, flag } of assumed) faces.set(key, { kind: 'flag', flag });
  joinStatuses(faces, values);
  return { faces: Object.fromEntries(faces), judged: [...judged, ...assumed], entered: left };
}

/**
 * Returns the evaluation of a stored record. Alerts, worklist, header, call screen, history, viewer, form, hand-over,
 * import and elements all use it.
 * Each value is judged by its entered unit and the facts at its time. Values without a unit, text and impossible
 * numbers get no flag, but a reason. Callers leave out deleted and replaced records. For reference, never a diagnosis.
 */
export function judgeRecord(
  record: JudgedRecord,
  facts: PersonFacts,
  options: JudgeRecordOptions,
): RecordJudgement {
  const { faces, judged } = judge(record, facts, options);
  const flag = gravest(judged.map((one) => one.flag));
  const missing = flag ? judged.find((one) => one.flag === flag)?.missing : judged[0]?.missing;
  return {
    flag,
    level: alertFor(flag),
    missing: missing ?? [],
    faces,
    scheme: schemeName(options.scheme ?? schemeOf(facts.scheme)),
  };
}

/** The usual range for a value, with sources. */
export interface ComparedRange {
  readonly range: UsualRange;
  readonly sources: readonly string[];
}

/** Returns the usual range of each value by key, flagged or not; none if no range with a bound applies. */
export function rangesOfRecord(
  record: JudgedRecord,
  facts: PersonFacts,
  options: JudgeRecordOptions,
): Readonly<Record<string, ComparedRange>> {
  const { judged, entered } = judge(record, facts, options);
  return Object.fromEntries(
    entered.flatMap(([key, value], index) => {
      const ranges = judged[index]?.ranges ?? [];
      const range = usualRange(ranges, value);
      return range
        ? [[key, { range, sources: [...new Set(ranges.map(({ source }) => source))] }] as const]
        : [];
    }),
  );
}
