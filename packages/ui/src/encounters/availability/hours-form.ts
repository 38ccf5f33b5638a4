import { SERVICE_TYPES, type ServiceType } from '@careline/core/internal/encounters';
import {
  type HoursFault,
  hoursFaults,
  type NewHours,
  type Weekday,
} from '@careline/core/internal/encounters/availability';

/** One row of the hours form. Times are HH:MM, days are YYYY-MM-DD, and empty fields are empty strings. */
export interface HoursRow {
  readonly key: string;
  readonly weekday: Weekday;
  readonly from: string;
  /** 00:00 means midnight at the end of the day. */
  readonly until: string;
  /** Empty for every service. */
  readonly serviceTypes: readonly ServiceType[];
  readonly validFrom: string;
  readonly validUntil: string;
}

const two = (part: number): string => String(part).padStart(2, '0');
const DAY_MINUTES = 1440;

const timeOfMinute = (minute: number): string => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

function minuteOfTime(time: string): number | undefined {
  const [, hour, minute] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

const isServiceType = (type: string): type is ServiceType => SERVICE_TYPES.some((known) => known === type);

interface StoredHours extends Omit<NewHours, 'serviceTypes'> {
  readonly serviceTypes: readonly string[] | null;
}

export const rowOfHours = (hours: StoredHours, key: string): HoursRow => ({
  key,
  weekday: hours.weekday,
  from: timeOfMinute(hours.fromMinute),
  until: timeOfMinute(hours.untilMinute),
  serviceTypes: (hours.serviceTypes ?? []).filter(isServiceType),
  validFrom: hours.validFrom,
  validUntil: hours.validUntil ?? '',
});

/** Returns the hours of a row, or undefined while a time is missing. */
export function hoursOfRow(row: HoursRow): NewHours | undefined {
  const [fromMinute, until] = [minuteOfTime(row.from), minuteOfTime(row.until)];
  if (fromMinute === undefined || until === undefined || !row.validFrom) return undefined;
  return {
    weekday: row.weekday,
    fromMinute,
    untilMinute: until === 0 ? DAY_MINUTES : until,
    serviceTypes: row.serviceTypes.length > 0 ? [...row.serviceTypes] : null,
    validFrom: row.validFrom,
    validUntil: row.validUntil || null,
  };
}

export type RowFault = HoursFault | 'needs-times' | 'needs-day';

/** Returns the fault of each row by its key. Valid rows have no entry. */
export function rowFaults(rows: readonly HoursRow[]): ReadonlyMap<string, RowFault> {
  const faults = new Map<string, RowFault>();
  const whole: { readonly key: string; readonly hours: NewHours }[] = [];
  for (const row of rows) {
    const hours = hoursOfRow(row);
    if (hours) whole.push({ key: row.key, hours });
    else faults.set(row.key, row.validFrom ? 'needs-times' : 'needs-day');
  }
  for (const [index, fault] of hoursFaults(whole.map(({ hours }) => hours)).entries()) {
    const key = whole[index]?.key;
    if (fault && key) faults.set(key, fault);
  }
  return faults;
}

const WORKING_DAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** Returns the rows with one day's hours copied to Monday to Friday, replacing the other days' hours. */
export function copiedToWeek(
  rows: readonly HoursRow[],
  from: Weekday,
  newKey: () => string,
): readonly HoursRow[] {
  const pattern = rows.filter(({ weekday }) => weekday === from);
  const others = WORKING_DAYS.filter((weekday) => weekday !== from);
  return [
    ...rows.filter(({ weekday }) => !others.includes(weekday)),
    ...others.flatMap((weekday) => pattern.map((row) => ({ ...row, weekday, key: newKey() }))),
  ];
}
