import type { VideoCallState } from '@careline/core/internal/encounters/video';
import { button, h } from './dom.ts';
import type { Translate, VisitTexts } from './visit-texts.ts';

export interface Screen {
  readonly element: HTMLElement;
  /** Stops the screen's subscriptions. */
  close?(): void;
}

type Key = keyof VisitTexts;

export interface Action {
  readonly text: Key;
  readonly run: () => void;
}

/** Returns a screen's heading, which takes the focus when the screen appears. */
export const heading = (text: string): HTMLElement => h('h1', { attrs: { tabindex: '-1' } }, text);

/** Returns a screen with one sentence and an action. */
export const messageScreen = (
  t: Translate,
  title: Key,
  text: Key,
  action?: Action,
  values: Readonly<Record<string, string>> = {},
  further?: Key,
): Screen => ({
  element: h(
    'section',
    { class: 'card' },
    heading(t(title, values)),
    h('p', {}, t(text, values)),
    further && h('p', {}, t(further, values)),
    action && button(t(action.text), action.run, 'button primary'),
  ),
});

export interface Ending {
  readonly title: Key;
  readonly text: Key;
  readonly doctor: string;
  /** Label of the button back into the call, if there is one. */
  readonly back?: Key;
}

/** Returns how a call ended, or undefined while it goes on. */
export function endOf({ room, seating }: VideoCallState): Ending | undefined {
  const doctor = room.careProvider;
  if (seating === 'replaced') return { title: 'replacedTitle', text: 'replaced', doctor, back: 'bringHere' };
  if (room.ended === 'completed') return { title: 'completedTitle', text: 'completed', doctor };
  if (room.ended === 'over') return { title: 'overTitle', text: 'over', doctor };
  if (room.ended !== null) return { title: 'cancelledTitle', text: 'cancelled', doctor };
  if (seating === 'refused') return { title: 'invalidTitle', text: 'invalid', doctor };
  if (seating === 'left' || room.you.left === 'patient')
    return { title: 'leftTitle', text: 'left', doctor, back: 'enterAgain' };
  if (room.you.left === 'care-provider')
    return { title: 'doctorLeftTitle', text: 'doctorLeft', doctor, back: 'enterAgain' };
  return undefined;
}
