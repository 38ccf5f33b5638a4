import { useLive } from '../../live/index.ts';
import type { RecordSummaryOptions } from './use-record-summary.ts';
import { useRecordSummary } from './use-record-summary.ts';
import { VitalEntries } from './vital-entries.tsx';

/**
 * Allergies, known conditions and current medicines of a patient, read by itself: beside whoever works with them, and as they are
 * once something was prescribed or written.
 */
export function RecordSummaryStrip(options: RecordSummaryOptions) {
  const { state, retry, refresh } = useRecordSummary(options);
  useLive(['prescriptions', 'case-sheets'], refresh);
  return <VitalEntries state={state} onRetry={retry} />;
}
