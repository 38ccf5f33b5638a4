import { CALLS_PATIENTS, decideRight, READS_NOTES } from '@careline/core/internal/navigation';
import { METRIC_TYPES } from '@careline/core/internal/observations';
import { firstMetrics } from '@careline/core/internal/preferences';
import {
  type ReadingsView,
  readingsViewQuery,
  readReadingsView,
  setOxygenTarget,
} from '@careline/core/internal/trends';
import { ExaminationFiles } from '@careline/ui/care/examination-files';
import { OxygenTarget } from '@careline/ui/care/oxygen-target';
import { PatientGoals } from '@careline/ui/care/patient-goals';
import { useMessages } from '@careline/ui/messages';
import { useFavourites } from '@careline/ui/preferences';
import { enrolledAtOf, ReadingsViewer } from '@careline/ui/readings/readings-viewer';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { Offered } from '../../preferences/offered.tsx';
import { useProfile } from '../../session/use-session.ts';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import type { ChangingPartProps } from './part-props.ts';
import { useTimeMarks } from './use-time-marks.ts';

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

/** All readings of a patient, with calls and notes on the timeline. */
export function PatientReadings({ patient, facts }: Pick<ChangingPartProps, 'patient' | 'facts'>) {
  const { vitaId } = patient;
  const t = useMessages(patientPageMessages);
  const { unsaved } = useConsole();
  const { scopes } = useProfile();
  const { goals } = facts;
  const { state, refresh, added: reloadReadings } = facts.readings;
  const goalItems = goals.state.phase === 'ready' ? goals.state.value : undefined;
  const { marks, failed } = useTimeMarks(vitaId);
  const { view, change } = useView();
  const first = useFirstTrends();
  const reportDirty = useCallback((_: string, dirty: boolean) => unsaved.setDirty(dirty), [unsaved]);
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  const mayChangeTarget = decideRight(setOxygenTarget, scopes).allowed;
  const maySeeFiles = decideRight(READS_NOTES, scopes).allowed;
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
            onDirtyChange={reportDirty}
          />
          {state.course && (view.trend === undefined || view.trend === 'spo2') && (
            <OxygenTarget
              vitaId={vitaId}
              targets={state.course.oxygenTargets ?? []}
              mayChange={mayChangeTarget}
              onChanged={reloadReadings}
            />
          )}
          {maySeeFiles && view.trend === undefined && <ExaminationFiles vitaId={vitaId} />}
        </>
      )}
    </>
  );
}
