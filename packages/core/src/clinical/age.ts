import { dayNumber, dayOfText, daysInMonth, isPartlyKnownDate } from '#formatting';

/** An age as what ranges ask for: completed months and completed days. */
export interface Age {
  readonly months: number;
  readonly days: number;
}

/** The age of somebody whose completed years are all that is known. */
export const ageInYears = (years: number): Age => ({ months: years * 12, days: Math.ceil(years * 365.25) });

const PARTIAL = /^(\d{4})(?:-(\d{2}))?$/;

type Day = NonNullable<ReturnType<typeof dayOfText>>;

/** The last day a partly known birth date can mean, so that an age is one completed for certain. */
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
 * The age on a day; the least it can be where only the year or the month of birth is known. `birthDate` is YYYY, YYYY-MM
 * or YYYY-MM-DD as the source knows it, `day` is the calendar day of the reading at its facility, YYYY-MM-DD. Undefined
 * where either cannot be read, and before the birth. Of a year that is not over, only births up to the day are meant.
 */
export function ageOn(birthDate: string, day: string): Age | undefined {
  return ageSpanOn(birthDate, day)?.age;
}

/** The least age on a day as `ageOn` gives it, and the greatest where only the year or the month of birth is known. */
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
