import type { Encounter } from '@careline/core/internal/encounters';
import {
  createVideoCall,
  createVisitClient,
  openVideo,
  type VideoCall,
  VisitError,
} from '@careline/core/internal/encounters/video';
import { type HttpClient, HttpError } from '@careline/core/internal/http';
import { getPreference } from '@careline/core/internal/preferences';
import { useEffect, useRef, useState } from 'react';
import { useSubmission } from '../../http/index.ts';
import { useEffectEvent } from '../../primitives/effect-event/index.ts';
import { useHttp } from '../../provider/index.ts';
import {
  browserConnection,
  browserTimers,
  createLocalMedia,
  type LocalMedia,
  type MediaStart,
} from '../video-media/index.ts';

export interface OpenRoom {
  readonly call: VideoCall;
  readonly media: LocalMedia;
}

export interface RoomOptions {
  readonly encounter: Encounter;
  /** Address of the encounters service. The room's token is valid there. */
  readonly visitBase: string;
  /** Reports whether a call is open. Leaving the page would end it. */
  readonly onActive: (active: boolean) => void;
}

/** Converts an error of the session's client into the error type of the room's requests. */
const asVisitError = (error: unknown): VisitError =>
  error instanceof HttpError && error.status !== undefined && error.code !== undefined
    ? new VisitError({ status: error.status, code: error.code }, { cause: error })
    : new VisitError({}, { cause: error });

/** Sends the current camera and microphone tracks for the duration of the call. */
const follow = (call: VideoCall, media: LocalMedia) =>
  media.store.subscribe(({ audio, video, microphoneOn }, before) => {
    const same = audio === before.audio && video === before.video && microphoneOn === before.microphoneOn;
    if (!same) call.setOutgoing({ audio, video });
  });

const BANDWIDTHS = ['low', 'standard', 'high'] as const;

/** Returns the user's settings for the start of a conversation, or undefined if unset or unreadable. */
async function readStart(http: HttpClient): Promise<MediaStart | undefined> {
  const answer = await http.call(getPreference, { query: { type: 'VIDEO' } }).catch(() => undefined);
  const info = answer?.code === 1 ? answer.preference?.preferenceInfo : undefined;
  const { camera, microphone, bandwidth } = info ?? {};
  if (typeof camera !== 'boolean' || typeof microphone !== 'boolean') return undefined;
  return { camera, microphone, bandwidth: BANDWIDTHS.find((one) => one === bandwidth) ?? 'standard' };
}

/** Manages the care provider's place in the room, from opening it until the page unmounts. */
export function useRoom({ encounter, visitBase, onActive }: RoomOptions) {
  const http = useHttp();
  const { submit, busy, error } = useSubmission();
  const [room, setRoom] = useState<OpenRoom>();
  const [isAsking, setAsking] = useState(false);
  const current = useRef<(() => void) | undefined>(undefined);
  const { id: encounterId, vitaId } = encounter;

  async function sit(): Promise<void> {
    current.current?.();
    const media = createLocalMedia(navigator.mediaDevices);
    let isGone = false;
    current.current = () => {
      isGone = true;
      media.close();
    };
    setAsking(true);
    await media.open(await readStart(http));
    setAsking(false);
    if (isGone) return;
    const body = { vitaId, encounterId };
    const opened = await submit(crypto.randomUUID(), () => http.call(openVideo, { body }));
    if (!opened || isGone) return media.close();
    const { token: first, ...seat } = opened.answer.data;
    let token = first;
    const { audio, video } = media.store.getState();
    const call = createVideoCall({
      seat,
      client: createVisitClient({
        fetch: (...asked) => fetch(...asked),
        base: visitBase,
        token: () => token,
      }),
      async rejoin() {
        const again = await http.call(openVideo, { body }).catch((failure: unknown) => {
          throw asVisitError(failure);
        });
        token = again.data.token;
        return again.data;
      },
      outgoing: { audio, video },
      createConnection: browserConnection,
      timers: browserTimers,
    });
    const stop = follow(call, media);
    current.current = () => {
      stop();
      call.close();
      media.close();
      onActive(false);
    };
    setRoom({ call, media });
    onActive(true);
  }

  const close = useEffectEvent(() => current.current?.());
  useEffect(() => () => close(), [close]);
  useEffect(() => {
    if (!room) return;
    const wake = () => room.call.wake();
    const gone = () => room.call.gone();
    addEventListener('online', wake);
    addEventListener('pagehide', gone);
    return () => {
      removeEventListener('online', wake);
      removeEventListener('pagehide', gone);
    };
  }, [room]);
  return {
    room,
    open: () => void sit(),
    /** Turns camera and microphone off. The last message stays on screen. */
    release: () => {
      room?.media.close();
      onActive(false);
    },
    isOpening: isAsking || busy,
    error,
  };
}
