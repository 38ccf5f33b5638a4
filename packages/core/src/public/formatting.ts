/**
 * Dates, times, ages, numbers and words as they are shown.
 * Formatters take a `Date`, unix seconds or an ISO string, and answer text. They never throw: what cannot be read is `--`.
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
