import { type Encounter, type EncounterUser, mayAct } from '@careline/core/internal/encounters';
import { getVideo, type VideoState } from '@careline/core/internal/encounters/video';
import { HttpError } from '@careline/core/internal/http';
import { type ReactNode, useEffect } from 'react';
import { RequestFailed, useFailureText, useQuery } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { useEffectEvent } from '../../primitives/effect-event/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp, useNow } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { LinkPanel } from './link-panel.tsx';
import { PresenceList } from './presence-list.tsx';
import { RoomStage } from './room-stage.tsx';
import { type OpenRoom, useRoom } from './use-room.ts';
import { videoRoomMessages } from './video-room.messages.ts';

export interface VideoRoomProps {
  readonly user: EncounterUser;
  readonly encounter: Encounter;
  /** Address of the encounters service. The room's token is valid there. */
  readonly visitBase: string;
  /** Reports whether a call is open. Leaving the page would end it. */
  readonly onActive?: (active: boolean) => void;
  /** Whether the user has just begun the visit: the call then opens without another click, as soon as it can. */
  readonly begins?: boolean;
}

/** Milliseconds between two checks for the patient. */
const LOOK_MS = 5_000;
const NOTHING = () => undefined;

/** Returns the server's state of the room. Polls until the room ends, and rejects data about another patient. */
function useVideoState({ encounter }: Pick<VideoRoomProps, 'encounter'>) {
  const http = useHttp();
  const { id, vitaId, version } = encounter;
  const query = useQuery<VideoState>(
    [id, version],
    async (signal) => {
      const answer = await http.call(getVideo, { query: { id }, signal });
      if (answer.vitaId !== vitaId) throw HttpError.unusable(getVideo);
      return answer.data;
    },
    { endpoint: getVideo.name },
  );
  const { refresh, state } = query;
  const isLive = state.phase !== 'ready' || state.value.ended === null;
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), LOOK_MS);
    return () => clearInterval(timer);
  }, [refresh, isLive]);
  return query;
}

/** Why the room of a future visit is still closed although the visit is not cancelled, by status. */
const WAITS_FOR: Readonly<Record<string, 'notConfirmed' | 'nobodyAssigned'>> = {
  CREATED: 'nobodyAssigned',
  AWAITED: 'notConfirmed',
  DECLINED: 'nobodyAssigned',
};

/** The room before it has been opened. */
function Outside({
  state,
  encounter: { status },
}: Pick<VideoRoomProps, 'encounter'> & { readonly state: VideoState }) {
  const seconds = useNow()() / 1000;
  const t = useMessages(videoRoomMessages);
  const { when } = useEncounterTimes();
  const waitsFor = WAITS_FOR[status];
  if (state.ended === 'cancelled' && waitsFor) return <p>{t(waitsFor)}</p>;
  if (state.ended !== null) return <p>{t(`ended${state.ended}`)}</p>;
  const patient = { away: 'away', waiting: 'waiting', 'in-call': 'inCall' } as const;
  return (
    <div className="flex flex-col gap-1">
      {seconds < state.opensAt && <p className="tabular-nums">{t('opens', { when: when(state.opensAt) })}</p>}
      <p role="status">{t(patient[state.patient])}</p>
      {state.careProvider === 'here' && <p>{t('doctorHere')}</p>}
    </div>
  );
}

function Ending({ room }: { readonly room: OpenRoom }) {
  const t = useMessages(videoRoomMessages);
  const state = useStore(room.call.store, (whole) => whole);
  const { ended } = state.room;
  if (ended !== null) return <p role="status">{t(`ended${ended}`)}</p>;
  return <p role="status">{t(state.seating === 'replaced' ? 'replaced' : 'youLeft')}</p>;
}

/** Ends the call when the room ends, and releases camera and microphone. */
function useEnding(room: OpenRoom | undefined, release: () => void): void {
  const ended = useEffectEvent(release);
  useEffect(() => {
    if (!room) return;
    const { store } = room.call;
    const look = () => {
      const { seating, room: view } = store.getState();
      if (seating === 'seated' && view.ended === null && view.you.left === null) return;
      stop();
      if (seating === 'seated') void room.call.hangUp();
      ended();
    };
    const stop = store.subscribe(look);
    return stop;
  }, [room, ended]);
}

function OpenRoomPart({ room, onOpen }: { readonly room: OpenRoom; readonly onOpen: () => void }) {
  const t = useMessages(videoRoomMessages);
  const isOver = useStore(
    room.call.store,
    ({ seating, room: view }) => seating !== 'seated' || view.ended !== null,
  );
  const isEnded = useStore(room.call.store, ({ room: view }) => view.ended !== null);
  if (!isOver) return <RoomStage {...room} onHangUp={() => void room.call.hangUp()} />;
  return (
    <>
      <Ending room={room} />
      {!isEnded && <Button onClick={onOpen}>{t('openAgain')}</Button>}
    </>
  );
}

/** Less important parts. Collapsed during a call, which stays visible next to the record. */
function Beside({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  const t = useMessages(videoRoomMessages);
  if (!isFolded) return children;
  return (
    <details>
      <summary className="min-h-8 cursor-pointer py-1 text-accent">{t('beside')}</summary>
      <div className="flex flex-col gap-4 pt-2">{children}</div>
    </details>
  );
}

/**
 * The video room of an encounter. Care providers get the call; staff who book see who waits, and the patient's link.
 */
export function VideoRoom({
  user,
  encounter,
  visitBase,
  onActive = NOTHING,
  begins = false,
}: VideoRoomProps) {
  const seconds = useNow()() / 1000;
  const t = useMessages(videoRoomMessages);
  const failureText = useFailureText();
  const { state, retry, refresh } = useVideoState({ encounter });
  const { room, open, release, isOpening, error } = useRoom({ encounter, visitBase, onActive });
  useEnding(room, release);
  const about = { careProviderId: encounter.careProvider?.id, package: encounter.package };
  const meets = mayAct(user, 'meet', about).allowed;
  const invites = mayAct(user, 'invite', about).allowed;
  const isTime = state.phase === 'ready' && state.value.ended === null && seconds >= state.value.opensAt;
  const canOpen = !room && meets && isTime;
  const begin = useEffectEvent(open);
  useEffect(() => {
    if (begins && canOpen) begin();
  }, [begins, canOpen, begin]);
  if (state.phase === 'loading') return <Skeleton shape="card" lines={2} />;
  if (state.phase === 'failed') {
    return (
      <Card title={t('title')}>
        <RequestFailed title={t('stateFailed')} onRetry={retry} error={state.error} />
      </Card>
    );
  }
  const video = state.value;
  const reason = error?.problem?.reason;
  return (
    <Card title={t('title')}>
      <div className="flex flex-col items-stretch gap-4">
        {room && video.ended === null ? (
          <OpenRoomPart room={room} onOpen={open} />
        ) : (
          <Outside state={video} encounter={encounter} />
        )}
        {canOpen && (
          <Button icon="videocam" busy={isOpening} onClick={open}>
            {t('open')}
          </Button>
        )}
        {error && (
          <ErrorState title={t('openFailed')} requestId={error.requestId}>
            {reason === 'early' ? t('early') : reason ? t('closed') : failureText(error)}
          </ErrorState>
        )}
        <Beside isFolded={room !== undefined && video.ended === null}>
          {invites && video.ended === null && (
            <LinkPanel encounter={encounter} link={video.link} onMade={refresh} />
          )}
          <PresenceList presence={video.presence} />
        </Beside>
      </div>
    </Card>
  );
}
