import {
  type EarlierPressure,
  type Flag,
  flagReading,
  type Reading,
  type ReadingContext,
  readingsOf,
  type ThresholdScheme,
} from '#clinical';
import { MEAL_SITUATIONS, type MealSituation, type MetricRecord } from '#metrics';
import { contextOn, type PersonCourse, type PregnancyCourse, pregnancyOn } from './person-course.ts';
import type { TrendPoint } from './trend.ts';
import { type TrendTime, timeOfRecord } from './trend-time.ts';

export interface TrendFlagsOptions {
  readonly person: PersonCourse;
  readonly timeZone: string;
  readonly scheme?: ThresholdScheme;
}

/** The flags of one person's records, each worked out when it is first asked for. */
export interface TrendFlags {
  /** By the unit it was entered in, the day it was taken, and what is known of the person on that day. */
  of(point: TrendPoint): Flag | undefined;
  /** Whether there is a rule for the value, of this person on its day: without one "no flag" says nothing. */
  isJudged(point: TrendPoint): boolean;
}

interface Said {
  readonly flag: Flag | undefined;
  readonly isJudged: boolean;
}

const isSituation = (text: string): text is MealSituation =>
  (MEAL_SITUATIONS as readonly string[]).includes(text);

const measuresOf = (reading: Reading): readonly string[] =>
  reading.measure === 'bloodPressure' ? ['systolic', 'diastolic'] : [reading.measure];

/** The pressures of each pregnancy, so that rules over two readings find the other one. */
function pressuresOf(
  records: Iterable<MetricRecord>,
  { person, timeZone }: TrendFlagsOptions,
): ReadonlyMap<PregnancyCourse, readonly EarlierPressure[]> {
  const found = new Map<PregnancyCourse, EarlierPressure[]>();
  for (const record of records) {
    const time = record.metric === 'bloodpressure' ? timeOfRecord(record, timeZone) : undefined;
    const pregnancy = time && !time.dayOnly ? pregnancyOn(person, time.day) : undefined;
    if (!time || !pregnancy) continue;
    const { gestationalDays } = contextOn(person, time.day);
    const list = found.get(pregnancy) ?? [];
    for (const reading of readingsOf(record)) {
      if (reading.measure !== 'bloodPressure') continue;
      const { systolic, diastolic } = reading;
      list.push({
        systolic,
        diastolic,
        at: time.at,
        ...(gestationalDays !== undefined && { gestationalDays }),
      });
    }
    found.set(pregnancy, list);
  }
  return found;
}

/** Judges the records of one person, each at most once. `records` are all there are of them, in any order. */
export function createTrendFlags(records: Iterable<MetricRecord>, options: TrendFlagsOptions): TrendFlags {
  const { person, scheme } = options;
  let pressures: ReturnType<typeof pressuresOf> | undefined;
  const judged = new WeakMap<MetricRecord, ReadonlyMap<string, Said>>();

  function contextOf(record: MetricRecord, { at, day, dayOnly }: TrendTime): ReadingContext {
    const { mealSituation } = record;
    pressures ??= pressuresOf(records, options);
    const pregnancy = pregnancyOn(person, day);
    const earlier = pregnancy && pressures.get(pregnancy);
    return {
      ...contextOn(person, day),
      ...(!dayOnly && { at }),
      ...(mealSituation !== undefined && isSituation(mealSituation) && { mealSituation }),
      ...(earlier && { earlier }),
    };
  }

  function judge(record: MetricRecord, time: TrendTime): ReadonlyMap<string, Said> {
    const context = contextOf(record, time);
    return new Map(
      readingsOf(record).flatMap((reading) => {
        const { flag, ranges } = flagReading(reading, context, scheme);
        const said = { flag, isJudged: flag !== undefined || ranges.length > 0 };
        return measuresOf(reading).map((measure) => [measure, said] as const);
      }),
    );
  }

  function said({ record, line: { measure }, ...time }: TrendPoint): Said | undefined {
    if (measure === undefined) return undefined;
    const known = judged.get(record) ?? judge(record, time);
    judged.set(record, known);
    return known.get(measure);
  }

  return {
    of: (point) => said(point)?.flag,
    isJudged: (point) => said(point)?.isJudged ?? false,
  };
}
