import type { Patient } from '@careline/core/internal/patients';
import { type ReadingsView, readReadingsView } from '@careline/core/internal/trends';
import { enrolledAtOf, ReadingsViewer } from '@careline/ui/readings/readings-viewer';
import { useState } from 'react';
import { Offered } from '../../preferences/offered.tsx';
import { useMetrics } from '../patients/use-metrics.ts';
import { usePatientReadings } from '../patients/use-patient-readings.ts';

export interface EncounterReadingsProps {
  readonly patient: Patient;
}

/** All of the patient's readings, next to the encounter. */
export function EncounterReadings({ patient }: EncounterReadingsProps) {
  const { vitaId, uhid } = patient;
  const metrics = useMetrics();
  const { state, refresh } = usePatientReadings(vitaId, metrics);
  const [view, setView] = useState<ReadingsView>(() => readReadingsView(new URLSearchParams()));
  return (
    <Offered types={['PERIOD']}>
      {/* Reserves height while loading, so that visible content below is not pushed down. */}
      <div className={state.phase === 'loading' ? 'min-h-dvh' : ''}>
        <ReadingsViewer
          vitaId={vitaId}
          readings={state}
          onRetry={refresh}
          enrolledAt={enrolledAtOf(patient)}
          view={view}
          onViewChange={setView}
          exportName={`readings-${uhid ?? vitaId}`}
        />
      </div>
    </Offered>
  );
}
