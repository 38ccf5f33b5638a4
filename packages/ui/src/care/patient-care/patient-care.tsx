import type { ReactNode } from 'react';
import { useHttp } from '../../provider/index.ts';
import { PatientGoals, useGoals } from '../patient-goals/index.ts';
import { PatientTasks } from '../tasks/index.ts';
import { useDirtyParts } from '../use-dirty-part.ts';
import type { CarePanelProps } from './care-panel.ts';
import { OtherNotes, PatientNotes } from './patient-notes.tsx';
import { PatientReports } from './patient-reports.tsx';

export interface PatientCareProps extends Omit<CarePanelProps, 'onDirtyChange'> {
  /** Something is typed that is not stored yet. Keep it the same function. */
  readonly onDirtyChange?: (dirty: boolean) => void;
  /** Beside the way to add a report, such as the way to what else was measured. */
  readonly besideReports?: ReactNode;
  /** What is to be done stands elsewhere on the page. */
  readonly hidesTasks?: boolean;
}

/** The goals of the patient, beside a call too: what was agreed is spoken about. */
function CareGoals({ vitaId, mayWrite, onDirtyChange }: CarePanelProps) {
  const http = useHttp();
  const goals = useGoals(http, vitaId);
  return <PatientGoals {...{ vitaId, goals, mayWrite, onDirtyChange }} />;
}

/**
 * What is kept of a patient beside their calls: goals, what is to be done, notes, reports. Give it a key of the patient where
 * another one may take their place.
 */
export function PatientCare({
  onDirtyChange,
  besideReports,
  hidesTasks = false,
  ...props
}: PatientCareProps) {
  const panel: CarePanelProps = { ...props, onDirtyChange: useDirtyParts(onDirtyChange) };
  return (
    <>
      {panel.encounterId && <PatientNotes {...panel} />}
      <CareGoals {...panel} />
      {!hidesTasks && <PatientTasks {...panel} contactId={panel.contactId ?? panel.savedCall} />}
      {panel.encounterId ? <OtherNotes {...panel} /> : <PatientNotes {...panel} />}
      <PatientReports {...panel} beside={besideReports} />
    </>
  );
}
