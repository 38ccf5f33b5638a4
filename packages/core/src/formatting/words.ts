import { countedText, fillText } from './catalogue.ts';
import { labelLanguage } from './languages/index.ts';
import { ages, durations, months, times, weekdays } from './words/en.ts';

export type DurationUnit = 'year' | 'month' | 'week' | 'day';

/** Returns the name of a month; January is 1. */
export const monthName = (month: number, locale: unknown): string =>
  Object.values(months[labelLanguage(locale)])[month - 1] ?? '';

/** Returns the name of a weekday; Sunday is 0. */
export const weekdayName = (weekday: number, locale: unknown): string =>
  Object.values(weekdays[labelLanguage(locale)])[weekday] ?? '';

/** Returns a time with its day in words: "Today at 3:05 pm". */
export const timeText = (
  key: keyof (typeof times)['en'],
  values: Readonly<Record<string, string>>,
  locale: unknown,
): string => fillText(times[labelLanguage(locale)][key], values);

/** Returns an age that is not known to the unit: "about 40 years", "under 1 year". */
export const ageText = (key: keyof (typeof ages)['en'], age: string, locale: unknown): string =>
  fillText(ages[labelLanguage(locale)][key], { age });

/** Returns a count with its unit in the form the language counts in: "1 year", "0 days". */
export function countOf(count: number, unit: DurationUnit, locale: unknown): string {
  const language = labelLanguage(locale);
  return fillText(countedText(durations[language], unit, count, language), { count });
}
