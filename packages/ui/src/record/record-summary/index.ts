export { EndedLine, type EndedLineProps } from './ended-line.tsx';
export { useEntryName } from './entry-text.ts';
export { RecordSummaryStrip } from './record-summary.tsx';
export { type RecordSummaryOptions, useRecordSummary } from './use-record-summary.ts';
export { VitalEntries, type VitalEntriesProps } from './vital-entries.tsx';
