import { expect, it, vi } from 'vitest';
import { createLocalMedia, type MediaStart } from './index.ts';

const aTrack = (kind: 'audio' | 'video') =>
  ({ kind, enabled: true, stop: vi.fn(), onended: null }) as unknown as MediaStreamTrack;

function devices() {
  const getUserMedia = vi.fn(async (wanted: MediaStreamConstraints = {}) => {
    const tracks = [...(wanted.audio ? [aTrack('audio')] : []), ...(wanted.video ? [aTrack('video')] : [])];
    return { getTracks: () => tracks } as unknown as MediaStream;
  });
  return { getUserMedia, enumerateDevices: async () => [] };
}

it.each<[string, MediaStart | undefined, boolean, boolean, number | undefined]>([
  ['as nobody set', undefined, true, true, 960],
  ['without the camera', { camera: false, microphone: true, bandwidth: 'standard' }, false, true, undefined],
  ['with the microphone off', { camera: true, microphone: false, bandwidth: 'standard' }, true, false, 960],
  ['with a small picture', { camera: true, microphone: true, bandwidth: 'low' }, true, true, 480],
  ['with a large picture', { camera: true, microphone: true, bandwidth: 'high' }, true, true, 1280],
])('a conversation starts %s', async (_, start, camera, microphone, width) => {
  const asked = devices();
  const media = createLocalMedia(asked);
  await media.open(start);
  const { video, audio, microphoneOn } = media.store.getState();
  expect(video !== null).toBe(camera);
  expect(microphoneOn).toBe(microphone);
  expect(audio?.enabled).toBe(microphone);
  const [constraints] = asked.getUserMedia.mock.calls[0] ?? [];
  expect(constraints?.video).toEqual(
    width === undefined ? undefined : expect.objectContaining({ width: { ideal: width } }),
  );
});

it('a camera that was off at the start is switched on later', async () => {
  const media = createLocalMedia(devices());
  await media.open({ camera: false, microphone: true, bandwidth: 'low' });
  await media.setCamera(true);
  expect(media.store.getState().video).not.toBeNull();
});
