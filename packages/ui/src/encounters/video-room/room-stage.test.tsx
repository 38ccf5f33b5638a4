import type { VideoCallState } from '@careline/core/internal/encounters/video';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aRoomView, aVideoCall, MEDIA_ON, someMedia } from '../../../test/video-room.ts';
import type { LocalMediaState } from '../video-media/index.ts';
import { RoomStage } from './room-stage.tsx';

const AWAY = { connection: 2, here: false, left: null };
const onHangUp = vi.fn();

const show = (call: Partial<VideoCallState>, media: Partial<LocalMediaState> = {}) =>
  renderUi(<RoomStage call={aVideoCall(call)} media={someMedia(media)} onHangUp={onHangUp} />);

/** The surrounding page has empty status and alert elements of its own. */
const textOf = (role: 'status' | 'alert') =>
  screen.queryAllByRole(role).map(({ textContent }) => textContent);

describe('the care provider’s side of a call says', () => {
  it.each<[string, Partial<VideoCallState>, string]>([
    ['nothing where both are seen and heard', {}, ''],
    [
      'that nobody has come',
      { room: aRoomView({ admitted: false, other: null }) },
      'The patient has not joined yet. Keep the room open: you will hear when they arrive.',
    ],
    [
      'that the patient waits',
      { room: aRoomView({ admitted: false }), line: 'none' },
      'The patient is waiting',
    ],
    ['that it is being connected', { line: 'connecting' }, 'Connecting …'],
    ['that the line is lost', { line: 'lost' }, 'Connection lost. Reconnecting …'],
    [
      'that the server is away, whatever else is',
      { line: 'lost', reachable: false },
      'The server cannot be reached. Reconnecting …',
    ],
    [
      'that the patient is gone',
      { line: 'lost', room: aRoomView({ other: AWAY }) },
      'The patient lost the connection. They may be back in a moment.',
    ],
    [
      'that the patient hung up',
      { line: 'none', room: aRoomView({ other: { ...AWAY, left: 'patient' } }) },
      'The patient has hung up. They can rejoin on their own.',
    ],
    ['that the own line is thin', { audioOnly: true }, 'Your connection is weak: voice only.'],
    [
      'that the other line is thin',
      { theirs: { ...MEDIA_ON, thin: true } },
      'The patient’s connection is weak: voice only.',
    ],
    [
      'that the other camera is off',
      { theirs: { ...MEDIA_ON, camera: false } },
      'The patient’s camera is off.',
    ],
    ['that the patient is muted', { theirs: { ...MEDIA_ON, microphone: false } }, 'The patient is muted.'],
  ])('%s', (_, call, words) => {
    show(call);
    expect(textOf('status').join('')).toBe(words);
  });

  it.each<[string, Partial<LocalMediaState>, string]>([
    [
      'that the browser refuses',
      { microphoneFault: 'refused', cameraFault: 'refused' },
      'Camera and microphone are blocked. Allow both in the address bar, then turn them on here.',
    ],
    [
      'that nobody hears them',
      { microphoneFault: 'none' },
      'No microphone is available: the patient cannot hear you.',
    ],
    [
      'that nobody sees them',
      { cameraFault: 'busy' },
      'No camera is available: the patient can hear you but not see you.',
    ],
  ])('%s', (_, media, words) => {
    show({}, media);
    expect(textOf('alert').join('')).toBe(words);
  });
});

describe('the care provider’s side of a call', () => {
  it('lets the patient in, and again after a failure', async () => {
    const admit = vi.fn(async () => undefined);
    admit.mockRejectedValueOnce(new Error('nobody answers'));
    const room = aRoomView({ admitted: false });
    renderUi(<RoomStage call={aVideoCall({ room }, { admit })} media={someMedia()} onHangUp={onHangUp} />);
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Let the patient in' }));
    await press();
    expect(await screen.findByText('The patient was not let in. Try again.')).toBeVisible();
    await press();
    expect(await screen.findByText('The patient is waiting')).toBeVisible();
  });

  it('mutes the microphone, and the button says what it does next', async () => {
    show({});
    await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
    await userEvent.click(screen.getByRole('button', { name: 'Unmute' }));
    expect(screen.getByRole('button', { name: 'Mute' })).toBeVisible();
  });

  it('links to an external provider of video calls instead', () => {
    show({ room: aRoomView({ meeting: 'https://meet.example/one' }) });
    expect(screen.getByRole('link', { name: 'Open the video call' })).toHaveAttribute(
      'href',
      'https://meet.example/one',
    );
    expect(screen.queryByLabelText('Picture of the patient')).toBeNull();
  });
});
