import { dayOfText, readInstant, startOfDay } from '@careline/core/internal/formatting';
import { type RawBuilder, sql } from 'kysely';

type DatePrefix = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge' | 'sa' | 'eb';

/** A date parameter: its comparison and its half-open range. */
export interface DateValue {
  readonly prefix: DatePrefix;
  /** The date without its prefix. */
  readonly text: string;
  /** Unix seconds, inclusive. */
  readonly from: number;
  /** Unix seconds, exclusive. */
  readonly until: number;
}

const WRITTEN =
  /^(eq|ne|lt|le|gt|ge|sa|eb)?(\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?)?)?)$/;
const MINUTE_SECONDS = 60;

const nextMonth = (year: number, month: number): string =>
  month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;

const padYear = (day: string): string => day.padStart('YYYY-MM-DD'.length, '0');

/** Returns the first second of a date and the first second after it. Dates without a zone are in `timeZone`. */
function rangeOf(text: string, timeZone: string): readonly [from: number, until: number] {
  const [day = '', time] = text.split('T');
  if (time !== undefined) {
    const from = Math.floor(readInstant(text, timeZone) / 1000);
    const hasSeconds = /^\d{2}:\d{2}:\d{2}/.test(time);
    return [from, from + (hasSeconds ? 1 : MINUTE_SECONDS)];
  }
  const [year = 0, month, date] = day.split('-').map(Number);
  if (month === undefined)
    return [startOfDay(`${day}-01-01`, timeZone), startOfDay(padYear(`${year + 1}-01-01`), timeZone)];
  if (date === undefined)
    return [startOfDay(`${day}-01`, timeZone), startOfDay(padYear(nextMonth(year, month)), timeZone)];
  const from = startOfDay(day, timeZone);
  const parts = dayOfText(day);
  return [from, parts ? startOfDay({ ...parts, day: parts.day + 1 }, timeZone) : Number.NaN];
}

/** Reads a date parameter; undefined if it is not a date. Dates without a zone are in `timeZone`. */
export function readDate(value: string, timeZone: string): DateValue | undefined {
  const [, prefix = 'eq', text] = WRITTEN.exec(value) ?? [];
  if (text === undefined) return undefined;
  const [from, until] = rangeOf(text, timeZone);
  if (Number.isNaN(from) || Number.isNaN(until)) return undefined;
  return { prefix: prefix as DatePrefix, text, from, until };
}

/** Start and end of what a row is about, in unix seconds; the end is exclusive. */
export interface TimeColumns {
  readonly from: RawBuilder<unknown>;
  readonly until: RawBuilder<unknown>;
}

/** Compares ranges as R4 defines it (search.html#prefix): the row's range with that of the parameter. */
export function compareRange({ from, until }: TimeColumns, value: DateValue): RawBuilder<boolean> {
  const within = sql<boolean>`(${from} >= ${value.from} and ${until} <= ${value.until})`;
  switch (value.prefix) {
    case 'eq':
      return within;
    case 'ne':
      return sql<boolean>`not ${within}`;
    case 'gt':
      return sql<boolean>`(${until} > ${value.until})`;
    case 'lt':
      return sql<boolean>`(${from} < ${value.from})`;
    case 'ge':
      return sql<boolean>`(${until} > ${value.until} or ${within})`;
    case 'le':
      return sql<boolean>`(${from} < ${value.from} or ${within})`;
    case 'sa':
      return sql<boolean>`(${from} >= ${value.until})`;
    case 'eb':
      return sql<boolean>`(${until} <= ${value.from})`;
  }
}
