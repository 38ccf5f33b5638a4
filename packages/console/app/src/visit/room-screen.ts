import type { VideoCall, VideoCallState } from '@careline/core/internal/encounters/video';
import type { LocalMedia } from '@careline/ui/encounters/video-media';
import { button, h, icon, showTracks, videoOf } from './dom.ts';
import { heading, type Screen } from './message-screens.ts';
import type { Translate, VisitTexts } from './visit-texts.ts';

export interface RoomOptions {
  readonly t: Translate;
  readonly call: VideoCall;
  readonly media: LocalMedia;
  readonly onHangUp: () => void;
}

/** Returns the call's most important status message. */
function statusOf({
  room,
  line,
  reachable,
  audioOnly,
  theirs,
}: VideoCallState): keyof VisitTexts | undefined {
  if (!room.admitted) return room.other?.here ? 'waiting' : 'waitingAway';
  if (line === 'connected') {
    if (audioOnly) return 'thin';
    if (theirs?.thin) return 'theirThin';
    if (theirs && !theirs.microphone) return 'theirMuted';
    return theirs && !theirs.camera ? 'theirCameraOff' : undefined;
  }
  if (!reachable) return navigator.onLine ? 'lineLost' : 'offline';
  if (room.other && !room.other.here) return 'doctorLost';
  return line === 'lost' ? 'lineLost' : 'connecting';
}

interface Control {
  readonly element: HTMLButtonElement;
  show(on: boolean): void;
}

/** Returns a button labelled with its next action. */
function control(
  t: Translate,
  [on, off]: readonly [on: Parameters<typeof icon>[0], off: Parameters<typeof icon>[0]],
  [stop, start]: readonly [stop: keyof VisitTexts, start: keyof VisitTexts],
  onClick: () => void,
): Control {
  const element = h('button', { class: 'round', attrs: { type: 'button' }, onClick });
  return {
    element,
    show(isOn) {
      element.classList.toggle('off', !isOn);
      element.replaceChildren(icon(isOn ? on : off), h('span', {}, t(isOn ? stop : start)));
    },
  };
}

/** The waiting room and the call: one screen, so that nothing jumps when the doctor lets the patient in. */
export function roomScreen({ t, call, media, onHangUp }: RoomOptions): Screen {
  const doctor = call.store.getState().room.careProvider;
  const values = { doctor };
  const title = heading('');
  const facility = h('p', { class: 'facility' }, call.store.getState().room.facility);
  const status = h('p', { class: 'status', attrs: { role: 'status' } });
  const theirs = videoOf(t('theirPicture', values), false);
  theirs.classList.add('theirs');
  const mine = videoOf(t('yourPicture'), true);
  mine.classList.add('mine', 'mirrored');
  const meeting = h(
    'a',
    { class: 'button primary', attrs: { target: '_blank', rel: 'noopener noreferrer' } },
    t('openMeeting'),
  );
  const elsewhere = h('div', { class: 'elsewhere' }, h('p', {}, t('elsewhere')), meeting);
  const microphone = control(t, ['mic', 'mic_off'], ['mute', 'unmute'], () =>
    media.setMicrophone(!media.store.getState().microphoneOn),
  );
  const camera = control(
    t,
    ['videocam', 'videocam_off'],
    ['cameraOff', 'cameraOn'],
    () => void media.setCamera(media.store.getState().video === null),
  );
  const end = h('button', { class: 'round end', attrs: { type: 'button' }, onClick: onHangUp });
  const leave = button(t('leave'), onHangUp);
  const stage = h('div', { class: 'stage' }, theirs, mine, status);
  const controls = h('div', { class: 'controls' }, microphone.element, camera.element, end);
  end.append(icon('call_end'), h('span', {}, t('hangUp')));

  function draw(): void {
    const state = call.store.getState();
    const { admitted, meeting: address } = state.room;
    const { video, microphoneOn } = media.store.getState();
    const inCall = admitted && !address;
    const isElsewhere = admitted && !inCall;
    const text = isElsewhere ? undefined : statusOf(state);
    title.textContent = isElsewhere ? t('elsewhereTitle') : t(inCall ? 'callTitle' : 'waitingTitle', values);
    const words = text ? t(text, values) : '';
    if (status.textContent !== words) status.textContent = words;
    status.hidden = words === '';
    showTracks(theirs, state.tracks as readonly MediaStreamTrack[]);
    stage.classList.toggle('in-call', inCall);
    stage.classList.toggle(
      'voice',
      inCall && (state.line !== 'connected' || !state.theirs?.camera || state.theirs.thin),
    );
    showTracks(mine, video ? [video] : []);
    mine.hidden = !video;
    stage.hidden = isElsewhere;
    elsewhere.hidden = !isElsewhere;
    if (address && meeting.href !== address) meeting.href = address;
    microphone.show(microphoneOn);
    camera.show(video !== null);
    end.hidden = !inCall;
    leave.hidden = inCall;
    leave.textContent = t(isElsewhere ? 'leaveVisit' : 'leave');
    controls.hidden = isElsewhere;
  }

  draw();
  const stops = [call.store.subscribe(draw), media.store.subscribe(draw)];
  return {
    element: h('section', { class: 'room' }, title, facility, stage, elsewhere, controls, leave),
    close() {
      for (const stop of stops) stop();
    },
  };
}
