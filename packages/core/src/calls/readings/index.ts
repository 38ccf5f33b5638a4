export { flagOfReading, type ReadingFlagOptions, readingFlagOf } from '../findings/reading-flag.ts';
export { type LastLine, lastReading } from './last-reading.ts';
export { createReadingEntry, type ReadingEntry } from './reading-entry.ts';
export { type CriticalFinding, MAX_READING_NOTE, type ReadingEntryState } from './reading-entry-state.ts';
export { type Taken, type TakenProblem, takenAt, takenNow } from './reading-time.ts';
export type { ReportEntry, ReportEntryState } from './report-entry.ts';
export { createReportEntry } from './report-entry.ts';
export {
  type EnteredReport,
  hasResults,
  reportLines,
  reportReadings,
} from './report-results.ts';
