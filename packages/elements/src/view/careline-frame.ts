import type { SessionInside } from '../session/insides.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import { watchBlockedFrames } from './blocked-frames.ts';

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
];

/** Milliseconds after which a frame that says nothing will not come: its server does not know the page. */
const ANSWER_MS = 20_000;

export type FrameFailure = Parameters<ElementHandle['showFailure']>[0];

/** Where the services are, the frame's page is. */
export function frameOrigin({ services }: SessionInside): string {
  const address =
    typeof services === 'string' ? services : (services.auth ?? Object.values(services)[0] ?? '');
  return new URL(address, location.href).origin;
}

/** A frame of a page at `path` of Careline's origin, which is told what page it is for. */
export function makeFrame(origin: string, path: string, more: readonly string[] = []): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Careline';
  frame.setAttribute('sandbox', [...SANDBOX, ...more].join(' '));
  frame.setAttribute('part', 'frame');
  frame.src = `${origin}${path}?page=${encodeURIComponent(location.origin)}`;
  return frame;
}

/** Tells `onFailed` of a frame that cannot come, until the answer is called. */
export function watchArrival(origin: string, onFailed: (code: FrameFailure) => void): () => void {
  const late = setTimeout(() => onFailed('load.chunk-failed'), ANSWER_MS);
  const unwatch = watchBlockedFrames([origin], () => onFailed('load.frame-blocked'));
  return () => {
    clearTimeout(late);
    unwatch();
  };
}

/** How a frame is tried; answers how to end it. */
export type TryFrame = (
  element: ElementHandle,
  inside: SessionInside,
  onFailed: (code: FrameFailure) => void,
) => () => void;

/** One frame for one session, opened again where a person wants it. Answers how to end it. */
export function openFrame(element: ElementHandle, inside: SessionInside, tryFrame: TryFrame): () => void {
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
