import { isEnteredMetric } from '@careline/core/internal/metrics';
import {
  CALLS_PATIENTS,
  decideRight,
  READS_NOTES,
  READS_RECORD,
  WRITES_RECORD,
} from '@careline/core/internal/navigation';
import { METRIC_TYPES } from '@careline/core/internal/observations';
import type { Patient } from '@careline/core/internal/patients';
import { firstMetrics } from '@careline/core/internal/preferences';
import { isExamination } from '@careline/core/internal/record';
import {
  type ReadingsView,
  readingsViewQuery,
  readReadingsView,
  setOxygenTarget,
} from '@careline/core/internal/trends';
import { ExaminationFiles } from '@careline/ui/care/examination-files';
import { OxygenTarget } from '@careline/ui/care/oxygen-target';
import { PatientGoals, useGoals } from '@careline/ui/care/patient-goals';
import { useMessages } from '@careline/ui/messages';
import { useFavourites } from '@careline/ui/preferences';
import { type AddedKind, AddReading } from '@careline/ui/readings/add-reading';
import { enrolledAtOf, ReadingsViewer } from '@careline/ui/readings/readings-viewer';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { Offered } from '../../preferences/offered.tsx';
import { useProfile } from '../../session/use-session.ts';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import { useMetrics } from '../patients/use-metrics.ts';
import { usePatientReadings } from '../patients/use-patient-readings.ts';
import { useTimeMarks } from './use-time-marks.ts';

export interface PatientReadingsProps {
  readonly patient: Patient;
}

/** Keeps the view in the address, so that it can be linked to. Opening a trend adds a history entry. */
function useView() {
  const [query, setQuery] = useSearchParams();
  const asked = query.toString();
  const view = useMemo(() => readReadingsView(new URLSearchParams(asked)), [asked]);
  const change = (next: ReadingsView) =>
    setQuery(readingsViewQuery(next), { replace: next.trend === view.trend });
  return { view, change };
}

/** Returns the person's favourite trends, or the defaults if they can't be read. */
function useFirstTrends() {
  const { http } = useConsole();
  const { entries, areRead, change } = useFavourites(http, firstMetrics);
  if (!areRead) return undefined;
  return {
    metrics: entries,
    onToggle: (metric: string) =>
      void change(`${metric} ${entries.join(' ')}`, (all) =>
        all.some((one) => one === metric)
          ? all.filter((one) => one !== metric)
          : [...all, ...METRIC_TYPES.filter((one) => one === metric)],
      ),
  };
}

/** All readings of a patient, with calls and notes on the timeline. Users with the right can add one. */
export function PatientReadings({ patient }: PatientReadingsProps) {
  const { vitaId } = patient;
  const t = useMessages(patientPageMessages);
  const { http, unsaved } = useConsole();
  const { scopes } = useProfile();
  const metrics = useMetrics();
  const { state, refresh, added: reloadReadings } = usePatientReadings(vitaId, metrics);
  const goals = useGoals(http, vitaId, decideRight(READS_RECORD, scopes).allowed);
  const goalItems = goals.state.phase === 'ready' ? goals.state.value : undefined;
  const { marks, failed } = useTimeMarks(vitaId);
  const { view, change } = useView();
  const first = useFirstTrends();
  const [adding, setAdding] = useState<AddedKind | 'any'>();
  const [filesAdded, setFilesAdded] = useState(0);
  const reportDirty = useCallback((dirty: boolean) => unsaved.setDirty(dirty), [unsaved]);
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  const reportGoalDirty = useCallback((_: string, dirty: boolean) => reportDirty(dirty), [reportDirty]);
  const mayAdd = decideRight(WRITES_RECORD, scopes).allowed;
  const mayChangeTarget = decideRight(setOxygenTarget, scopes).allowed;
  const maySeeFiles = decideRight(READS_NOTES, scopes).allowed;
  const added = (kind: AddedKind) => {
    if (isExamination(kind)) setFilesAdded((count) => count + 1);
    else {
      reloadReadings();
      goals.refresh();
    }
  };
  const add = (metric = '') => setAdding(isEnteredMetric(metric) ? metric : 'any');
  return (
    <>
      {failed && <p className="text-muted text-sm">{t('marksFailed')}</p>}
      <Offered types={['PERIOD']}>
        <ReadingsViewer
          vitaId={vitaId}
          readings={state}
          onRetry={refresh}
          enrolledAt={enrolledAtOf(patient)}
          marks={marks}
          goals={goalItems}
          view={view}
          onViewChange={change}
          onAdd={mayAdd ? add : undefined}
          first={first}
          exportName={`readings-${patient.uhid ?? vitaId}`}
        />
      </Offered>
      {/* Shown together with the readings, which would otherwise push this down when they load. */}
      {state.phase !== 'loading' && (
        <>
          <PatientGoals
            vitaId={vitaId}
            goals={goals}
            birthDate={patient.birthDate}
            mayWrite={decideRight(CALLS_PATIENTS, scopes).allowed}
            onDirtyChange={reportGoalDirty}
          />
          {state.course && (view.trend === undefined || view.trend === 'spo2') && (
            <OxygenTarget
              vitaId={vitaId}
              targets={state.course.oxygenTargets ?? []}
              mayChange={mayChangeTarget}
              onChanged={reloadReadings}
            />
          )}
          {maySeeFiles && view.trend === undefined && (
            <ExaminationFiles vitaId={vitaId} revision={filesAdded} />
          )}
        </>
      )}
      {adding && (
        <AddReading
          metrics={metrics}
          vitaId={vitaId}
          patient={patient}
          kind={adding === 'any' ? undefined : adding}
          onAdded={added}
          onClose={() => setAdding(undefined)}
          onDirtyChange={reportDirty}
        />
      )}
    </>
  );
}
