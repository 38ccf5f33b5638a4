export { asciiDigits } from './ascii-digits.ts';
export { endOfDay, isoDay, numberOfDay, textOfDay } from './calendar-day.ts';
export { type CodedLabels, codedLabel, type Label, type LabelLocale, labelIn } from './coded-label.ts';
export { comparatorSymbol } from './comparator-symbol.ts';
export { type CsvOptions, type CsvValue, csvCell, formatCsv } from './csv.ts';
export { formatAge } from './format-age.ts';
export { formatCalendar } from './format-calendar.ts';
export { formatDate } from './format-date.ts';
export { formatEpochDate } from './format-epoch-date.ts';
export { formatFileSize } from './format-file-size.ts';
export { formatNumber } from './format-number.ts';
export { formatReading, formatUnit } from './format-reading.ts';
export { formatTime } from './format-time.ts';
export { formatDaysInWeeks, formatWeeksAndDays } from './format-weeks-and-days.ts';
export { groupInRows } from './group-in-rows.ts';
export { labelFromKey } from './label-from-key.ts';
export { onlyOffered } from './only-offered.ts';
export { ordinal } from './ordinal.ts';
export { type DateInput, dayOfText, type FormatOptions } from './read-time.ts';
export { readTypedDay, type TypedDay } from './typed-day.ts';
export {
  type CalendarDay,
  dayNumber,
  dayOfNumber,
  daysInMonth,
  instantOfWall,
  minuteOfDay,
  startOfDay,
} from './wall-clock.ts';
