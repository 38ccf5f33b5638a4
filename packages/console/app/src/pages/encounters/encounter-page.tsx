import { serverNow } from '@careline/core/clock';
import { type Addendum, type Encounter, type EncounterEvent, getEncounter } from '@careline/core/encounters';
import { HttpError, isUuid } from '@careline/core/http';
import {
  AREAS,
  CALLS_PATIENTS,
  decideRight,
  encounterPath,
  patientPath,
  READS_CALLS,
  READS_RECORD,
  WRITES_RECORD,
} from '@careline/core/navigation';
import type { Patient } from '@careline/core/patients';
import { type AddedThing, doingAt, type PresenceDoing } from '@careline/core/record';
import { PatientCare } from '@careline/ui/care/patient-care';
import {
  ActButtons,
  type FinishingSetting,
  useActingUser,
  useEncounterActs,
} from '@careline/ui/encounters/encounter-acts';
import {
  EncounterAddenda,
  EncounterEvents,
  EncounterFacts,
  EncounterNews,
  encounterViewMessages,
  showsAddenda,
} from '@careline/ui/encounters/encounter-view';
import { PatientEncounters } from '@careline/ui/encounters/patient-encounters';
import { VideoRoom } from '@careline/ui/encounters/video-room';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { LiveLine, useLive } from '@careline/ui/live';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { PatientHeader } from '@careline/ui/patients/patient-header';
import { buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { InOrder } from '@careline/ui/primitives/in-order';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { type SoughtWay, useWay, wayTo } from '@careline/ui/primitives/way';
import { RecordPresenceLine } from '@careline/ui/record/record-presence';
import { RecordSummaryStrip } from '@careline/ui/record/record-summary';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { callInfoAddress } from '../../navigation/call-address.ts';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { useUnsavedParts } from '../../unsaved/use-unsaved-parts.ts';
import { useUnsent } from '../../unsent/use-unsent.ts';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import { EarlierCalls } from '../patients/earlier-calls.tsx';
import { LabTests } from '../patients/labs/lab-tests.tsx';
import { useOpenDangers } from '../patients/open-dangers.tsx';
import { PatientCaseSheet } from '../patients/patient-case-sheet.tsx';
import { addAddress, QuickAdd } from '../patients/quick-add/quick-add.tsx';
import { useOpenPatient } from '../patients/use-open-patient.ts';
import { useTaskSetting } from '../tasks/use-task-setting.tsx';
import { EncounterPrescriptions } from './encounter-prescriptions.tsx';
import { EncounterReadings } from './encounter-readings.tsx';
import { encountersMessages } from './encounters.messages.ts';
import { useCircle } from './use-circle.ts';

interface Opened {
  readonly encounter: Encounter;
  readonly events: readonly EncounterEvent[];
  readonly addenda?: readonly Addendum[] | undefined;
}

/** One encounter with what happened to it; an answer about another one is refused. */
function useEncounter(id: string) {
  const { http } = useConsole();
  return useQuery<Opened>(
    [id],
    async (signal) => {
      const { vitaId, data } = await http.call(getEncounter, { query: { id }, signal });
      if (data.encounter.id !== id || data.encounter.vitaId !== vitaId)
        throw HttpError.unusable(getEncounter);
      return data;
    },
    { endpoint: getEncounter.name },
  );
}

function Unknown() {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  const action = (
    <a className={buttonClass({ variant: 'primary' })} {...link(AREAS[useCircle()].path)}>
      {t('toList')}
    </a>
  );
  return (
    <EmptyState title={t('unknownTitle')} icon="event_note" action={action}>
      {t('unknown')}
    </EmptyState>
  );
}

const opensPatientOf = (scopes: readonly string[]): boolean =>
  decideRight(READS_RECORD, scopes).allowed && scopes.some((scope) => scope === 'search');

/** Where else the patient is worked with, as far as the person may. */
function PatientWays({ vitaId, children }: Pick<Patient, 'vitaId'> & { readonly children: ReactNode }) {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  const { scopes } = useProfile();
  const opensPatient = opensPatientOf(scopes);
  return (
    <div data-print="hidden" className="flex flex-wrap gap-2 pt-3 empty:hidden">
      {children}
      {opensPatient && (
        <a className={buttonClass({ size: 'small' })} {...link(patientPath(vitaId))}>
          {t('patientPage')}
        </a>
      )}
      {decideRight(CALLS_PATIENTS, scopes).allowed && (
        <a className={buttonClass({ size: 'small' })} {...link(callInfoAddress({ vitaId }))}>
          {t('call')}
        </a>
      )}
    </div>
  );
}

/** Notes of the encounter; other notes, goals, follow-ups and documents of the patient; what is typed there is asked about before leaving. */
function CareBeside({
  encounter: { id, vitaId },
  onDirtyChange,
}: Pick<Opened, 'encounter'> & {
  readonly onDirtyChange: (dirty: boolean) => void;
}) {
  const { http } = useConsole();
  const { scopes } = useProfile();
  const { bookReview, facilityId } = useTaskSetting();
  return (
    <PatientCare
      http={http}
      vitaId={vitaId}
      encounterId={id}
      encounterAddress={(other) => encounterPath(scopes, other)}
      bookReview={bookReview}
      facilityId={facilityId}
      mayWrite={decideRight(WRITES_RECORD, scopes).allowed}
      onDirtyChange={onDirtyChange}
    />
  );
}

interface WorkProps extends Opened {
  readonly patient: Patient | undefined;
  /** The encounter as it is now, whoever changed it. */
  readonly onChanged: (encounter: Encounter) => void;
  readonly onAddenda: (addenda: readonly Addendum[]) => void;
  readonly onAddendumDirty: (dirty: boolean) => void;
  /** What the list of open items leads to. */
  readonly finishing: FinishingSetting;
}

/** What is known of the encounter, and what can be done with it. */
function EncounterWork(props: WorkProps) {
  const { encounter, events, addenda = [], patient, onChanged, finishing } = props;
  const v = useMessages(encounterViewMessages);
  const own = useEncounterSetting();
  const setting = { ...own, user: useActingUser(own) };
  const named: Encounter = patient
    ? { ...encounter, patient: { name: patient.appUserInfo.name, uhid: patient.uhid } }
    : encounter;
  const acts = useEncounterActs({
    ...setting,
    finishing,
    onChanged,
    nameOf: () => named.patient?.name ?? '',
  });
  return (
    <>
      <LiveLine isPage />
      <EncounterNews events={events} staffId={setting.user.staffId} />
      {acts.notice}
      <Card title={v('facts')}>
        <div className="flex flex-col gap-4">
          <div data-print="hidden" className="flex flex-wrap gap-2 empty:hidden">
            <ActButtons {...setting} encounter={named} onAct={acts.onAct} busy={acts.busyId !== undefined} />
          </div>
          <EncounterFacts {...setting} encounter={encounter} />
        </div>
      </Card>
      <Card title={v('events')}>
        <EncounterEvents {...setting} events={events} />
      </Card>
      {showsAddenda({ encounter, addenda }) && (
        <Card title={v('addenda')}>
          <EncounterAddenda
            {...setting}
            encounter={encounter}
            addenda={addenda}
            onAdded={props.onAddenda}
            onDirtyChange={props.onAddendumDirty}
          />
        </Card>
      )}
      {acts.dialog}
    </>
  );
}

/** A person who talks to a patient uses the console, though no key is pressed. */
const IN_USE_MS = 30_000;

/**
 * The video room: a call that goes on is asked about before leaving, and keeps the screen from being covered. It stays in sight
 * while the rest is scrolled: above it where there is one column, beside it where there are two.
 */
function VideoBeside({ encounter }: Pick<Opened, 'encounter'>) {
  const { unsaved, idle, config } = useConsole();
  const setting = useEncounterSetting();
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    unsaved.setInCall(isActive);
    if (!isActive) return;
    const timer = setInterval(() => idle.used(), IN_USE_MS);
    return () => {
      clearInterval(timer);
      unsaved.setInCall(false);
    };
  }, [unsaved, idle, isActive]);
  return (
    <div className={isActive ? 'sticky top-0 z-10 min-w-0 lg:top-4' : 'min-w-0'}>
      <VideoRoom
        {...setting}
        encounter={encounter}
        visitBase={config.services.encounters}
        onActive={setActive}
      />
    </div>
  );
}

interface SectionsProps {
  readonly main: ReactNode;
  readonly beside: ReactNode;
  readonly video: ReactNode;
}

/** The sections of the page: what is written on one side, what is known of the patient on the other. */
function Sections({ main, beside, video }: SectionsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="contents min-w-0 lg:order-2 lg:flex lg:flex-col lg:gap-4">
        {video}
        <div className="order-2 flex min-w-0 flex-col gap-4">{beside}</div>
      </div>
      <div className="order-1 flex min-w-0 flex-col gap-4">{main}</div>
    </div>
  );
}

/** What is not added on this page, but in the record. */
const ELSEWHERE: readonly AddedThing[] = ['message', 'score'];

/** The menu of what may be added, and the ways on this page that it leads to. */
function useAdding() {
  const { go } = useNavigation();
  const page = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState<SoughtWay>();
  const [revision, setRevision] = useState(0);
  useWay(page, sought);
  return {
    page,
    /** Leads to a section of this page. */
    seek: (thing: AddedThing) => setSought({ thing }),
    /** Another one once something was added that stands on the page. */
    revision,
    menu: (patient: Patient) => (
      <QuickAdd
        patient={patient}
        onAdded={() => setRevision((count) => count + 1)}
        onWay={(thing) =>
          ELSEWHERE.includes(thing) ? go(addAddress(patient.vitaId, thing)) : setSought({ thing })
        }
      />
    ),
  };
}

/** What the list of open items leads to on this page. */
function useFinishing(seek: (thing: AddedThing) => void): FinishingSetting {
  const { scopes } = useProfile();
  const unsent = useUnsent();
  return {
    drafts: unsent === 'opening' ? undefined : unsent?.drafts,
    onDraft: ({ callType }) => seek(callType === 'prescription' ? 'prescription' : 'case-sheet'),
    resultsAddress: opensPatientOf(scopes) ? patientPath : undefined,
  };
}

/** Tells the page which part has input that is not saved. */
function useDirtyParts() {
  const report = useUnsavedParts<'care' | 'sheet' | 'medicines' | 'labs' | 'addendum'>();
  return {
    addendumDirty: useCallback((dirty: boolean) => report('addendum', dirty), [report]),
    careDirty: useCallback((dirty: boolean) => report('care', dirty), [report]),
    medicinesDirty: useCallback((dirty: boolean) => report('medicines', dirty), [report]),
    labsDirty: useCallback((dirty: boolean) => report('labs', dirty), [report]),
    sheetDirty: useCallback((dirty: boolean) => report('sheet', dirty), [report]),
  };
}

/** Who the encounter is with, what can be added, and who else has the record open. */
function EncounterPatient({
  vitaId,
  doing,
  opened: { who, retry },
  menu,
}: {
  readonly vitaId: string;
  readonly doing: PresenceDoing;
  readonly opened: Pick<ReturnType<typeof useOpenPatient>, 'who' | 'retry'>;
  readonly menu: ReturnType<typeof useAdding>['menu'];
}) {
  const t = useMessages(encountersMessages);
  const { scopes } = useProfile();
  const { http } = useEncounterSetting();
  const patient = who.phase === 'open' ? who.patient : undefined;
  return (
    <Card>
      {who.phase === 'failed' ? (
        <RequestFailed title={t('patientFailed')} error={who.error} onRetry={retry} />
      ) : (
        <PatientHeader http={http} vitaId={vitaId} patient={patient} />
      )}
      <PatientWays vitaId={vitaId}>
        {patient ? menu(patient) : <span aria-hidden="true" className="h-8 w-24" />}
      </PatientWays>
      {decideRight(READS_RECORD, scopes).allowed && (
        <RecordPresenceLine http={http} vitaId={vitaId} doing={doing} />
      )}
    </Card>
  );
}

function OpenEncounter({
  encounter,
  events,
  addenda,
  onChanged,
  onAddenda,
}: Omit<WorkProps, 'patient' | 'finishing' | 'onAddendumDirty'>) {
  const t = useMessages(encountersMessages);
  const { vitaId } = encounter;
  const { scopes } = useProfile();
  const setting = useEncounterSetting();
  const { http, partner } = setting;
  const { who, retry, refresh } = useOpenPatient(vitaId);
  const openDangers = useOpenDangers();
  const patient = who.phase === 'open' ? who.patient : undefined;
  const doing = doingAt(encounter, setting.user.staffId, Math.floor(serverNow() / 1000));
  const addressOf = (id: string) => encounterPath(scopes, id);
  const adding = useAdding();
  const { addendumDirty, careDirty, medicinesDirty, labsDirty, sheetDirty } = useDirtyParts();
  const finishing = useFinishing(adding.seek);
  return (
    <InOrder ref={adding.page} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <EncounterPatient vitaId={vitaId} doing={doing} opened={{ who, retry }} menu={adding.menu} />
      {patient && openDangers(patient, () => void refresh())}
      {decideRight(READS_RECORD, scopes).allowed && (
        <RecordSummaryStrip key={`summary ${vitaId}`} http={http} vitaId={vitaId} />
      )}
      <Sections
        video={
          encounter.consultationMode === 'VIRTUAL' && (
            <VideoBeside key={`video ${encounter.id}`} encounter={encounter} />
          )
        }
        main={
          <>
            <EncounterWork
              encounter={encounter}
              events={events}
              addenda={addenda}
              patient={patient}
              onChanged={onChanged}
              onAddenda={onAddenda}
              onAddendumDirty={addendumDirty}
              finishing={finishing}
            />
            {patient && (
              <EncounterPrescriptions
                key={`medicines ${vitaId}`}
                encounter={encounter}
                patient={patient}
                onDirtyChange={medicinesDirty}
              />
            )}
            {patient && decideRight(READS_RECORD, scopes).allowed && (
              <LabTests
                key={`labs ${vitaId}`}
                patient={patient}
                encounterId={encounter.id}
                onDirtyChange={labsDirty}
              />
            )}
            <CareBeside key={`care ${vitaId}`} encounter={encounter} onDirtyChange={careDirty} />
            {decideRight(READS_RECORD, scopes).allowed && (
              <section aria-labelledby="case-sheet" className="flex flex-col gap-4">
                <h2
                  {...wayTo('case-sheet')}
                  id="case-sheet"
                  tabIndex={-1}
                  className="scroll-mt-4 font-semibold text-lg outline-none"
                >
                  {t('caseSheet')}
                </h2>
                <PatientCaseSheet vitaId={vitaId} encounterId={encounter.id} onDirtyChange={sheetDirty} />
              </section>
            )}
          </>
        }
        beside={
          <>
            {patient ? (
              <EncounterReadings key={`readings ${vitaId} ${adding.revision}`} patient={patient} />
            ) : (
              <div className="min-h-dvh" />
            )}
            <PatientEncounters
              key={`encounters ${vitaId}`}
              http={http}
              vitaId={vitaId}
              partner={partner}
              encounterAddress={addressOf}
              except={encounter.id}
            />
            {decideRight(READS_CALLS, scopes).allowed && (
              <EarlierCalls key={`calls ${vitaId}`} vitaId={vitaId} />
            )}
          </>
        }
      />
    </InOrder>
  );
}

function Asked({ id }: { readonly id: string }) {
  const t = useMessages(encountersMessages);
  const { state, retry, refresh, setValue } = useEncounter(id);
  useLive(['encounters'], refresh, { id });
  if (state.phase === 'loading') {
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton shape="card" lines={3} />
      </div>
    );
  }
  if (state.phase === 'failed') {
    if (state.error.code === 'not-found') return <Unknown />;
    return <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />;
  }
  const { events, addenda } = state.value;
  return (
    <OpenEncounter
      {...state.value}
      onChanged={(encounter) => {
        setValue({ encounter, events, addenda });
        refresh();
      }}
      onAddenda={(added) => setValue({ ...state.value, addenda: added })}
    />
  );
}

/** `{area}/{id}`: one encounter, where a care provider works. It names the patient on the page alone. */
export default function EncounterPage() {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  const { id = '' } = useParams();
  const asked = id.toLowerCase();
  const back = (
    <a data-print="hidden" className={buttonClass({ size: 'small' })} {...link(AREAS[useCircle()].path)}>
      {t('toList')}
    </a>
  );
  return (
    <Page title={t('encounter')} actions={back}>
      {isUuid(asked) ? <Asked key={asked} id={asked} /> : <Unknown />}
    </Page>
  );
}
