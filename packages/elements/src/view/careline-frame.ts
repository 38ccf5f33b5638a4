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

/** Milliseconds after which a frame that says nothing will not come. */
const ANSWER_MS = 20_000;
/** Milliseconds after which it is asked whether its server knows the page. */
const ASK_MS = 1_500;

export type FrameFailure = Parameters<ElementHandle['showFailure']>[0];

/** Where the services are, the frame's page is. */
export function frameOrigin({ services }: SessionInside): string {
  const address =
    typeof services === 'string' ? services : (services.auth ?? Object.values(services)[0] ?? '');
  return new URL(address, location.href).origin;
}

/** What whoever looks after the page has to do where the services answer others and not this page. */
export const unknownOrigin = (origin: string): string =>
  `${origin} answers, but not this page. Add ${location.origin} to the pages of the partner (Settings > Partners), and see that the partner is switched on.`;

const addressOf = (origin: string, path: string): string =>
  `${origin}${path}?page=${encodeURIComponent(location.origin)}`;

/** A frame of a page at `path` of Careline's origin, which is told what page it is for. */
export function makeFrame(origin: string, path: string, more: readonly string[] = []): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Careline';
  frame.setAttribute('sandbox', [...SANDBOX, ...more].join(' '));
  frame.setAttribute('part', 'frame');
  frame.src = addressOf(origin, path);
  return frame;
}

/** Tells `onFailed` of a frame of the page at `path` that cannot come, until the answer is called. */
export function watchArrival(
  origin: string,
  path: string,
  onFailed: (code: FrameFailure) => void,
): () => void {
  let isOver = false;
  const late = setTimeout(() => onFailed('load.chunk-failed'), ANSWER_MS);
  // A page that is refused in a frame looks like one that was loaded.
  const ask = setTimeout(async () => {
    const reply = await fetch(addressOf(origin, path), { credentials: 'omit' }).catch(() => undefined);
    if (isOver || reply?.status !== 404) return;
    console.error(unknownOrigin(origin));
    onFailed('origin.unknown');
  }, ASK_MS);
  const unwatch = watchBlockedFrames([origin], () => onFailed('load.frame-blocked'));
  return () => {
    isOver = true;
    clearTimeout(late);
    clearTimeout(ask);
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
