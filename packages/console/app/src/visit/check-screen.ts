import type { LocalMedia, LocalMediaState } from '@careline/ui/encounters/video-media';
import { button, h, showTracks, videoOf } from './dom.ts';
import { heading, type Screen } from './message-screens.ts';
import type { Translate, VisitTexts } from './visit-texts.ts';

export interface CheckOptions {
  readonly t: Translate;
  readonly media: LocalMedia;
  /** True for a returning patient who has already agreed. */
  readonly isBack: boolean;
  /** Rejects if the server can't be reached. */
  readonly onEnter: () => Promise<void>;
}

/** Returns what is wrong with the camera or microphone, if anything. */
function faultOf({ microphoneFault, cameraFault }: LocalMediaState): keyof VisitTexts | undefined {
  if (microphoneFault === 'refused') return 'refused';
  if (microphoneFault === 'none') return 'noMicrophone';
  if (microphoneFault === 'busy') return 'microphoneBusy';
  return cameraFault && 'noCamera';
}

/** Returns a device menu if there is more than one device. */
function deviceChoice(
  label: string,
  devices: readonly MediaDeviceInfo[],
  track: MediaStreamTrack | null,
  onChoose: (id: string) => void,
): HTMLElement | undefined {
  if (devices.length < 2) return undefined;
  const select = h(
    'select',
    {},
    ...devices.map(({ deviceId, label: name }, index) =>
      h('option', { attrs: { value: deviceId } }, name || `${label} ${index + 1}`),
    ),
  );
  select.value = track?.getSettings().deviceId ?? '';
  select.addEventListener('change', () => onChoose(select.value));
  return h('label', { class: 'field' }, label, select);
}

/** Camera and microphone preview, consent, and the button to enter. */
export function checkScreen({ t, media, isBack, onEnter }: CheckOptions): Screen {
  const preview = videoOf(t('yourPicture'), true);
  preview.classList.add('mirrored');
  const box = h('div', { class: 'preview' }, preview);
  const status = h('p', { class: 'notice', attrs: { role: 'status' } });
  const choices = h('div', { class: 'fields' });
  const allow = button(t('allow'), () => void media.open(), 'button primary');
  const tick = h('input', { attrs: { type: 'checkbox', id: 'consent' } });
  const consent = h(
    'label',
    { class: 'consent', attrs: { for: 'consent' } },
    tick,
    h('span', {}, t('consent')),
  );
  const problem = h('p', { class: 'problem', attrs: { role: 'alert' } });
  const enter = button(t(isBack ? 'enterAgain' : 'enter'), () => void go(), 'button primary');

  async function go(): Promise<void> {
    if (!isBack && !tick.checked) {
      problem.textContent = t('consentNeeded');
      tick.focus();
      return;
    }
    problem.textContent = '';
    enter.disabled = true;
    enter.textContent = t('entering');
    try {
      await onEnter();
    } catch {
      problem.textContent = t('failed');
      enter.textContent = t(isBack ? 'enterAgain' : 'enter');
      enter.disabled = false;
    }
  }

  function draw(state: LocalMediaState): void {
    const { phase, audio, video, microphones, cameras } = state;
    const fault = phase === 'closed' ? undefined : faultOf(state);
    showTracks(preview, video ? [video] : []);
    box.hidden = !video;
    const text = phase === 'asking' ? 'asking' : fault;
    status.textContent = text ? t(text) : '';
    status.hidden = !text;
    allow.hidden = phase === 'asking' || audio !== null;
    allow.textContent = t(fault ? 'tryAgain' : 'allow');
    enter.hidden = audio === null;
    consent.hidden = audio === null || isBack;
    choices.hidden = fault === 'refused';
    choices.replaceChildren(
      ...[
        deviceChoice(t('camera'), cameras, video, (id) => void media.choose('video', id)),
        deviceChoice(t('microphone'), microphones, audio, (id) => void media.choose('audio', id)),
      ].filter((choice) => choice !== undefined),
    );
  }

  draw(media.store.getState());
  const stop = media.store.subscribe(draw);
  return {
    element: h(
      'section',
      { class: 'card' },
      heading(t('checkTitle')),
      h('p', {}, t('check')),
      box,
      status,
      allow,
      choices,
      consent,
      problem,
      enter,
    ),
    close: stop,
  };
}
