import { dayNumber, dayOfText, daysInMonth, isPartlyKnownDate } from '#formatting';

/** An age in completed months and completed days, as ranges use it. */
export interface Age {
  readonly months: number;
  readonly days: number;
}

/** Returns an age from completed years alone. */
export const ageInYears = (years: number): Age => ({ months: years * 12, days: Math.ceil(years * 365.25) });

const PARTIAL = /^(\d{4})(?:-(\d{2}))?$/;

type Day = NonNullable<ReturnType<typeof dayOfText>>;

/** Returns the last possible day of a partly known birth date, so that the age is certainly completed. */
function lastBirthDay(text: string): Day | undefined {
  const match = PARTIAL.exec(text);
  if (!match) return dayOfText(text);
  const [year, month] = [Number(match[1]), Number(match[2] ?? 12)];
  return year < 1 || month < 1 || month > 12 ? undefined : { year, month, day: daysInMonth(year, month) };
}

function ageBetween(born: Day, at: Day): Age | undefined {
  const days = dayNumber(at.year, at.month, at.day) - dayNumber(born.year, born.month, born.day);
  if (days < 0) return undefined;
  const months = (at.year - born.year) * 12 + at.month - born.month;
  const short = at.day < Math.min(born.day, daysInMonth(at.year, at.month));
  return { months: short ? months - 1 : months, days };
}

/**
 * Returns the age on a day, the lowest possible one for a partly known birth date.
 * `birthDate` is YYYY, YYYY-MM or YYYY-MM-DD, `day` the facility's calendar day of the reading, YYYY-MM-DD. Undefined
 * if either is unreadable, and before birth. In the current year, only births up to the day count.
 */
export function ageOn(birthDate: string, day: string): Age | undefined {
  return ageSpanOn(birthDate, day)?.age;
}

/** Returns the lowest age on a day, like `ageOn`, and the highest for a partly known birth date. */
export function ageSpanOn(
  birthDate: string,
  day: string,
): { readonly age: Age; readonly oldest?: Age } | undefined {
  const text = birthDate.trim();
  const at = dayOfText(day.trim());
  const last = lastBirthDay(text);
  const least = last && at && ageBetween(last, at);
  if (!isPartlyKnownDate(text)) return least && { age: least };
  const first = dayOfText(`${text}-01-01`.slice(0, 10));
  const oldest = first && at && ageBetween(first, at);
  return oldest && { age: least ?? { months: 0, days: 0 }, oldest };
}
