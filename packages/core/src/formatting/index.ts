export { asciiDigits } from './ascii-digits.ts';
export {
  countPhrase,
  defineWords,
  fillLabel,
  inEachLanguage,
  joinWords,
  labelTable,
  phrase,
  type Words,
  type WordsOf,
  wordLabel,
  wordLabels,
} from './catalogue.ts';
export {
  type CodedLabels,
  codedLabel,
  comparatorSymbol,
  type Label,
  labelFromKey,
  labelIn,
  onlyOffered,
} from './coded-label.ts';
export { type CsvValue, csvCell, formatCsv } from './csv.ts';
export {
  dayAfter,
  dayOf,
  endOfDay,
  isoDay,
  numberOfDay,
  startOfDay,
  textOfDay,
} from './dates/calendar-day.ts';
export { formatAge, isPartlyKnownDate } from './dates/format-age.ts';
export { formatCalendar } from './dates/format-calendar.ts';
export { formatDate, formatTime, formatWeekday } from './dates/format-date.ts';
export { formatEpochDate } from './dates/format-epoch-date.ts';
export { formatDaysInWeeks, formatWeeksAndDays } from './dates/format-weeks-and-days.ts';
export { type DateInput, dayOfText, type FormatOptions, readInstant } from './dates/read-time.ts';
export { readTypedDay } from './dates/typed-day.ts';
export {
  type CalendarDay,
  dayNumber,
  dayOfNumber,
  daysInMonth,
  instantOfWall,
  minuteOfDay,
} from './dates/wall-clock.ts';
export { zoneOffset } from './dates/zone-offset.ts';
export { formatFileSize, formatNumber, ordinal } from './format-number.ts';
export { formatReading, formatUnit } from './format-reading.ts';
export type { Formats } from './formats.ts';
export { groupInRows } from './group-in-rows.ts';
export {
  indianLocale,
  LABEL_LANGUAGES,
  type LabelLocale,
  labelLanguage,
  languageName,
  languageOfLetters,
  pluralOf,
  TRANSLATIONS,
  type TranslatedLanguage,
} from './languages/index.ts';
export {
  type FormatterFault,
  type FormatterName,
  type Formatters,
  formatterFault,
} from './page/formatters.ts';
export { pageFormats } from './page/page-formats.ts';
export { type RoomWords, registerWords } from './registered-words.ts';
