/** Words for dates and durations in one language. */
export interface TimeWords {
  /** January first. */
  readonly months: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly today: (time: string) => string;
  readonly yesterday: (time: string) => string;
  readonly tomorrow: (time: string) => string;
  readonly lastWeekday: (weekday: string, time: string) => string;
  readonly longDate: (date: string, time: string) => string;
  /** Age if only the year or month of birth is known. */
  readonly about: (age: string) => string;
  readonly underOne: (unit: 'year' | 'month') => string;
  readonly units: Readonly<Record<DurationUnit, readonly [one: string, many: string]>>;
}

export type DurationUnit = 'year' | 'month' | 'week' | 'day';

const en: TimeWords = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  today: (time) => `Today at ${time}`,
  yesterday: (time) => `Yesterday at ${time}`,
  tomorrow: (time) => `Tomorrow at ${time}`,
  lastWeekday: (weekday, time) => `Last ${weekday} at ${time}`,
  longDate: (date, time) => `${date} at ${time}`,
  about: (age) => `about ${age}`,
  underOne: (unit) => `under 1 ${unit}`,
  units: {
    year: ['year', 'years'],
    month: ['month', 'months'],
    week: ['week', 'weeks'],
    day: ['day', 'days'],
  },
};

const hi: TimeWords = {
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  today: (time) => `आज ${time} बजे`,
  // कल alone means both yesterday and tomorrow.
  yesterday: (time) => `बीते कल ${time} बजे`,
  tomorrow: (time) => `आने वाले कल ${time} बजे`,
  lastWeekday: (weekday, time) => `पिछले ${weekday} को ${time} बजे`,
  longDate: (date, time) => `${date} को ${time} बजे`,
  about: (age) => `लगभग ${age}`,
  underOne: (unit) => (unit === 'year' ? '1 वर्ष से कम' : '1 महीने से कम'),
  units: {
    year: ['वर्ष', 'वर्ष'],
    month: ['महीना', 'महीने'],
    week: ['सप्ताह', 'सप्ताह'],
    day: ['दिन', 'दिन'],
  },
};

/** Returns the words of a language, or the English ones. */
export function wordsFor(locale: unknown): TimeWords {
  return typeof locale === 'string' && /^hi(?:[-_]|$)/i.test(locale) ? hi : en;
}

/** Returns a count with its unit, singular only for one: "1 year", "0 days". */
export function countOf(count: number, unit: DurationUnit, locale: unknown): string {
  const [one, many] = wordsFor(locale).units[unit];
  return `${count} ${count === 1 ? one : many}`;
}
