import { type Flag, judgeRecord, type PersonFacts, type ThresholdScheme, type ValueStatus } from '#clinical';
import type { MetricRecord } from '#metrics';
import type { TrendPoint } from './trend.ts';

export interface TrendFlagsOptions {
  readonly person: PersonFacts;
  readonly timeZone: string;
  readonly scheme?: ThresholdScheme;
}

/** Evaluations of a person's records, calculated on demand. */
export interface TrendFlags {
  /** Evaluates a point by its entered unit, its day, and the facts about the person on that day. */
  of(point: TrendPoint): Flag | undefined;
  /** Returns a flag, in range with the range, or not evaluated with the reason. */
  valueStatusOf(record: MetricRecord, key: string): ValueStatus;
}

const NOT_JUDGED: ValueStatus = { kind: 'not-judged', reason: 'no-rule' };

/** Kinds that a service can return; unknown ones count as not evaluated. */
const KINDS: readonly string[] = [
  'flag',
  'in-range',
  'no-urgent-limit',
  'not-judged',
] satisfies ValueStatus['kind'][];

/** Evaluations by the service, for lab results, whose limits only the test tables have. */
const valueStatusesOf = ({ faces }: MetricRecord): Readonly<Record<string, ValueStatus>> | undefined =>
  faces &&
  Object.fromEntries(
    Object.entries(faces).map(([key, face]) => [
      key,
      KINDS.includes(face.kind) ? (face as ValueStatus) : NOT_JUDGED,
    ]),
  );

/** Evaluates the records of one person, each at most once. */
export function createTrendFlags({ person, timeZone, scheme }: TrendFlagsOptions): TrendFlags {
  const judged = new WeakMap<MetricRecord, Readonly<Record<string, ValueStatus>>>();

  function valueStatusOf(record: MetricRecord, key: string): ValueStatus {
    const known =
      judged.get(record) ??
      valueStatusesOf(record) ??
      judgeRecord(record, person, { timeZone, ...(scheme && { scheme }) }).faces;
    judged.set(record, known);
    return (Object.hasOwn(known, key) ? known[key] : undefined) ?? NOT_JUDGED;
  }

  return {
    valueStatusOf,
    of({ record, line }) {
      const face = valueStatusOf(record, line.value);
      return face.kind === 'flag' ? face.flag : undefined;
    },
  };
}
