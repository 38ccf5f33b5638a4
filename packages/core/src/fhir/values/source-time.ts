import { dayOf, instantOfWall } from '#formatting';
import { canMean, onlyOffsetOf } from './zone-names.ts';

/** `sort_at` of readings without a readable time: they sort after all others. Unix seconds. */
export const UNREADABLE_TIME = 253_402_300_799;

/** A time as given by a source. At most one of `at` and `onDate` is set; neither if even the day is unknown. */
export interface SourceTime {
  /** Unix seconds; negative before 1970. */
  readonly at: number | null;
  /** YYYY-MM-DD if the source knows only the day. */
  readonly onDate: string | null;
  /** As written. */
  readonly text: string | null;
  readonly precision: 'second' | 'minute' | 'day' | 'month' | 'year' | 'unreadable' | 'none';
  /** Orders readings with and without a time of day. */
  readonly sortAt: number;
  /** True if the source named no zone, so the facility's was assumed. */
  readonly zoneAssumed: boolean;
  /**
   * True if the source's abbreviation means several zones, none of them the facility's, so the facility's was assumed.
   */
  readonly zoneUnclear: boolean;
}

interface Parts {
  readonly year: string;
  readonly month?: string;
  readonly day?: string;
  readonly hour?: string;
  readonly minute?: string;
  readonly second?: string;
  readonly zone?: string;
  /** The zone as an abbreviation, such as IST. */
  readonly zoneName?: string;
}

/**
 * A zone as an offset, with or without `UTC` or `GMT` before it, or as an abbreviation. Words in brackets repeat it.
 */
const ZONE = String.raw`\s*(?:(?<zone>Z|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d\d)?|UTC|GMT)|(?<zoneName>[A-Z]{2,5}))?(?:\s*(?:\[[^\]]*\]|\([^)]*\)))?`;
const HALF = String.raw`\s*(?<half>[ap]\.?m\.?(?![a-z]))?`;
/** ISO 8601, FHIR: `2014`, `2014-08`, `2014-08-23`, `2014-08-23T16:41[:21[.205]][Z or +05:30]`; also `…t…z`, `+05`. */
const ISO = new RegExp(
  String.raw`^(?<year>\d{4})(?:[-/](?<month>\d\d)(?:[-/](?<day>\d\d)(?:[T\s]\s*(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,]\d+)?)?${HALF}${ZONE})?)?)?$`,
  'i',
);
/** HL7 v3 (C-CDA) TS: `20150221`, `20150221073855`, with an optional zone such as `+0530`; also `20150221T073855Z`. */
const HL7 =
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?:T?(?<hour>\d\d)(?<minute>\d\d)(?:(?<second>\d\d)(?:\.\d+)?)?(?<zone>Z|[+-]\d{4})?)?$/;
const CLOCK = String.raw`(?:[,\sT]\s*(?<hour>\d{1,2})[:.](?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?${HALF}${ZONE})?`;
/** Day before month, which only a day after the 12th proves: `28/11/2026 09:10`. */
const DAY_FIRST = new RegExp(
  String.raw`^(?<day>1[3-9]|2\d|3[01])[-/.](?<month>\d{1,2})[-/.](?<year>(?:19|20)\d\d)${CLOCK}$`,
  'i',
);
/** `28 Nov 2026 09:10`, `Sat, 28 Nov 2026 09:10:00 +0530`, `28-Nov-2026`. */
const NAMED = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s+)?(?<day>\d{1,2})[-/.\s]+(?<name>[a-z]{3,9})[-/.,\s]+(?<year>(?:19|20)\d\d)${CLOCK}$`,
  'i',
);
/** `Nov 28, 2026 09:10`, `Sat Nov 28 2026 09:10:00 GMT+0530 (India Standard Time)`. */
const NAMED_FIRST = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s+)?(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2}),?\s+(?<year>(?:19|20)\d\d)${CLOCK}$`,
  'i',
);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Unix seconds, or milliseconds with three more digits. Both have these lengths between 2001 and 2286. */
const UNIX = /^(?<seconds>1\d{9})(?:\d{3}|\.\d+)?$/;

const twoDigits = (text: string): string => text.padStart(2, '0');

/** Converts a 12-hour clock to 24 hours. */
function hourOf(hour: string, half: string | undefined): string {
  if (half === undefined) return twoDigits(hour);
  const number = Number(hour) % 12;
  return twoDigits(String(half.toLowerCase().startsWith('p') ? number + 12 : number));
}

/** Returns the parts of a time with a month name, or with the day first. */
function writtenParts(text: string): Parts | undefined {
  const found = (DAY_FIRST.exec(text) ?? NAMED.exec(text) ?? NAMED_FIRST.exec(text))?.groups;
  if (!found) return undefined;
  const { year = '', day = '', month, name, hour, minute, second, half, zone, zoneName } = found;
  const number = month ?? String(MONTHS.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1);
  if (Number(number) === 0) return undefined;
  return {
    year,
    month: twoDigits(number),
    day: twoDigits(day),
    ...(hour !== undefined && { hour: hourOf(hour, half), minute: minute ?? '00' }),
    ...(second !== undefined && { second }),
    ...(zone !== undefined && { zone }),
    ...(zoneName !== undefined && { zoneName }),
  };
}

function isoParts(text: string): Parts | undefined {
  const found = ISO.exec(text)?.groups as (Parts & { readonly half?: string }) | undefined;
  if (found?.hour === undefined) return found;
  return { ...found, hour: hourOf(found.hour, found.half) };
}

const partsOf = (text: string): Parts | undefined =>
  isoParts(text) ?? (HL7.exec(text)?.groups as Parts | undefined) ?? writtenParts(text);

function offsetOf(zone: string): number {
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{1,2}):?(\d\d)?$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/** Returns unix seconds as if written in UTC, or undefined for an impossible day or time. */
function wallClock(parts: Parts): number | undefined {
  const { year, month = '01', day = '01', hour = '00', minute = '00', second = '00' } = parts;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const real = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  // 24:00 ends a day (ISO 8601), and a leap second has the number 60.
  const isEnd = Number(hour) === 24 && Number(minute) === 0 && Number(second) === 0;
  if (!real || (Number(hour) > 23 && !isEnd) || Number(minute) > 59 || Number(second) > 60) return undefined;
  return date.getTime() / 1000 + Number(hour) * 3600 + Number(minute) * 60 + Number(second);
}

const precisionOf = ({ month, day, hour, second }: Parts): SourceTime['precision'] => {
  if (hour !== undefined) return second === undefined ? 'minute' : 'second';
  if (day !== undefined) return 'day';
  return month === undefined ? 'year' : 'month';
};

interface Moment {
  /** Unix seconds. */
  readonly at: number;
  readonly zoneAssumed: boolean;
  readonly zoneUnclear: boolean;
}

/**
 * Converts local time to an instant. An ambiguous abbreviation is never guessed: it is the facility's zone, or gets a
 * remark.
 */
function momentOf(wall: number, { zone, zoneName }: Parts, timeZone: string): Moment {
  const exact = { zoneAssumed: false, zoneUnclear: false };
  if (zone !== undefined) return { at: wall - offsetOf(zone), ...exact };
  const at = instantOfWall(wall * 1000, timeZone) / 1000;
  if (zoneName === undefined) return { at, zoneAssumed: true, zoneUnclear: false };
  const only = onlyOffsetOf(zoneName);
  if (only !== undefined) return { at: wall - only, ...exact };
  return { at, zoneAssumed: false, zoneUnclear: !canMean(zoneName, wall - at) };
}

function fromParts(text: string, parts: Parts, timeZone: string): SourceTime | undefined {
  const wall = wallClock(parts);
  if (wall === undefined) return undefined;
  const precision = precisionOf(parts);
  const { at: sortAt, zoneAssumed, zoneUnclear } = momentOf(wall, parts, timeZone);
  const timed = parts.hour !== undefined;
  return {
    at: timed ? sortAt : null,
    onDate: precision === 'day' ? `${parts.year}-${parts.month}-${parts.day}` : null,
    text,
    precision,
    sortAt,
    zoneAssumed: timed && zoneAssumed,
    zoneUnclear: timed && zoneUnclear,
  };
}

const untimed = (text: string | null): SourceTime => ({
  at: null,
  onDate: null,
  text,
  precision: text === null ? 'none' : 'unreadable',
  sortAt: UNREADABLE_TIME,
  zoneAssumed: false,
  zoneUnclear: false,
});

const ofSeconds = (text: string, at: number): SourceTime => ({
  at,
  onDate: null,
  text,
  precision: 'second',
  sortAt: at,
  zoneAssumed: false,
  zoneUnclear: false,
});

/** Returns whether at least the year is known. */
export const isReadable = ({ precision }: SourceTime): boolean =>
  precision !== 'none' && precision !== 'unreadable';

/**
 * Parses the time formats that sources use. An ambiguous abbreviation, such as IST, means the facility's zone if
 * possible; otherwise the facility's zone is used and `zoneUnclear` is set. The order of day and month is never
 * guessed: `04-21-1991 9:09`, `04/05/2026` and impossible days are kept as text.
 */
export function readSourceTime(text: string | undefined, timeZone: string): SourceTime {
  const written = text?.trim();
  if (!written) return untimed(null);
  const parts = partsOf(written);
  const seconds = parts ? undefined : UNIX.exec(written)?.groups?.seconds;
  if (seconds !== undefined) return ofSeconds(written, Number(seconds));
  return (parts && fromParts(written, parts, timeZone)) ?? untimed(written);
}

/**
 * Parses a birth or death date: YYYY, YYYY-MM or YYYY-MM-DD, or undefined. A date-time with a zone gives the facility's
 * day: 18:30 UTC is the next day in India.
 */
export function readSourceDay(text: string, timeZone?: string): string | undefined {
  const written = text.trim();
  const parts = partsOf(written);
  const wall = parts && wallClock(parts);
  if (!parts || wall === undefined) return undefined;
  if (timeZone !== undefined && parts.hour !== undefined && (parts.zone ?? parts.zoneName) !== undefined)
    return dayOf(momentOf(wall, parts, timeZone).at, timeZone);
  return [parts.year, parts.month, parts.day].filter((part) => part !== undefined).join('-');
}
