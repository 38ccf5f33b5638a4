import type { SessionInside } from '../session/insides.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { Draw } from '../shell/mounting.ts';
import { watchBlockedFrames } from '../view/blocked-frames.ts';
import { framedProperties, framedSettings, joinFrame } from './around-frame.ts';
import type { FrameStart } from './frame-messages.ts';

/**
 * Scripts of ours on our origin, links to a phone, files to be kept, printing, and a page of its own for a chart that is
 * printed, which may not be held by this sandbox or it could not print; no way to move the page around.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-downloads',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-to-custom-protocols',
].join(' ');

/** Milliseconds after which a frame that says nothing will not come: its server does not know the page. */
const ANSWER_MS = 20_000;

type FrameFailure = Parameters<ElementHandle['showFailure']>[0];

/** Where the services are, the frame's page is. */
function frameOrigin({ services }: SessionInside): string {
  const address =
    typeof services === 'string' ? services : (services.auth ?? Object.values(services)[0] ?? '');
  return new URL(address, location.href).origin;
}

function makeFrame(origin: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Careline';
  frame.setAttribute('sandbox', SANDBOX);
  frame.setAttribute('part', 'frame');
  Object.assign(frame.style, { display: 'block', inlineSize: '100%', blockSize: '0', border: '0' });
  frame.src = `${origin}/elements/frame?page=${encodeURIComponent(location.origin)}`;
  return frame;
}

/** One try to open a frame; `onFailed` is called where it cannot come. Answers how to end it. */
function tryFrame(element: ElementHandle, inside: SessionInside, onFailed: (code: FrameFailure) => void) {
  const { tag, frame, store } = element;
  const origin = frameOrigin(inside);
  const iframe = makeFrame(origin);
  const { port1, port2 } = new MessageChannel();
  const late = setTimeout(() => onFailed('load.chunk-failed'), ANSWER_MS);
  const unwatch = watchBlockedFrames([origin], () => onFailed('load.frame-blocked'));
  const settle = () => {
    clearTimeout(late);
    unwatch();
  };
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
}

/** One frame for one session, opened again where a person wants it. Answers how to end it. */
function openFrame(element: ElementHandle, inside: SessionInside): () => void {
  let end: () => void;
  const open = () => {
    end = tryFrame(element, inside, (code) => {
      end();
      element.showFailure(code, open);
    });
  };
  open();
  return () => end();
}

/**
 * Draws an element as a frame of Careline's own origin: what is shown and typed there no script of the page can read. The
 * token goes over a port that the frame's page alone is given.
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
    end = inside && openFrame(element, inside);
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
