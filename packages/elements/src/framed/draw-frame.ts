import type { SessionInside } from '../session/sealed-content.ts';
import { servicesOrigin } from '../session/services-origin.ts';
import type { Draw } from '../shell/mounting.ts';
import { makeFrame, openFrame, type TryFrame, watchArrival } from '../view/careline-frame.ts';
import { framedSettings } from '../view/framed-settings.ts';
import { FRAME_PATH } from '../view/unknown-page.ts';
import { framedProperties, joinFrame } from './around-frame.ts';
import type { FrameStart } from './frame-messages.ts';

/** Makes one attempt to open a frame; calls `onFailed` if it can't load. */
const tryFrame: TryFrame = (element, inside, onFailed) => {
  const { tag, frame, store } = element;
  const origin = servicesOrigin(inside);
  const iframe = makeFrame(origin, FRAME_PATH);
  Object.assign(iframe.style, { display: 'block', inlineSize: '100%', blockSize: '0', border: '0' });
  const { port1, port2 } = new MessageChannel();
  const settle = watchArrival(origin, FRAME_PATH, onFailed);
  const leave = joinFrame({
    element,
    inside,
    port: port1,
    onSize: (height) => {
      iframe.style.blockSize = `${height}px`;
    },
    onReady: settle,
  });
  iframe.onload = () => {
    const start: FrameStart = {
      careline: 'frame',
      tag,
      properties: framedProperties(store.getState()),
      text: frame.field?.input.value ?? '',
      ...framedSettings(element, inside),
    };
    iframe.onload = null;
    iframe.contentWindow?.postMessage(start, origin, [port2]);
  };
  frame.view.replaceChildren(iframe);
  return () => {
    settle();
    leave();
    iframe.remove();
  };
};

/**
 * Draws an element in a frame of Careline's own origin, so that no script of the page can read what is shown or typed.
 * Only the framed page receives the port that carries the token.
 */
export const draw: Draw = (element) => {
  const { inner, frame } = element;
  let opened: SessionInside | undefined;
  let end: (() => void) | undefined;
  const follow = () => {
    const inside = element.inside();
    if (inside === opened) return;
    end?.();
    opened = inside;
    end = inside && openFrame(element, inside, tryFrame);
  };
  if (frame.field) frame.field.container.hidden = true;
  const unsubscribe = inner.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    end?.();
    if (frame.field) frame.field.container.hidden = false;
  };
};
