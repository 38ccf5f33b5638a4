import { serverNow } from '@careline/core/internal/clock';
import { type Addendum, type Encounter, mayAct } from '@careline/core/internal/encounters';
import { AREAS, decideRight, READS_RECORD } from '@careline/core/internal/navigation';
import { readableKinds } from '@careline/core/internal/overview';
import type { Patient } from '@careline/core/internal/patients';
import { doingAt, type RecordAddition } from '@careline/core/internal/record';
import {
  ConsultationRoom,
  type RoomZone,
  VisitActs,
  VisitTimer,
} from '@careline/ui/encounters/consultation-room';
import {
  type FinishingSetting,
  useActingUser,
  useEncounterActs,
} from '@careline/ui/encounters/encounter-acts';
import {
  EncounterEvents,
  EncounterFacts,
  EncounterNews,
  encounterViewMessages,
} from '@careline/ui/encounters/encounter-view';
import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Card } from '@careline/ui/primitives/card';
import { Icon } from '@careline/ui/primitives/icon';
import { VisuallyHidden } from '@careline/ui/primitives/visually-hidden';
import { type GlanceDetails, PatientGlance } from '@careline/ui/record/patient-glance';
import { useOpenWriting } from '@careline/ui/record/prescriptions';
import { RecordPresenceLine } from '@careline/ui/record/record-presence';
import { VisitStrip } from '@careline/ui/record/visit-strip';
import { useState } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import { useMetrics } from '../patients/use-metrics.ts';
import { useOpenPatient } from '../patients/use-open-patient.ts';
import { useRecordFacts } from '../patients/use-record-facts.ts';
import { encountersMessages } from './encounters.messages.ts';
import { NoteZone } from './room/note-zone.tsx';
import { useFinishSheet } from './room/use-finish-sheet.tsx';
import { useRoomDirty } from './room/use-room-dirty.ts';
import { useRoomPanels } from './room/use-room-panels.tsx';
import { VisitSide } from './room/visit-side.tsx';
import { useAdding } from './use-adding.tsx';
import type { Opened } from './use-encounter.ts';
import { useEncounterScope } from './use-encounter-scope.ts';
import { useFinishing } from './use-finishing.ts';

export interface WorkProps extends Opened {
  /** Receives the encounter after any change, no matter who made it. */
  readonly onChanged: (encounter: Encounter) => void;
  readonly onAddenda: (addenda: readonly Addendum[]) => void;
}

function BackLink() {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  return (
    <a
      data-print="hidden"
      title={t('toList')}
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-control hover:bg-hover pointer-coarse:size-11"
      {...link(AREAS[useEncounterScope()].path)}
    >
      <Icon name="arrow_back" size={20} className="rtl:rotate-180" />
      <VisuallyHidden>{t('toList')}</VisuallyHidden>
    </a>
  );
}

/** Where in the room something is added. */
const PANEL_OF: Partial<Readonly<Record<RecordAddition, GlanceDetails>>> = { goal: 'care', report: 'care' };

/** Returns which parts of the room are shown, and functions that show others. */
function useRoomView(isUnderWay: boolean) {
  const [zone, setZone] = useState<RoomZone>(isUnderWay ? 'note' : 'glance');
  const [panel, setPanel] = useState<GlanceDetails>();
  const [wasUnderWay, setUnderWay] = useState(isUnderWay);
  if (isUnderWay !== wasUnderWay) {
    setUnderWay(isUnderWay);
    if (isUnderWay) setZone('note');
  }
  const show = (thing: RecordAddition) => {
    const target = PANEL_OF[thing];
    setPanel(target);
    if (!target) setZone('note');
  };
  return { zone, setZone, panel, setPanel, show };
}

/** What users without access to the record see instead of the note. */
function BookingOnly({ encounter, events }: Opened) {
  const v = useMessages(encounterViewMessages);
  const setting = useEncounterSetting();
  return (
    <div className="flex flex-col gap-4 p-3">
      <Card title={v('facts')}>
        <EncounterFacts {...setting} encounter={encounter} />
      </Card>
      <Card title={v('events')}>
        <EncounterEvents events={events} />
      </Card>
    </div>
  );
}

const named = (encounter: Encounter, patient: Patient | undefined): Encounter =>
  patient ? { ...encounter, patient: { name: patient.appUserInfo.name, uhid: patient.uhid } } : encounter;

/** Returns the encounter's actions, and whether this user conducts a visit that has begun. */
function useVisit(
  { encounter, onChanged }: WorkProps,
  patient: Patient | undefined,
  seek: (thing: RecordAddition) => void,
  sheet: FinishingSetting['sheet'],
) {
  const own = useEncounterSetting();
  const user = useActingUser(own);
  const finishing = useFinishing(seek, sheet);
  const acts = useEncounterActs({
    ...{ user, finishing, onChanged },
    nameOf: (one) => named(one, patient).patient?.name ?? '',
  });
  const about = { careProviderId: encounter.careProvider?.id, package: encounter.package };
  const conducts = mayAct(user, 'complete', about).allowed;
  const isUnderWay = conducts && encounter.status === 'CONFIRMED' && Boolean(encounter.arrivedAt);
  const [begunId, setBegunId] = useState<string>();
  const onAct: typeof acts.onAct = (act, one, start) => {
    if (act === 'arrive') setBegunId(one.id);
    acts.onAct(act, one, start);
  };
  return { user, acts: { ...acts, onAct }, isUnderWay, begins: isUnderWay && begunId === encounter.id };
}

/** One encounter as a room: the patient, the note and the visit side by side. */
export function OpenEncounter(props: WorkProps) {
  const { encounter, events, addenda, onAddenda } = props;
  const t = useMessages(encountersMessages);
  const { vitaId } = encounter;
  const { scopes, resourceId } = useProfile();
  const { partner } = useEncounterSetting();
  const mayRead = decideRight(READS_RECORD, scopes).allowed;
  const { who, retry, refresh } = useOpenPatient(vitaId);
  const patient = who.phase === 'open' ? who.patient : undefined;
  const facts = useRecordFacts({ vitaId, metrics: useMetrics(), mayRead });
  const dirty = useRoomDirty();
  const adding = useAdding({ onReading: facts.readings.added, onSeek: (thing) => view.show(thing) });
  const { prescriptions, readings } = facts;
  const openWriting = useOpenWriting();
  const finish = { encounter, patient, prescriptions, openWriting };
  const sheet = useFinishSheet({ ...finish, onPrescription: () => adding.seek('prescription') });
  const { user, acts, isUnderWay, begins } = useVisit(props, patient, adding.seek, sheet);
  const view = useRoomView(isUnderWay);
  const { panels, showTrend } = useRoomPanels({ ...props, patient, prescriptions, readings, dirty });
  const doing = doingAt(encounter, resourceId, Math.floor(serverNow() / 1000));
  return (
    <ConsultationRoom
      ref={adding.page}
      {...view}
      onZone={view.setZone}
      panels={panels}
      onPanel={view.setPanel}
      strip={
        <VisitStrip
          patient={patient}
          facts={{ summary: mayRead ? facts.summary.state : undefined, model: facts.model, gfr: facts.gfr }}
          back={<BackLink />}
          timer={<VisitTimer encounter={encounter} />}
          onAlerts={() => view.setZone('visit')}
          actions={
            <>
              {patient && adding.menu(patient)}
              <VisitActs
                user={user}
                encounter={named(encounter, patient)}
                onAct={acts.onAct}
                busy={acts.busyId !== undefined}
              />
            </>
          }
        />
      }
      notices={
        <div className="flex shrink-0 flex-col px-3 [&>:not(:empty)]:my-1">
          <EncounterNews events={events} staffId={user.staffId} />
          {mayRead && <RecordPresenceLine vitaId={vitaId} doing={doing} />}
          {acts.notice}
          {who.phase === 'failed' && (
            <RequestFailed title={t('patientFailed')} error={who.error} onRetry={retry} />
          )}
          {acts.dialog}
        </div>
      }
      glance={
        <PatientGlance
          {...{ vitaId, encounter, events, partner }}
          kinds={readableKinds(scopes)}
          record={
            mayRead
              ? {
                  summary: { state: facts.summary.state, onRetry: facts.summary.retry },
                  model: facts.model,
                  labs: facts.labs,
                  goals: facts.goals,
                }
              : undefined
          }
          onOpen={(details, trend) => {
            if (details === 'readings') showTrend(trend);
            view.setPanel(details);
          }}
        />
      }
      note={
        mayRead ? (
          <NoteZone
            {...{ encounter, addenda, onAddenda, patient, prescriptions, openWriting, isUnderWay, dirty }}
            earlier={readings.state.phase === 'ready' ? readings.state.records : undefined}
          />
        ) : (
          <BookingOnly encounter={encounter} events={events} />
        )
      }
      visit={<VisitSide {...{ encounter, patient, begins }} onChanged={() => void refresh()} />}
    />
  );
}
