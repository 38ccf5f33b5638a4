/**
 * Formats dates, times, ages, numbers and words. Formatters take a `Date`, unix seconds or an ISO string and return
 * text. They never throw: unreadable values become `--`. Labels are English until `loadLanguage` has loaded another language.
 *
 * @module formatting
 */
export {
  asciiDigits,
  type CodedLabels,
  codedLabel,
  comparatorSymbol,
  csvCell,
  type DateInput,
  dayAfter,
  endOfDay,
  type FormatOptions,
  type Formats,
  formatAge,
  formatCalendar,
  formatCsv,
  formatDate,
  formatDaysInWeeks,
  formatEpochDate,
  formatFileSize,
  formatNumber,
  formatReading,
  formatTime,
  formatUnit,
  formatWeekday,
  formatWeeksAndDays,
  instantOfWall,
  isoDay,
  isPartlyKnownDate,
  type Label,
  type LabelLocale,
  labelFromKey,
  labelIn,
  ordinal,
  pageFormats,
  readTypedDay,
  startOfDay,
} from '#formatting';
export { loadLanguage } from '#languages';
