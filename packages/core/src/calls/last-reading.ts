import { type AlertLevel, type Flag, judgeRecord, type RecordPerson, ucumUnit } from '#clinical';
import type { MetricRecord } from '#metrics';
import type { Patient } from '#patients';
import {
  buildTrends,
  contextOn,
  type LineSummary,
  type PersonCourse,
  summarizeLine,
  TRENDS,
  type TrendFlags,
  type TrendPoint,
  timeOfRecord,
} from '#trends';

/** How one value of a reading stands to those before it, in the unit the reading was entered in. */
export interface LastLine
  extends Pick<LineSummary, 'count' | 'first' | 'last' | 'lowest' | 'highest' | 'change'> {
  readonly key: string;
  readonly unit: string;
  /** The value before; undefined for the first there is. */
  readonly before: TrendPoint | undefined;
  /** Oldest first, of the same moment of eating where that matters. */
  readonly points: readonly TrendPoint[];
}

/** The newest reading of a metric, with its flag and its way there. */
export interface LastReading {
  readonly record: MetricRecord;
  readonly flag: Flag | undefined;
  readonly level: AlertLevel | undefined;
  /** The lines of the first trend that the reading is in; both of a blood pressure, the weight of a body. */
  readonly lines: readonly LastLine[];
}

/** Whose reading it is, as far as it is judged by that. */
export interface LastReadingOptions {
  /** Undefined while it is not known: then nothing is judged. */
  readonly patient: Pick<Patient, 'appUserInfo' | 'birthDate' | 'maternity' | 'enrolments'> | undefined;
  /** IANA name of the facility's zone. */
  readonly timeZone: string;
}

type JudgedPatient = NonNullable<LastReadingOptions['patient']>;

/** A due date that nobody told is taken to be the day of the birth. */
function courseOf({ appUserInfo, birthDate, maternity }: JudgedPatient): PersonCourse {
  const { bornOn, dueDate = bornOn } = maternity ?? {};
  return {
    sex: appUserInfo.gender.toLowerCase(),
    birthDate,
    ...(dueDate !== undefined && { pregnancies: [{ dueDate, ...(bornOn !== undefined && { bornOn }) }] }),
  };
}

const isInMotherhood = ({ enrolments }: JudgedPatient): boolean =>
  enrolments.some(({ programme }) => programme === 'healthy_motherhood');

/** What the day of a reading makes of the person: with child, after a birth, or perhaps so where a programme says it. */
function personOn(patient: JudgedPatient, day: string): RecordPerson {
  const course = courseOf(patient);
  const { pregnant, gestationalDays, daysAfterBirth } = contextOn(course, day);
  const { sex, birthDate } = course;
  if (pregnant) return { sex: 'female', birthDate, maternal: { pregnant, gestationalDays } };
  if (daysAfterBirth !== undefined) return { sex: 'female', birthDate, maternal: { daysAfterBirth } };
  const isOpen = !patient.maternity && isInMotherhood(patient);
  return { sex, birthDate, ...(isOpen && { pregnancy: 'unknown' as const }) };
}

function judged(record: MetricRecord, { patient, timeZone }: LastReadingOptions) {
  const day = timeOfRecord(record, timeZone)?.day;
  if (!patient || day === undefined) return { flag: undefined, level: undefined };
  const { flag, level } = judgeRecord(record, personOn(patient, day), { timeZone });
  return { flag, level };
}

/** The trends that values of a record are in, each to be shown in the unit of the record. */
function unitsOf({ metric, values }: MetricRecord): Readonly<Record<string, string>> {
  const found = TRENDS.flatMap(({ key, lines }) => {
    const isIn = (value: string) => lines.some((line) => line.metric === metric && line.value === value);
    const unit = values.find((value) => isIn(value.key))?.unit;
    return unit === undefined ? [] : [[key, ucumUnit(unit) ?? unit] as const];
  });
  return Object.fromEntries(found);
}

const UNJUDGED: TrendFlags = { of: () => undefined };

/**
 * The newest of a metric's readings, oldest first as the metric client publishes them: what it is by the rules of its day,
 * and how it stands to what was measured before. Undefined where there is none.
 */
export function lastReading(
  records: readonly MetricRecord[],
  options: LastReadingOptions,
): LastReading | undefined {
  const record = records.at(-1);
  if (!record) return undefined;
  const { trends } = buildTrends(records, { timeZone: options.timeZone, units: unitsOf(record) });
  const [lines = []] = trends
    .map(({ lines: all, unit = '' }) =>
      all.flatMap((line): LastLine[] => {
        const summary = summarizeLine(line, UNJUDGED);
        if (summary?.last.record !== record) return [];
        const { points, definition } = line;
        return [{ ...summary, key: definition.key, unit, before: points.at(-2), points }];
      }),
    )
    .filter((found) => found.length > 0);
  return { record, ...judged(record, options), lines };
}
