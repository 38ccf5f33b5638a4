import type { VideoCallState } from '@careline/core/internal/encounters/video';
import { type ComponentProps, useMemo, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button, type ButtonVariant } from '../../primitives/button/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { useStore } from '../../store/index.ts';
import type { LocalMedia, LocalMediaState } from '../video-media/index.ts';
import type { OpenRoom } from './use-room.ts';
import { useTracks } from './use-tracks.ts';
import { videoRoomMessages } from './video-room.messages.ts';

/** Returns the most important message about the call, or undefined. */
function statusOf({ room, line, reachable, audioOnly, theirs }: VideoCallState) {
  if (!reachable) return 'unreachable';
  if (room.other?.left === 'patient') return 'patientLeft';
  if (!room.admitted) return room.other?.here ? undefined : 'alone';
  if (line === 'connected') {
    if (audioOnly) return 'thin';
    if (theirs?.thin) return 'theirThin';
    if (theirs && !theirs.camera) return 'theirCameraOff';
    return theirs && !theirs.microphone ? 'theirMuted' : undefined;
  }
  if (room.other && !room.other.here) return 'patientLost';
  return line === 'lost' ? 'lineLost' : 'connecting';
}

function mediaFault({ phase, microphoneFault, cameraFault }: LocalMediaState) {
  if (phase !== 'open') return undefined;
  if (microphoneFault === 'refused') return 'refusedMedia';
  if (microphoneFault) return 'noMicrophone';
  return cameraFault && 'noCamera';
}

function Admit({ call }: Pick<OpenRoom, 'call'>) {
  const t = useMessages(videoRoomMessages);
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle');
  const admit = () => {
    setPhase('busy');
    call.admit().then(
      () => setPhase('idle'),
      () => setPhase('failed'),
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-info-soft px-4 py-2 text-on-info-soft">
      <p role="status" className="font-medium">
        {t(phase === 'failed' ? 'admitFailed' : 'patientWaits')}
      </p>
      <Button variant="primary" busy={phase === 'busy'} onClick={admit}>
        {t('admit')}
      </Button>
    </div>
  );
}

function Devices({ media }: { readonly media: LocalMedia }) {
  const t = useMessages(videoRoomMessages);
  const { cameras, microphones, audio, video } = useStore(media.store, (whole) => whole);
  const choice = (kind: 'audio' | 'video', label: string, devices: readonly MediaDeviceInfo[]) => (
    <SelectField
      label={label}
      value={(kind === 'audio' ? audio : video)?.getSettings().deviceId ?? ''}
      options={devices.map(({ deviceId, label: name }, index) => ({
        value: deviceId,
        label: name || t('nthDevice', { kind: label, number: String(index + 1) }),
      }))}
      onChange={(id) => void media.choose(kind, id)}
    />
  );
  return (
    <div className="grid gap-3 @md:grid-cols-2">
      {choice('video', t('camera'), cameras)}
      {choice('audio', t('microphone'), microphones)}
    </div>
  );
}

/** Returns whether the browser supports picture-in-picture. */
const hasSmallWindow = (): boolean => document.pictureInPictureEnabled === true;

interface ControlProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly text: string;
  readonly variant?: ButtonVariant;
}

/** A button that shows only its icon in a narrow container. Its text stays its accessible name. */
function Control({ text, ...button }: ControlProps) {
  return (
    <Button {...button} size="small" title={text}>
      <span className="sr-only @xl:not-sr-only">{text}</span>
    </Button>
  );
}

interface ControlsProps extends OpenRoom {
  readonly theirs: () => HTMLVideoElement | null;
  readonly onHangUp: () => void;
}

function Controls({ media, theirs, onHangUp }: ControlsProps) {
  const t = useMessages(videoRoomMessages);
  const { video, microphoneOn } = useStore(media.store, (whole) => whole);
  const [choosing, setChoosing] = useState(false);
  const shrink = () =>
    void theirs()
      ?.requestPictureInPicture()
      .catch(() => undefined);
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-0.5 gap-y-2 @xs:justify-start @xs:gap-x-2">
        <Control
          icon={microphoneOn ? 'mic' : 'mic_off'}
          text={t(microphoneOn ? 'mute' : 'unmute')}
          onClick={() => media.setMicrophone(!microphoneOn)}
        />
        <Control
          icon={video ? 'videocam' : 'videocam_off'}
          text={t(video ? 'cameraOff' : 'cameraOn')}
          onClick={() => void media.setCamera(video === null)}
        />
        {hasSmallWindow() && <Control icon="picture_in_picture_alt" text={t('picture')} onClick={shrink} />}
        <Control
          icon="settings"
          text={t('devices')}
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        />
        <Control variant="danger" icon="call_end" text={t('hangUp')} onClick={onHangUp} />
      </div>
      {choosing && <Devices media={media} />}
    </>
  );
}

/** A link to the external meeting where the call takes place. */
function Meeting({ address }: { readonly address: string }) {
  const t = useMessages(videoRoomMessages);
  return (
    <p className="flex flex-col items-start gap-2">
      {t('meeting')}
      <a
        className="font-medium text-accent underline"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('openMeeting')}
      </a>
    </p>
  );
}

/** The call: a large picture of the patient, a small one of the user, and the controls. */
export function RoomStage({ call, media, onHangUp }: OpenRoom & { readonly onHangUp: () => void }) {
  const t = useMessages(videoRoomMessages);
  const state = useStore(call.store, (whole) => whole);
  const local = useStore(media.store, (whole) => whole);
  const { room, tracks, theirs: shown, line } = state;
  const own = useMemo(() => (local.video ? [local.video] : []), [local.video]);
  const theirs = useTracks(tracks);
  const mine = useTracks(own);
  const waits = !room.admitted && room.other !== null && room.other.here;
  const seesThem = line === 'connected' && shown?.camera === true && !shown.thin;
  const status = statusOf(state);
  const fault = mediaFault(local);
  return (
    <div className="flex flex-col gap-3">
      {waits && <Admit call={call} />}
      {fault && (
        <p role="alert" className="rounded-card bg-warning-soft px-4 py-2 text-on-warning-soft">
          {t(fault)}
        </p>
      )}
      {room.meeting ? (
        <Meeting address={room.meeting} />
      ) : (
        <div className="relative aspect-video max-h-[40vh] w-full overflow-hidden rounded-card bg-sunken">
          {/* biome-ignore lint/a11y/useMediaCaption: nobody captions a conversation as it is held */}
          <video
            ref={theirs}
            aria-label={t('theirPicture')}
            playsInline
            className={`size-full object-contain ${seesThem ? '' : 'opacity-0'}`}
          />
          {/* The user's own picture is large until the patient is admitted. */}
          <video
            ref={mine}
            aria-label={t('yourPicture')}
            muted
            playsInline
            hidden={!local.video}
            className={`absolute -scale-x-100 object-cover ${
              room.admitted
                ? 'end-3 bottom-3 w-1/4 rounded-control border border-line-strong'
                : 'inset-0 size-full'
            }`}
          />
          {status && (
            <p
              role="status"
              className="absolute inset-x-3 top-3 mx-auto w-fit rounded-control bg-raised px-4 py-2 text-center text-ink shadow-raised"
            >
              {t(status)}
            </p>
          )}
        </div>
      )}
      <Controls call={call} media={media} theirs={() => theirs.current} onHangUp={onHangUp} />
    </div>
  );
}
