import { UNREADABLE_TIME } from '../../observations/reading-rows.ts';
import { offsetAt } from '../../platform/database/day-bounds.ts';

/** A time as a source gave it. Exactly one of `at` and `onDate` is set, or neither where nobody can tell the day. */
export interface SourceTime {
  /** Unix seconds; negative before 1970. */
  readonly at: number | null;
  /** YYYY-MM-DD where the source knows only the day. */
  readonly onDate: string | null;
  /** As written. */
  readonly text: string | null;
  readonly precision: 'second' | 'minute' | 'day' | 'month' | 'year' | 'unreadable' | 'none';
  /** Orders readings with and without a time of day. */
  readonly sortAt: number;
  /** True where the source wrote no zone and the facility's was taken. */
  readonly zoneAssumed: boolean;
}

interface Parts {
  readonly year: string;
  readonly month?: string;
  readonly day?: string;
  readonly hour?: string;
  readonly minute?: string;
  readonly second?: string;
  readonly zone?: string;
}

/** ISO 8601 and FHIR: `2014`, `2014-08`, `2014-08-23`, `2014-08-23T16:41[:21[.205]][Z or +05:30]`. */
const ISO =
  /^(?<year>\d{4})(?:-(?<month>\d\d)(?:-(?<day>\d\d)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?(?<zone>Z|[+-]\d\d:?\d\d)?)?)?)?$/;
/** HL7 v3 (C-CDA) TS: `20150221`, `20150221073855`, with an optional zone such as `+0530`. */
const HL7 =
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?:(?<hour>\d\d)(?<minute>\d\d)(?:(?<second>\d\d)(?:\.\d+)?)?(?<zone>[+-]\d{4})?)?$/;

function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  return (zone.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60);
}

/** The moment at which a zone's clocks show a time; `wall` is that time as if they showed UTC. Both unix seconds. */
function zonedSeconds(wall: number, timeZone: string): number {
  const guess = wall - offsetAt(wall * 1000, timeZone) / 1000;
  // Across a change of the clocks the offset at the guess is another one than at the wall time.
  return wall - offsetAt(guess * 1000, timeZone) / 1000;
}

/** Unix seconds as if written in UTC; undefined for a day or a time of day that does not exist. */
function wallClock(parts: Parts): number | undefined {
  const { year, month = '01', day = '01', hour = '00', minute = '00', second = '00' } = parts;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const real = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  if (!real || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return date.getTime() / 1000 + Number(hour) * 3600 + Number(minute) * 60 + Number(second);
}

const precisionOf = ({ month, day, hour, second }: Parts): SourceTime['precision'] => {
  if (hour !== undefined) return second === undefined ? 'minute' : 'second';
  if (day !== undefined) return 'day';
  return month === undefined ? 'year' : 'month';
};

function fromParts(text: string, parts: Parts, timeZone: string): SourceTime | undefined {
  const wall = wallClock(parts);
  if (wall === undefined) return undefined;
  const precision = precisionOf(parts);
  const sortAt = parts.zone === undefined ? zonedSeconds(wall, timeZone) : wall - offsetOf(parts.zone);
  const timed = parts.hour !== undefined;
  return {
    at: timed ? sortAt : null,
    onDate: precision === 'day' ? `${parts.year}-${parts.month}-${parts.day}` : null,
    text,
    precision,
    sortAt,
    zoneAssumed: timed && parts.zone === undefined,
  };
}

const untimed = (text: string | null): SourceTime => ({
  at: null,
  onDate: null,
  text,
  precision: text === null ? 'none' : 'unreadable',
  sortAt: UNREADABLE_TIME,
  zoneAssumed: false,
});

/**
 * Reads the shapes sources write times in. Day-month order is never guessed: `04-21-1991 9:09` and days that do not
 * exist are kept as text.
 */
export function readSourceTime(text: string | undefined, timeZone: string): SourceTime {
  const written = text?.trim();
  if (!written) return untimed(null);
  const groups = (ISO.exec(written) ?? HL7.exec(written))?.groups as Parts | undefined;
  return (groups && fromParts(written, groups, timeZone)) ?? untimed(written);
}

/** A day as sources write dates of birth and death: YYYY, YYYY-MM or YYYY-MM-DD; undefined where it is none of them. */
export function readSourceDay(text: string): string | undefined {
  const written = text.trim();
  const parts = (ISO.exec(written) ?? HL7.exec(written))?.groups as Parts | undefined;
  if (!parts || wallClock(parts) === undefined) return undefined;
  return [parts.year, parts.month, parts.day].filter((part) => part !== undefined).join('-');
}
