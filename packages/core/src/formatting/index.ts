export { asciiDigits } from './ascii-digits.ts';
export { type CodedLabels, codedLabel, type Label, type LabelLocale, labelIn } from './coded-label.ts';
export { comparatorSymbol } from './comparator-symbol.ts';
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
export { formatDate } from './dates/format-date.ts';
export { formatEpochDate } from './dates/format-epoch-date.ts';
export { formatTime } from './dates/format-time.ts';
export { formatWeekday } from './dates/format-weekday.ts';
export { formatDaysInWeeks, formatWeeksAndDays } from './dates/format-weeks-and-days.ts';
export { type DateInput, dayOfText, type FormatOptions } from './dates/read-time.ts';
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
export { formatFileSize } from './format-file-size.ts';
export { formatNumber } from './format-number.ts';
export { formatReading, formatUnit } from './format-reading.ts';
export type { Formats } from './formats.ts';
export { groupInRows } from './group-in-rows.ts';
export { labelFromKey } from './label-from-key.ts';
export { onlyOffered } from './only-offered.ts';
export { ordinal } from './ordinal.ts';
export {
  type FormatterFault,
  type FormatterName,
  type Formatters,
  formatterFault,
} from './page/formatters.ts';
export { pageFormats } from './page/page-formats.ts';
