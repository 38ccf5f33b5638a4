import { useLive } from '../../live/index.ts';
import type { RecordSummaryOptions } from './use-record-summary.ts';
import { useRecordSummary } from './use-record-summary.ts';
import { VitalEntries } from './vital-entries.tsx';

/**
 * Shows allergies, known conditions and current medicines. Loads its own data and refreshes after prescriptions and
 * notes.
 */
export function RecordSummaryStrip(options: RecordSummaryOptions) {
  const { state, retry, refresh } = useRecordSummary(options);
  useLive(['prescriptions', 'case-sheets'], refresh);
  return <VitalEntries state={state} onRetry={retry} />;
}
