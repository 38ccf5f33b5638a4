import { isoDay } from '#formatting';
import { MEAL_SITUATIONS, type MealSituation, type MetricRecord } from '#metrics';
import { ageOn } from './age.ts';
import { ALERT_LEVELS, type AlertLevel, alertFor } from './alert.ts';
import { flagReading, type Judgement, type MissingFact, type Reading } from './flag-reading.ts';
import { type Flag, gravest, weight } from './judge-value.ts';
import type { ReadingContext } from './reading-context.ts';
import { readingsOf } from './readings-of-record.ts';
import { INDIA_PROGRAMME, type ThresholdScheme } from './scheme.ts';

/** What is known of the person a stored record is about. */
export interface RecordPerson {
  /** `male`, `female`, or anything else for what is neither or not known. */
  readonly sex: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly birthDate: string | null;
  /**
   * `unknown`: she may be with child or not, so only what holds for both is a flag. Without it nothing speaks for a
   * pregnancy.
   */
  readonly pregnancy?: 'unknown';
  /** Where it is known: with child, since when, or how long ago she gave birth. */
  readonly maternal?: Pick<ReadingContext, 'pregnant' | 'gestationalDays' | 'daysAfterBirth'>;
}

export interface JudgeRecordOptions {
  /** IANA name: the day of the reading, and so the age, is the calendar day of its facility. */
  readonly timeZone: string;
  readonly scheme?: ThresholdScheme;
}

/** A stored record as `readMetricRecords` gives it, or what of one is needed here. */
export type JudgedRecord = Pick<MetricRecord, 'metric' | 'timestamp' | 'date' | 'values' | 'mealSituation'>;

export interface RecordJudgement {
  /** The gravest flag of the record's values. */
  readonly flag: Flag | undefined;
  readonly level: AlertLevel | undefined;
  /** What would have to be known for a better answer to this flag. */
  readonly missing: readonly (MissingFact | 'pregnancy')[];
}

interface Judged extends Pick<Judgement, 'flag' | 'ranges'> {
  readonly missing: RecordJudgement['missing'];
}

const NOTHING: RecordJudgement = { flag: undefined, level: undefined, missing: [] };

const isMealSituation = (text: string): text is MealSituation =>
  (MEAL_SITUATIONS as readonly string[]).includes(text);

/** Undefined for a situation of a newer server: a range for another moment would judge it wrongly. */
function contextOf(record: JudgedRecord, person: RecordPerson, timeZone: string): ReadingContext | undefined {
  const { timestamp, date, mealSituation } = record;
  if (mealSituation !== undefined && !isMealSituation(mealSituation)) return undefined;
  const day = timestamp === undefined ? date : isoDay(timestamp, timeZone);
  const age = day === undefined || person.birthDate === null ? undefined : ageOn(person.birthDate, day);
  return {
    sex: person.sex,
    ...person.maternal,
    ...(timestamp === undefined ? {} : { at: timestamp }),
    ...(age && { age }),
    ...(mealSituation && { mealSituation }),
  };
}

const levelWeight = (flag: Flag): number => {
  const level = alertFor(flag);
  return level === undefined ? -1 : ALERT_LEVELS.indexOf(level);
};

/** The flag that says less: by what it asks of a person, then by how far the value is from the reference. */
function lighter(first: Flag | undefined, second: Flag | undefined): Flag | undefined {
  if (!first || !second) return undefined;
  return (levelWeight(first) - levelWeight(second) || weight(first) - weight(second)) <= 0 ? first : second;
}

const sameRanges = (first: Judgement, second: Judgement): boolean =>
  first.ranges.length === second.ranges.length &&
  first.ranges.every((range, index) => range === second.ranges[index]);

/**
 * With child or not. The weeks after a birth are no third answer: what is confirmed for them, the maternity scores, holds
 * in pregnancy too.
 */
function judgeEither(reading: Reading, context: ReadingContext, scheme: ThresholdScheme): Judged {
  const without = flagReading(reading, context, scheme);
  const withChild = flagReading(reading, { ...context, sex: 'female', pregnant: true }, scheme);
  return {
    flag: lighter(without.flag, withChild.flag),
    ranges: without.ranges,
    missing: sameRanges(without, withChild) ? without.missing : [...without.missing, 'pregnancy'],
  };
}

/**
 * What a stored record asks for, by the same rules a reading is judged by while it is entered: the number in its entered
 * unit, the person's sex, and their age on the day of the reading. Values without a unit, words, and numbers nobody alive
 * can have get no flag. Deleted and replaced records are the caller's to leave out. A reference, never a diagnosis.
 */
export function judgeRecord(
  record: JudgedRecord,
  person: RecordPerson,
  { timeZone, scheme = INDIA_PROGRAMME }: JudgeRecordOptions,
): RecordJudgement {
  const context = contextOf(record, person, timeZone);
  if (!context) return NOTHING;
  const either = person.pregnancy === 'unknown' && person.sex !== 'male';
  const judged = readingsOf(record).map(
    (reading): Judged =>
      either ? judgeEither(reading, context, scheme) : flagReading(reading, context, scheme),
  );
  const flag = gravest(judged.map((one) => one.flag));
  const missing = flag ? judged.find((one) => one.flag === flag)?.missing : judged[0]?.missing;
  return { flag, level: alertFor(flag), missing: missing ?? [] };
}
