import { createStore, type StoreApi } from 'zustand/vanilla';

/** Why there is no camera or microphone: not allowed, not found, or in use by another program. */
export type MediaFault = 'refused' | 'none' | 'busy';

export interface LocalMediaState {
  readonly phase: 'closed' | 'asking' | 'open';
  readonly audio: MediaStreamTrack | null;
  /** Null while the camera is off or missing. */
  readonly video: MediaStreamTrack | null;
  readonly microphoneOn: boolean;
  readonly microphoneFault: MediaFault | undefined;
  readonly cameraFault: MediaFault | undefined;
  readonly microphones: readonly MediaDeviceInfo[];
  readonly cameras: readonly MediaDeviceInfo[];
}

export type Devices = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;

/** Settings at the start of a conversation (the preference `VIDEO`). */
export interface MediaStart {
  readonly camera: boolean;
  readonly microphone: boolean;
  readonly bandwidth: 'low' | 'standard' | 'high';
}

const EVERYTHING: MediaStart = { camera: true, microphone: true, bandwidth: 'standard' };

export interface LocalMedia {
  readonly store: StoreApi<LocalMediaState>;
  /** Asks for the requested devices. Missing or refused ones are left out and reported as faults. */
  open(start?: MediaStart): Promise<void>;
  /** A muted microphone stays open, so that unmuting is immediate. */
  setMicrophone(on: boolean): void;
  /** Turning the camera off releases it, so that its light goes out. */
  setCamera(on: boolean): Promise<void>;
  choose(kind: 'audio' | 'video', deviceId: string): Promise<void>;
  close(): void;
}

const FAULTS: Readonly<Record<string, MediaFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

const faultOf = (thrown: unknown): MediaFault => FAULTS[thrown instanceof Error ? thrown.name : ''] ?? 'busy';

const CLOSED: LocalMediaState = {
  phase: 'closed',
  audio: null,
  video: null,
  microphoneOn: true,
  microphoneFault: undefined,
  cameraFault: undefined,
  microphones: [],
  cameras: [],
};

/** Standard is enough to see a face and a wound, and no more than a mobile connection can carry. */
const PICTURES = {
  low: { facingMode: 'user', width: { ideal: 480 }, height: { ideal: 270 }, frameRate: { max: 15 } },
  standard: { facingMode: 'user', width: { ideal: 960 }, height: { ideal: 540 }, frameRate: { max: 24 } },
  high: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { max: 30 } },
} as const satisfies Readonly<Record<MediaStart['bandwidth'], MediaTrackConstraints>>;

/** Creates the local media. `devices` is undefined if the page is not served securely. */
export function createLocalMedia(devices: Devices | undefined): LocalMedia {
  const store = createStore<LocalMediaState>(() => CLOSED);
  const chosen: Record<'audio' | 'video', string | undefined> = { audio: undefined, video: undefined };
  let isClosed = false;
  let { bandwidth } = EVERYTHING;

  const constraintsOf = (kind: 'audio' | 'video'): MediaStreamConstraints => {
    const exact = chosen[kind] ? { deviceId: { exact: chosen[kind] } } : {};
    return kind === 'audio'
      ? { audio: { echoCancellation: true, noiseSuppression: true, ...exact } }
      : { video: { ...PICTURES[bandwidth], ...exact } };
  };

  async function ask(kinds: readonly ('audio' | 'video')[]): Promise<MediaStreamTrack[]> {
    if (!devices) throw new DOMException('no devices', 'SecurityError');
    const stream = await devices.getUserMedia(Object.assign({}, ...kinds.map(constraintsOf)));
    const tracks = stream.getTracks();
    if (isClosed) for (const track of tracks) track.stop();
    return tracks;
  }

  /** Takes over the tracks. A camera that is unplugged or taken away counts as off. */
  function take(tracks: readonly MediaStreamTrack[]): void {
    for (const track of tracks) {
      const kind = track.kind === 'audio' ? 'audio' : 'video';
      store.getState()[kind]?.stop();
      track.onended = () => {
        if (store.getState()[kind] === track) store.setState({ [kind]: null });
      };
      if (kind === 'audio') track.enabled = store.getState().microphoneOn;
      store.setState(
        kind === 'audio'
          ? { audio: track, microphoneFault: undefined }
          : { video: track, cameraFault: undefined },
      );
    }
  }

  async function askFor(kind: 'audio' | 'video'): Promise<void> {
    try {
      take(await ask([kind]));
    } catch (thrown) {
      const fault = faultOf(thrown);
      store.setState(kind === 'audio' ? { microphoneFault: fault } : { cameraFault: fault });
    }
  }

  async function listDevices(): Promise<void> {
    const all = (await devices?.enumerateDevices().catch(() => [])) ?? [];
    const ofKind = (kind: MediaDeviceKind) => all.filter((one) => one.kind === kind && one.deviceId !== '');
    store.setState({ microphones: ofKind('audioinput'), cameras: ofKind('videoinput') });
  }

  return {
    store,
    async open(start = EVERYTHING) {
      isClosed = false;
      ({ bandwidth } = start);
      const microphoneOn = start.microphone;
      store.setState({ phase: 'asking', microphoneOn, microphoneFault: undefined, cameraFault: undefined });
      const kinds = start.camera ? (['audio', 'video'] as const) : (['audio'] as const);
      try {
        // Asks for both at once, so that the browser prompts only once.
        take(await ask(kinds));
      } catch {
        for (const kind of kinds) await askFor(kind);
      }
      if (isClosed) return;
      await listDevices();
      store.setState({ phase: 'open' });
    },
    setMicrophone(on) {
      const { audio } = store.getState();
      if (audio) audio.enabled = on;
      store.setState({ microphoneOn: on });
    },
    async setCamera(on) {
      if (on) return askFor('video');
      store.getState().video?.stop();
      store.setState({ video: null });
    },
    async choose(kind, deviceId) {
      chosen[kind] = deviceId;
      await askFor(kind);
    },
    close() {
      isClosed = true;
      const { audio, video } = store.getState();
      audio?.stop();
      video?.stop();
      store.setState(CLOSED);
    },
  };
}
