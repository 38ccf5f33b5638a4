import { addTask } from '@careline/core/internal/care';
import {
  BOOKS_HEALTH_CHECKS,
  CALLS_PATIENTS,
  decideRight,
  encounterPath,
  PATHS,
  type PatientTab,
  READS_BILLS,
  READS_CALL_HISTORY,
  READS_RECORD,
  WRITES_RECORD,
} from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { PatientReceipts } from '@careline/ui/billing/patient-receipts';
import { PatientCare } from '@careline/ui/care/patient-care';
import { PatientMessages } from '@careline/ui/care/patient-messages';
import { PatientTasks } from '@careline/ui/care/tasks';
import { PatientEncounters } from '@careline/ui/encounters/patient-encounters';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { addTarget } from '@careline/ui/primitives/add-target';
import { buttonClass } from '@careline/ui/primitives/button';
import type { ComponentType } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';
import { PatientHealthChecks } from '../encounters/health-check/patient-health-checks.tsx';
import { EarlierCalls } from '../patients/earlier-calls.tsx';
import { LabTests } from '../patients/labs/lab-tests.tsx';
import { PatientCaseSheet } from '../patients/patient-case-sheet.tsx';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import { Prescribing } from '../patients/prescriptions/prescribing.tsx';
import { useTaskSetting } from '../tasks/use-task-setting.tsx';
import type { ChangingPartProps, PartProps } from './part-props.ts';
import { PatientDetails } from './patient-details.tsx';
import { PatientOverview } from './patient-overview.tsx';
import { PatientReadings } from './patient-readings.tsx';
import { PatientRecord } from './patient-record.tsx';
import { PatientScoresPart } from './patient-scores-part.tsx';
import { useReportDirty } from './use-report-dirty.ts';

/** Past and upcoming encounters, and their receipts. */
function Encounters({ patient }: PartProps) {
  const { config } = useConsole();
  const { scopes } = useProfile();
  return (
    <>
      <PatientEncounters
        vitaId={patient.vitaId}
        partner={config.retailPartner}
        encounterAddress={(id) => encounterPath(scopes, id)}
      />
      {decideRight(BOOKS_HEALTH_CHECKS, scopes).allowed && <PatientHealthChecks {...patient} />}
      {decideRight(READS_BILLS, scopes).allowed && <PatientReceipts vitaId={patient.vitaId} />}
    </>
  );
}

/** The latest calls, with a link to the full history. */
function Calls({ patient: { vitaId } }: PartProps) {
  const t = useMessages(patientPageMessages);
  const { link } = useNavigation();
  const { scopes } = useProfile();
  const history = `${PATHS.callStatusHistory}?${new URLSearchParams({ vitaId })}`;
  return (
    <>
      {decideRight(READS_CALL_HISTORY, scopes).allowed && (
        <p data-print="hidden">
          <a className={buttonClass({ size: 'small' })} {...link(history)}>
            {t('history')}
          </a>
        </p>
      )}
      <EarlierCalls vitaId={vitaId} most={50} />
    </>
  );
}

const enrolledOf = ({ enrolments }: Patient): readonly string[] =>
  enrolments.map(({ programme }) => programme);

function Notes({ patient }: PartProps) {
  const { vitaId } = patient;
  const { scopes } = useProfile();
  const mayWrite = decideRight(WRITES_RECORD, scopes).allowed;
  const onDirtyChange = useReportDirty();
  const encounterAddress = (id: string) => encounterPath(scopes, id);
  return (
    <PatientCare
      hidesTasks
      enrolled={enrolledOf(patient)}
      {...{ vitaId, mayWrite, onDirtyChange, encounterAddress }}
    />
  );
}

/** The patient's tasks, including referrals and reviews. */
function Tasks({ patient }: PartProps) {
  const setting = useTaskSetting();
  const mayWrite = decideRight(addTask, useProfile().scopes).allowed;
  const onDirtyChange = useReportDirty();
  return (
    <PatientTasks
      {...setting}
      vitaId={patient.vitaId}
      enrolled={enrolledOf(patient)}
      mayWrite={mayWrite}
      onDirtyChange={(_, dirty) => onDirtyChange(dirty)}
    />
  );
}

function Messages({ patient: { vitaId } }: PartProps) {
  const mayWrite = decideRight(CALLS_PATIENTS, useProfile().scopes).allowed;
  return <PatientMessages {...{ vitaId, mayWrite }} />;
}

/** The case sheet by section, with entries from other systems below. */
function MedicalRecord({
  patient: { vitaId },
  facts: { summary },
}: Pick<ChangingPartProps, 'patient' | 'facts'>) {
  const t = useMessages(patientPageMessages);
  const hasSheet = decideRight(READS_RECORD, useProfile().scopes).allowed;
  return (
    <>
      {hasSheet && (
        <section
          {...addTarget('case-sheet')}
          tabIndex={-1}
          aria-label={t('caseSheet')}
          className="flex scroll-mt-4 flex-col gap-4 outline-none"
        >
          <PatientCaseSheet vitaId={vitaId} />
        </section>
      )}
      <section aria-labelledby="imported" className="flex flex-col gap-3">
        <h2 id="imported" className="font-semibold text-lg">
          {t('imported')}
        </h2>
        <PatientRecord vitaId={vitaId} summary={summary} />
      </section>
    </>
  );
}

export const PARTS: Readonly<Record<PatientTab, ComponentType<ChangingPartProps>>> = {
  overview: PatientOverview,
  record: MedicalRecord,
  readings: PatientReadings,
  scores: PatientScoresPart,
  medicines: ({ patient }) => <Prescribing patient={patient} />,
  labs: ({ patient }) => <LabTests patient={patient} />,
  calls: Calls,
  encounters: Encounters,
  tasks: Tasks,
  notes: Notes,
  messages: Messages,
  details: PatientDetails,
};
