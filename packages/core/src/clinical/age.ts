import { dayNumber, dayOfText, daysInMonth } from '#formatting';

/** An age as what ranges ask for: completed months and completed days. */
export interface Age {
  readonly months: number;
  readonly days: number;
}

/** The age of somebody whose completed years are all that is known. */
export const ageInYears = (years: number): Age => ({ months: years * 12, days: Math.ceil(years * 365.25) });

const PARTIAL = /^(\d{4})(?:-(\d{2}))?$/;

/**
 * The youngest and the oldest age that a birth date of which only the year or the month is known can mean on a day, and an
 * age of each month between them; undefined for a whole date, for one that cannot be read, and where all are before the birth.
 */
export function agesOn(birthDate: string, day: string): readonly Age[] | undefined {
  const match = PARTIAL.exec(birthDate.trim());
  const youngest = match ? ageOn(birthDate, day) : undefined;
  const [year, month = '01'] = [match?.[1], match?.[2]];
  const oldest = ageOn(`${year}-${month}-01`, day);
  if (!match || !oldest) return undefined;
  const from: Age = youngest ?? { months: 0, days: 0 };
  const between = Array.from({ length: Math.max(0, oldest.months - from.months - 1) }, (_, index): Age => {
    const months = from.months + index + 1;
    return { months, days: Math.min(oldest.days, Math.max(from.days, Math.ceil(months * 30.4375))) };
  });
  return [from, ...between, oldest];
}

/** The last day a partly known birth date can mean, so that an age is one completed for certain. */
function birthDay(text: string): ReturnType<typeof dayOfText> {
  const match = PARTIAL.exec(text);
  if (!match) return dayOfText(text);
  const [year, month] = [Number(match[1]), Number(match[2] ?? 12)];
  return year < 1 || month < 1 || month > 12 ? undefined : { year, month, day: daysInMonth(year, month) };
}

/**
 * The age on a day. `birthDate` is YYYY, YYYY-MM or YYYY-MM-DD as the source knows it, `day` is the calendar day of
 * the reading at its facility, YYYY-MM-DD. Undefined where either cannot be read, and before the birth.
 */
export function ageOn(birthDate: string, day: string): Age | undefined {
  const born = birthDay(birthDate.trim());
  const at = dayOfText(day.trim());
  if (!born || !at) return undefined;
  const days = dayNumber(at.year, at.month, at.day) - dayNumber(born.year, born.month, born.day);
  if (days < 0) return undefined;
  const months = (at.year - born.year) * 12 + at.month - born.month;
  const short = at.day < Math.min(born.day, daysInMonth(at.year, at.month));
  return { months: short ? months - 1 : months, days };
}
