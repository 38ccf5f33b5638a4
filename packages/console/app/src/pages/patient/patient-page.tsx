import { addTask } from '@careline/core/care';
import { isUuid } from '@careline/core/http';
import {
  BOOKS_HEALTH_CHECKS,
  CALLS_PATIENTS,
  CHANGES_REGISTRATIONS,
  decideRight,
  encounterPath,
  PATHS,
  type PatientTab,
  patientPath,
  patientRegistrationPath,
  READS_CALL_HISTORY,
  READS_RECORD,
  WRITES_RECORD,
} from '@careline/core/navigation';
import type { Patient } from '@careline/core/patients';
import { PROGRAMMES } from '@careline/core/programmes';
import { PatientCare } from '@careline/ui/care/patient-care';
import { PatientMessages } from '@careline/ui/care/patient-messages';
import { PatientTasks } from '@careline/ui/care/tasks';
import { PatientEncounters } from '@careline/ui/encounters/patient-encounters';
import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { EditTags } from '@careline/ui/patients/edit-tags';
import { PatientHeader } from '@careline/ui/patients/patient-header';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Icon } from '@careline/ui/primitives/icon';
import { InOrder } from '@careline/ui/primitives/in-order';
import { TabLinks } from '@careline/ui/primitives/tab-links';
import { VisuallyHidden } from '@careline/ui/primitives/visually-hidden';
import { wayTo } from '@careline/ui/primitives/way';
import { AddReading } from '@careline/ui/readings/add-reading';
import { fetchTrendAhead } from '@careline/ui/readings/readings-viewer';
import { RecordPresenceLine } from '@careline/ui/record/record-presence';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { NoRight } from '../../guards/no-access/no-right.tsx';
import { leadsTo } from '../../navigation/built-menu.ts';
import { callInfoAddress } from '../../navigation/call-address.ts';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { BookEncounter } from '../booking/book-encounter.tsx';
import { PatientHealthChecks } from '../encounters/health-check/patient-health-checks.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { EarlierCalls } from '../patients/earlier-calls.tsx';
import { LabTests } from '../patients/labs/lab-tests.tsx';
import { PatientCaseSheet } from '../patients/patient-case-sheet.tsx';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import { opensTab, useAskedTab, usePatientTabs } from '../patients/patient-tabs.ts';
import { Prescribing } from '../patients/prescriptions/prescribing.tsx';
import { RecordAdd } from '../patients/quick-add/record-add.tsx';
import { useMetrics } from '../patients/use-metrics.ts';
import { useOpenPatient } from '../patients/use-open-patient.ts';
import { useTaskSetting } from '../tasks/use-task-setting.tsx';
import { PatientDetails } from './patient-details.tsx';
import { PatientOverview } from './patient-overview.tsx';
import { PatientReadings } from './patient-readings.tsx';
import { PatientRecord } from './patient-record.tsx';
import { PatientScoresPart } from './patient-scores-part.tsx';
import { RecordJump } from './record-jump.tsx';

/** Unknown, of another facility, or no id at all: the same words, and where to go on. */
function UnknownPatient() {
  const t = useMessages(patientPageMessages);
  const navigation = useNavigation();
  const maySearch = leadsTo(PATHS.search, useProfile().scopes);
  const search = (
    <a className={buttonClass({ variant: 'primary' })} {...navigation.link(PATHS.search)}>
      {t('search')}
    </a>
  );
  return (
    <EmptyState title={t('unknownTitle')} icon="search" action={maySearch && search}>
      {t('unknown')}
    </EmptyState>
  );
}

interface PartProps {
  readonly patient: Patient;
}

/** When the patient was and is to be seen. */
function Encounters({ patient }: PartProps) {
  const { http, config } = useConsole();
  const { scopes } = useProfile();
  return (
    <>
      <PatientEncounters
        http={http}
        vitaId={patient.vitaId}
        partner={config.retailPartner}
        encounterAddress={(id) => encounterPath(scopes, id)}
      />
      {decideRight(BOOKS_HEALTH_CHECKS, scopes).allowed && <PatientHealthChecks {...patient} />}
    </>
  );
}

/** The newest calls, and the way to the history with all of them. */
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

/** While something is typed that is not stored, leaving asks first. */
function useReportDirty(): (dirty: boolean) => void {
  const { unsaved } = useConsole();
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  return useCallback((dirty: boolean) => unsaved.setDirty(dirty), [unsaved]);
}

const enrolledOf = ({ enrolments }: Patient): readonly string[] =>
  enrolments.map(({ programme }) => programme);

function Notes({ patient }: PartProps) {
  const { vitaId } = patient;
  const { http } = useConsole();
  const { scopes } = useProfile();
  const mayWrite = decideRight(WRITES_RECORD, scopes).allowed;
  const onDirtyChange = useReportDirty();
  const encounterAddress = (id: string) => encounterPath(scopes, id);
  return (
    <PatientCare
      hidesTasks
      enrolled={enrolledOf(patient)}
      {...{ http, vitaId, mayWrite, onDirtyChange, encounterAddress }}
    />
  );
}

/** What is to be done for the patient, referrals and reviews among it. */
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
  const { http } = useConsole();
  const mayWrite = decideRight(CALLS_PATIENTS, useProfile().scopes).allowed;
  return <PatientMessages {...{ http, vitaId, mayWrite }} />;
}

/** What is written here, section by section, and below it what other systems say. */
function MedicalRecord({ patient: { vitaId } }: PartProps) {
  const t = useMessages(patientPageMessages);
  const hasSheet = decideRight(READS_RECORD, useProfile().scopes).allowed;
  return (
    <>
      {hasSheet && (
        <section
          {...wayTo('case-sheet')}
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
        <PatientRecord vitaId={vitaId} />
      </section>
    </>
  );
}

interface ChangingPartProps extends PartProps {
  /** Something that the header shows was changed. */
  readonly onChanged: () => void;
}

/** What is drawn under each tab. */
const PARTS: Readonly<Record<PatientTab, ComponentType<ChangingPartProps>>> = {
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

interface ActionsProps extends Pick<PartProps, 'patient'> {
  readonly tab: PatientTab;
  readonly onAddReading: () => void;
  readonly onBooked: () => void;
}

/** A call is logged in a programme that the patient is in. */
const canBeCalled = ({ enrolments }: Patient): boolean =>
  enrolments.some(({ programme }) => Object.hasOwn(PROGRAMMES, programme));

/** What is done for a patient, as far as the person may: the call first. */
function Actions({ patient, tab, onAddReading, onBooked }: ActionsProps) {
  const t = useMessages(patientPageMessages);
  const { link } = useNavigation();
  const { scopes } = useProfile();
  const { vitaId, appUserInfo } = patient;
  const mayMessage = decideRight(CALLS_PATIENTS, scopes).allowed;
  const mayAdd = decideRight(WRITES_RECORD, scopes).allowed;
  // Where one of them is missing under its own part, they are as wide as with it: the header is broken at the same places.
  const width = mayMessage || mayAdd ? '@4xl:w-112 @4xl:justify-end' : '';
  return (
    <div
      data-print="hidden"
      className={`flex flex-wrap content-start items-start gap-2 empty:hidden @4xl:shrink-0 ${width}`}
    >
      {decideRight(CALLS_PATIENTS, scopes).allowed && canBeCalled(patient) && (
        <a
          className={buttonClass({ variant: 'primary', size: 'small' })}
          {...link(callInfoAddress({ vitaId }))}
        >
          <Icon name="call" size={18} />
          {t('call')}
        </a>
      )}
      {mayMessage && tab !== 'messages' && (
        <a className={buttonClass({ size: 'small' })} {...link(patientPath(vitaId, 'messages'))}>
          <Icon name="sms" size={18} />
          {t('message')}
        </a>
      )}
      {mayAdd && tab !== 'readings' && (
        <Button size="small" icon="add" onClick={onAddReading}>
          {t('addReading')}
        </Button>
      )}
      <BookEncounter size="small" patient={{ vitaId, name: appUserInfo.name }} onBooked={onBooked} />
      {decideRight(CHANGES_REGISTRATIONS, scopes).allowed && (
        <a className={buttonClass({ size: 'small' })} {...link(patientRegistrationPath(vitaId))}>
          <Icon name="edit" size={18} />
          {t('edit')} <VisuallyHidden>{t('registration')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}

/** Opens the tags of the patient; beside them in the header. */
function TagsWay({ patient, onChanged }: PartProps & { readonly onChanged: () => void }) {
  const t = useMessages(patientPageMessages);
  const { http } = useConsole();
  const [open, setOpen] = useState(false);
  if (!decideRight(CHANGES_REGISTRATIONS, useProfile().scopes).allowed) return null;
  return (
    <>
      <button
        type="button"
        data-print="hidden"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-6 items-center gap-1 rounded-sm border border-line-strong border-dashed px-1.5 text-muted text-sm leading-tight hover:bg-hover hover:text-ink pointer-coarse:min-h-11 pointer-coarse:px-3"
      >
        <Icon name={patient.tags?.length ? 'edit' : 'add'} size={16} />
        {t('tags')}
      </button>
      {open && (
        <EditTags
          {...{ http, patient }}
          onChanged={() => {
            setOpen(false);
            onChanged();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface OpenRecordProps extends PartProps {
  readonly tab: PatientTab;
  /** Something that the header shows was changed. */
  readonly onChanged: () => void;
}

/** The record of one patient: who it is, the parts of the record, and the one that is shown. */
function OpenRecord({ patient, tab, onChanged }: OpenRecordProps) {
  const t = useMessages(patientPageMessages);
  const { http, tabs } = useConsole();
  const { scopes } = useProfile();
  const { vitaId } = patient;
  const metrics = useMetrics();
  const links = usePatientTabs(vitaId);
  const reportDirty = useReportDirty();
  const head = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState(false);
  const [revision, setRevision] = useState(0);
  const renew = () => setRevision((count) => count + 1);
  const Part = PARTS[tab];
  const right = opensTab(tab, scopes);
  const added = () => {
    tabs.post({ kind: 'reading-stored' });
    renew();
  };
  return (
    <>
      <div ref={head}>
        <Card>
          <div className="flex flex-col justify-between gap-3 @4xl:flex-row">
            <PatientHeader
              http={http}
              vitaId={vitaId}
              patient={patient}
              level={1}
              brief={tab !== 'overview'}
              besideTags={<TagsWay {...{ patient, onChanged }} />}
            />
            <Actions patient={patient} tab={tab} onAddReading={() => setAdding(true)} onBooked={renew} />
          </div>
          <RecordPresenceLine http={http} vitaId={vitaId} doing="reading" />
        </Card>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RecordAdd patient={patient} part={part} onAdded={renew} />
        <RecordJump vitaId={vitaId} part={part} head={head} />
      </div>
      <TabLinks label={t('tabs')} tabs={links} current={tab} />
      <div ref={part} tabIndex={-1} className="scroll-mt-4 outline-none">
        <InOrder key={`${tab} ${vitaId} ${revision}`} className="flex flex-col gap-4">
          {right && <Part patient={patient} onChanged={onChanged} />}
        </InOrder>
      </div>
      {adding && (
        <AddReading
          http={http}
          metrics={metrics}
          vitaId={vitaId}
          patient={patient}
          onAdded={added}
          onClose={() => setAdding(false)}
          onDirtyChange={reportDirty}
        />
      )}
    </>
  );
}

function KnownPatient({ vitaId, tab }: Pick<Patient, 'vitaId'> & { readonly tab: PatientTab }) {
  const t = useMessages(patientPageMessages);
  const { http } = useConsole();
  const { who, retry, refresh } = useOpenPatient(vitaId);
  const [query] = useSearchParams();
  const wantsTrend = query.has('trend');
  // What draws the trend of an address comes beside the patient, not after.
  useEffect(() => {
    if (wantsTrend) fetchTrendAhead();
  }, [wantsTrend]);
  if (who.phase === 'open') {
    return (
      <Page title={t('title')} hasOwnHeading>
        <OpenRecord key={vitaId} patient={who.patient} tab={tab} onChanged={() => void refresh()} />
      </Page>
    );
  }
  if (who.phase === 'failed') {
    return (
      <Page title={t('title')}>
        {who.error.code === 'not-found' ? (
          <UnknownPatient />
        ) : (
          <RequestFailed title={t('failed')} onRetry={retry} error={who.error} />
        )}
      </Page>
    );
  }
  return (
    <Page title={t('title')} hasOwnHeading>
      <h1 className="sr-only">{t('title')}</h1>
      <Card>
        <PatientHeader http={http} vitaId={vitaId} patient={undefined} />
      </Card>
    </Page>
  );
}

/** `/prohealth/patient/{vitaId}/{tab}?trend=&unit=&range=`: the record of one patient. */
export default function PatientPage() {
  const t = useMessages(patientPageMessages);
  const { vitaId = '' } = useParams();
  const id = vitaId.toLowerCase();
  const tab = useAskedTab();
  const right = decideRight(READS_RECORD, useProfile().scopes);
  if (tab === undefined) return <NotFoundPage />;
  if (right.allowed && isUuid(id)) return <KnownPatient vitaId={id} tab={tab} />;
  return (
    <Page title={t('title')}>
      {right.allowed ? <UnknownPatient /> : <NoRight title={t('noAccess')} needs={right.needs} />}
    </Page>
  );
}
