import type { HttpClient, QueryOf } from '@careline/core/internal/http';
import { decideRight, FINDS_PATIENTS, patientPath, READS_RECORD } from '@careline/core/internal/navigation';
import type { PatientMatch } from '@careline/core/internal/patients';
import {
  type EnrolledPatient,
  enrolInProject,
  leaveProject,
  listProjectPatients,
  type Project,
} from '@careline/core/internal/projects';
import { useEncounterTimes } from '@careline/ui/encounters/encounter-words';
import { RequestFailed, useSubmission } from '@careline/ui/http';
import { type ListColumn, type ListSource, ListView, useListPages } from '@careline/ui/lists';
import { useMessages } from '@careline/ui/messages';
import { usePatientIdentity } from '@careline/ui/patients/patient-identity';
import { PatientSearch } from '@careline/ui/patients/patient-search';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { HeadPart } from '@careline/ui/primitives/page-head';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';
import { projectsMessages } from './projects.messages.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface OfProject {
  readonly id: string;
}

const source = (http: HttpClient): ListSource<OfProject, EnrolledPatient> => ({
  endpoint: listProjectPatients.name,
  ask: ({ id }, after, signal) =>
    http.call(listProjectPatients, { query: { id, after } as QueryOf<typeof listProjectPatients>, signal }),
  idOf: ({ vitaId }) => vitaId,
});

function useColumns(): readonly ListColumn<EnrolledPatient>[] {
  const t = useMessages(projectsMessages);
  const { when } = useEncounterTimes();
  const identityOf = usePatientIdentity();
  return [
    { key: 'patient', label: t('patient'), names: true, text: ({ patient }) => patient.name },
    {
      key: 'age',
      label: t('age'),
      text: ({ patient, gender, birthDate }) =>
        identityOf({ appUserInfo: { name: patient.name, gender }, birthDate, uhid: patient.uhid }).age,
    },
    { key: 'uhid', verbatim: true, label: t('uhid'), text: ({ patient }) => patient.uhid ?? '' },
    { key: 'enrolledAt', label: t('enrolledAt'), text: ({ enrolledAt }) => when(enrolledAt) },
    { key: 'enrolledBy', label: t('enrolledBy'), text: ({ enrolledBy }) => enrolledBy.name },
  ];
}

interface EnrolProps {
  readonly project: Project;
  readonly onDone: (name: string) => void;
  readonly onClose: () => void;
}

function Enrol({ project, onDone, onClose }: EnrolProps) {
  const t = useMessages(projectsMessages);
  const { http, recents } = useConsole();
  const { facility } = useProfile();
  const { submit, error } = useSubmission();
  const enrol = async ({ vitaId, appUserInfo: { name } }: PatientMatch) => {
    const body = { projectId: project.id, vitaId };
    const sent = await submit(vitaId, ({ key }) => http.call(enrolInProject, { body, idempotencyKey: key }));
    if (sent) onDone(name);
  };
  return (
    <Dialog
      open
      title={t('enrolTitle', { name: project.name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <PatientSearch
        autoFocus
        recents={recents}
        facilityId={facility?.facilityId ?? ''}
        onPatientSelected={(patient) => void enrol(patient)}
      />
      {error && <RequestFailed title={t('enrolFailed')} error={error} />}
    </Dialog>
  );
}

/** The patients who are enrolled in a project, of the user's facility. */
export function ProjectPatients({
  project,
  onChanged,
}: {
  readonly project: Project;
  readonly onChanged: () => void;
}) {
  const t = useMessages(projectsMessages);
  const { http } = useConsole();
  const { scopes } = useProfile();
  const announce = useAnnounce();
  const pages = useListPages(source, { id: project.id }, { live: ['projects'] });
  const [enrolling, setEnrolling] = useState(false);
  const [leaving, setLeaving] = useState<EnrolledPatient>();
  const mayEnrol = project.state !== 'ended' && decideRight(FINDS_PATIENTS, scopes).allowed;
  const done = (words: string) => {
    setEnrolling(false);
    setLeaving(undefined);
    announce(words);
    pages.list.refresh();
    onChanged();
  };
  return (
    <>
      {mayEnrol && (
        <HeadPart place="primary">
          <Button variant="primary" size="small" icon="add" onClick={() => setEnrolling(true)}>
            {t('enrol')}
          </Button>
        </HeadPart>
      )}
      <ListView
        name={t('patients')}
        pages={pages}
        columns={useColumns()}
        rowAddress={({ vitaId }) =>
          decideRight(READS_RECORD, scopes).allowed ? patientPath(vitaId) : undefined
        }
        acts={[
          {
            key: 'leave',
            icon: 'close',
            label: ({ patient: { name } }) => t('leave', { name }),
            run: setLeaving,
          },
        ]}
        none={{ title: t('noPatients'), text: t('noPatientsText'), icon: 'group' }}
        file="project-patients"
      />
      {enrolling && (
        <Enrol
          project={project}
          onDone={(name) => done(t('enrolDone', { name }))}
          onClose={() => setEnrolling(false)}
        />
      )}
      {leaving && (
        <ReasonDialog
          title={t('leaveTitle', { name: leaving.patient.name })}
          text={t('leaveText')}
          act={t('leaveAct')}
          failed={t('leaveFailed')}
          onSend={(reason, idempotencyKey) =>
            http.call(leaveProject, {
              body: { projectId: project.id, vitaId: leaving.vitaId, reason },
              idempotencyKey,
            })
          }
          onDone={() => done(t('left', { name: leaving.patient.name }))}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
