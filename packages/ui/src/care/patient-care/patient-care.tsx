import type { ReactNode } from 'react';
import { useHttp } from '../../provider/index.ts';
import { PatientGoals, useGoals } from '../patient-goals/index.ts';
import { PatientTasks } from '../tasks/index.ts';
import { useDirtyParts } from '../use-dirty-part.ts';
import type { CarePanelProps } from './care-panel.ts';
import { OtherNotes, PatientNotes } from './patient-notes.tsx';
import { PatientReports } from './patient-reports.tsx';

export interface PatientCareProps extends Omit<CarePanelProps, 'onDirtyChange'> {
  /** Reports unsaved entries. Pass a stable function. */
  readonly onDirtyChange?: (dirty: boolean) => void;
  /** Rendered next to the button that adds a report, such as a link to the measurements. */
  readonly besideReports?: ReactNode;
  /** The page shows the tasks elsewhere. */
  readonly hidesTasks?: boolean;
  /** The page shows the encounter's notes elsewhere. */
  readonly hidesOwnNotes?: boolean;
}

/** The patient's goals. Also shown next to a call, because the caller talks about them. */
function CareGoals({ vitaId, mayWrite, onDirtyChange }: CarePanelProps) {
  const http = useHttp();
  const goals = useGoals(http, vitaId);
  return <PatientGoals {...{ vitaId, goals, mayWrite, onDirtyChange }} />;
}

/** Goals, tasks, notes and reports of a patient. Key it by patient if the patient can change. */
export function PatientCare({
  onDirtyChange,
  besideReports,
  hidesTasks = false,
  hidesOwnNotes = false,
  ...props
}: PatientCareProps) {
  const panel: CarePanelProps = { ...props, onDirtyChange: useDirtyParts(onDirtyChange) };
  return (
    <>
      {panel.encounterId && !hidesOwnNotes && <PatientNotes {...panel} />}
      <CareGoals {...panel} />
      {!hidesTasks && <PatientTasks {...panel} contactId={panel.contactId ?? panel.savedCall} />}
      {panel.encounterId ? <OtherNotes {...panel} /> : <PatientNotes {...panel} />}
      <PatientReports {...panel} beside={besideReports} />
    </>
  );
}

/** The notes of an encounter. */
export function EncounterNotes({ onDirtyChange, ...props }: Omit<PatientCareProps, 'besideReports'>) {
  return <PatientNotes {...props} onDirtyChange={useDirtyParts(onDirtyChange)} />;
}
