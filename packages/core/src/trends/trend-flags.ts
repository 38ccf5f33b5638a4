import { type Flag, judgeRecord, type PersonFacts, type ThresholdScheme, type ValueFace } from '#clinical';
import type { MetricRecord } from '#metrics';
import type { TrendPoint } from './trend.ts';

export interface TrendFlagsOptions {
  readonly person: PersonFacts;
  readonly timeZone: string;
  readonly scheme?: ThresholdScheme;
}

/** What the values of one person's records are, each worked out when it is first asked for. */
export interface TrendFlags {
  /** By the unit it was entered in, the day it was taken, and what is known of the person on that day. */
  of(point: TrendPoint): Flag | undefined;
  /** A flag, in range with the range, or not judged with the reason. */
  faceOf(record: MetricRecord, key: string): ValueFace;
}

const NOT_JUDGED: ValueFace = { kind: 'not-judged', reason: 'no-rule' };

/** The kinds that a service may answer; one of a later version is not judged. */
const KINDS: readonly string[] = [
  'flag',
  'in-range',
  'no-urgent-limit',
  'not-judged',
] satisfies ValueFace['kind'][];

/** What the service judged: of laboratory results, whose limits only the tables of tests have. */
const facesOf = ({ faces }: MetricRecord): Readonly<Record<string, ValueFace>> | undefined =>
  faces &&
  Object.fromEntries(
    Object.entries(faces).map(([key, face]) => [
      key,
      KINDS.includes(face.kind) ? (face as ValueFace) : NOT_JUDGED,
    ]),
  );

/** Judges the records of one person, each at most once. */
export function createTrendFlags({ person, timeZone, scheme }: TrendFlagsOptions): TrendFlags {
  const judged = new WeakMap<MetricRecord, Readonly<Record<string, ValueFace>>>();

  function faceOf(record: MetricRecord, key: string): ValueFace {
    const known =
      judged.get(record) ??
      facesOf(record) ??
      judgeRecord(record, person, { timeZone, ...(scheme && { scheme }) }).faces;
    judged.set(record, known);
    return (Object.hasOwn(known, key) ? known[key] : undefined) ?? NOT_JUDGED;
  }

  return {
    faceOf,
    of({ record, line }) {
      const face = faceOf(record, line.value);
      return face.kind === 'flag' ? face.flag : undefined;
    },
  };
}
