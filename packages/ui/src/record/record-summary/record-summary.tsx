import type { RecordSummaryOptions } from './use-record-summary.ts';
import { useRecordSummary } from './use-record-summary.ts';
import { VitalEntries } from './vital-entries.tsx';

/** Allergies, known conditions and current medicines of a patient, read by itself: beside whoever works with them. */
export function RecordSummaryStrip(options: RecordSummaryOptions) {
  const { state, retry } = useRecordSummary(options);
  return <VitalEntries state={state} onRetry={retry} />;
}
