export { type AllergyStanding, useAllergyStanding } from './allergy-standing.ts';
export { EndedLine, type EndedLineProps } from './ended-line.tsx';
export { RecordSummaryStrip } from './record-summary.tsx';
export { type RecordSummaryOptions, useRecordSummary } from './use-record-summary.ts';
export { useEntryName, VitalEntries, type VitalEntriesProps } from './vital-entries.tsx';
