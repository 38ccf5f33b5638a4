import { standingAssessments } from '@careline/core/internal/assessments';
import { ofPatient } from '@careline/core/internal/http';
import type { MetricsClient } from '@careline/core/internal/metrics';
import { useGoals } from '@careline/ui/care/patient-goals';
import { useQuery } from '@careline/ui/http';
import { useLive } from '@careline/ui/live';
import { useReadingsModel } from '@careline/ui/readings/readings-viewer';
import { useLabs } from '@careline/ui/record/labs';
import { usePrescriptions } from '@careline/ui/record/prescriptions';
import { useRecordSummary } from '@careline/ui/record/record-summary';
import { useConsole } from '../../console-context.tsx';
import { usePatientReadings } from './use-patient-readings.ts';

interface FactsOptions {
  readonly vitaId: string;
  readonly metrics: MetricsClient;
  /** Whether the user may read the record. Nothing is requested otherwise. */
  readonly mayRead: boolean;
}

/** Matches no event. */
const NO_RECORD = '';

export type RecordFacts = ReturnType<typeof useRecordFacts>;

/** Loads the parts of a record that a page shows in several places, once. */
export function useRecordFacts({ vitaId, metrics, mayRead }: FactsOptions) {
  const { http } = useConsole();
  const summary = useRecordSummary({ vitaId, isAsked: mayRead });
  const labs = useLabs(http, vitaId, mayRead);
  const goals = useGoals(http, vitaId, mayRead);
  const prescriptions = usePrescriptions(http, vitaId, mayRead);
  const readings = usePatientReadings(vitaId, metrics);
  const model = useReadingsModel({ readings: readings.state });
  const gfr = useQuery(
    [vitaId, standingAssessments],
    async (signal) =>
      ofPatient(
        await http.call(standingAssessments, { query: { vitaId }, signal }),
        vitaId,
        standingAssessments,
      ).gfr[0] ?? null,
    { endpoint: standingAssessments.name, isAsked: mayRead },
  );
  useLive(['prescriptions', 'case-sheets'], summary.refresh);
  useLive(['prescriptions'], prescriptions.refresh);
  useLive(['labs'], labs.refresh);
  const record = summary.state.phase === 'ready' ? summary.state.value.record : undefined;
  useLive(['readings'], readings.refresh, { id: record ?? NO_RECORD });
  return {
    summary,
    labs,
    goals,
    prescriptions,
    readings,
    model: readings.state.phase === 'ready' ? model : undefined,
    gfr: gfr.state.phase === 'ready' ? gfr.state.value : undefined,
  };
}
