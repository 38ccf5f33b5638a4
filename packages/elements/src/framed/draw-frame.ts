import type { SessionInside } from '../session/insides.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { Draw } from '../shell/mounting.ts';
import type { ErrorDetail } from '../view/error-code.ts';
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

/** One frame for one session; answers how to end it. */
function openFrame(element: ElementHandle, inside: SessionInside): () => void {
  const { frame, store, host, emit } = element;
  const origin = frameOrigin(inside);
  const iframe = makeFrame(origin);
  const { port1, port2 } = new MessageChannel();
  const late: ErrorDetail = { code: 'load.chunk-failed', retryable: true };
  const waiting = setTimeout(() => emit('careline-error', late), ANSWER_MS);
  const leave = joinFrame({
    element,
    inside,
    port: port1,
    onSize: (height) => {
      iframe.style.blockSize = `${height}px`;
    },
    onReady: () => clearTimeout(waiting),
  });
  iframe.onload = () => {
    const start: FrameStart = {
      careline: 'frame',
      tag: host.localName,
      properties: framedProperties(store.getState()),
      text: frame.field?.input.value ?? '',
      ...framedSettings(element, inside),
    };
    iframe.onload = null;
    iframe.contentWindow?.postMessage(start, origin, [port2]);
  };
  frame.view.replaceChildren(iframe);
  return () => {
    clearTimeout(waiting);
    leave();
    iframe.remove();
  };
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
