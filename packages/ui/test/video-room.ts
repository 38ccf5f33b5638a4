import type {
  RoomView,
  VideoCall,
  VideoCallState,
  VideoState,
} from '@careline/core/internal/encounters/video';
import { createStore } from 'zustand/vanilla';
import type { LocalMedia, LocalMediaState } from '../src/encounters/video-media/index.ts';
import { NOW_S } from './encounters.ts';

const HERE = { here: true, left: null };

/** The room as the care provider sees it, ten minutes before the encounter, with the patient in it. */
export const aRoomView = (facts: Partial<RoomView> = {}): RoomView => ({
  party: 'care-provider',
  startsAt: NOW_S + 600,
  closesAt: NOW_S + 6000,
  facility: 'Jubilee Hills',
  careProvider: 'Dr Meera Iyer',
  ended: null,
  admitted: true,
  you: { connection: 1, ...HERE },
  other: { connection: 2, ...HERE },
  meeting: null,
  ...facts,
});

export const MEDIA_ON = { microphone: true, camera: true, thin: false };

/** An ongoing call that sends nothing. */
export function aVideoCall(facts: Partial<VideoCallState> = {}, does: Partial<VideoCall> = {}): VideoCall {
  const state: VideoCallState = {
    room: aRoomView(),
    seating: 'seated',
    line: 'connected',
    reachable: true,
    audioOnly: false,
    theirs: MEDIA_ON,
    tracks: [],
    ...facts,
  };
  return {
    store: createStore<VideoCallState>(() => state),
    setOutgoing: () => undefined,
    admit: async () => undefined,
    hangUp: async () => undefined,
    gone: () => undefined,
    close: () => undefined,
    wake: () => undefined,
    ...does,
  };
}

/** A fake camera and microphone. */
export function someMedia(facts: Partial<LocalMediaState> = {}): LocalMedia {
  const store = createStore<LocalMediaState>(() => ({
    phase: 'open',
    audio: null,
    video: null,
    microphoneOn: true,
    microphoneFault: undefined,
    cameraFault: undefined,
    microphones: [],
    cameras: [],
    ...facts,
  }));
  return {
    store,
    open: async () => undefined,
    setMicrophone: (microphoneOn) => store.setState({ microphoneOn }),
    setCamera: async () => undefined,
    choose: async () => undefined,
    close: () => undefined,
  };
}

/** The picture of the fake camera: plain shapes in this colour. */
export function aPicture(colour: string): MediaStreamTrack {
  const canvas = document.createElement('canvas');
  canvas.width = 960;
  canvas.height = 540;
  const drawing = canvas.getContext('2d');
  if (drawing) {
    drawing.fillStyle = colour;
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.fillStyle = 'rgb(255 255 255 / 70%)';
    drawing.beginPath();
    drawing.arc(480, 220, 110, 0, 2 * Math.PI);
    drawing.fill();
    drawing.beginPath();
    drawing.arc(480, 560, 220, 0, 2 * Math.PI);
    drawing.fill();
  }
  const [track] = canvas.captureStream(5).getVideoTracks();
  if (!track) throw new Error('this browser makes no picture of a canvas');
  return track;
}

/** The server's state of the room before anyone opens it. */
export const aVideoState = (facts: Partial<VideoState> = {}): VideoState => ({
  opensAt: NOW_S - 600,
  closesAt: NOW_S + 6000,
  ended: null,
  patient: 'away',
  careProvider: 'away',
  link: null,
  presence: [],
  ...facts,
});
