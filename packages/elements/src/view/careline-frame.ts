import type { SessionInside } from '../session/insides.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import { shellLanguage } from '../shell/languages.ts';
import { watchBlockedFrames } from './embedder-policy.ts';
import { frameAddress, isUnknownPage, unknownPageWords } from './unknown-page.ts';

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
/** Milliseconds after which it is asked whether the page's own embedder policy keeps it away. */
const POLICY_MS = 4_000;

export type FrameFailure = Parameters<ElementHandle['showFailure']>[0];

/** A frame of a page at `path` of Careline's origin, which is told what page it is for. */
export function makeFrame(origin: string, path: string, more: readonly string[] = []): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Careline';
  frame.setAttribute('sandbox', [...SANDBOX, ...more].join(' '));
  frame.setAttribute('part', 'frame');
  frame.src = frameAddress(origin, path);
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
  const askPolicy = setTimeout(async () => {
    const { isEmbedderPolicy } = await import('./embedder-policy.ts');
    if (isOver || !(await isEmbedderPolicy()) || isOver) return;
    console.error(
      'Careline: this page is sent with Cross-Origin-Embedder-Policy, which keeps frames of other origins away. Send it without, or leave out isolation="frame".',
    );
    onFailed('load.frame-blocked');
  }, POLICY_MS);
  // A page that is refused in a frame looks like one that was loaded.
  const ask = setTimeout(async () => {
    if ((await isUnknownPage(origin, path)) && !isOver) onFailed('origin.unknown');
  }, ASK_MS);
  const unwatch = watchBlockedFrames([origin], () => onFailed('load.frame-blocked'));
  return () => {
    isOver = true;
    clearTimeout(late);
    clearTimeout(ask);
    clearTimeout(askPolicy);
    unwatch();
  };
}

/** How a frame is tried; answers how to end it. */
export type TryFrame = (
  element: ElementHandle,
  inside: SessionInside,
  onFailed: (code: FrameFailure) => void,
) => () => void;

/** Beside what the shell says of whatever does not come. */
function nameUnknownPage({ frame, locale }: ElementHandle): void {
  const words = unknownPageWords[shellLanguage(locale())].replace('{origin}', location.origin);
  frame.failure.querySelector('slot')?.append(` ${words}`);
}

/** One frame for one session, opened again where a person wants it. Answers how to end it. */
export function openFrame(element: ElementHandle, inside: SessionInside, tryFrame: TryFrame): () => void {
  let end: () => void;
  if (element.store.getState().formatters)
    import('./report-formatter.ts').then(
      ({ reportFormatter }) => reportFormatter(element, 'formatters', 'framed'),
      console.error,
    );
  const open = () => {
    end = tryFrame(element, inside, (code) => {
      end();
      element.showFailure(code, open);
      if (code === 'origin.unknown') nameUnknownPage(element);
    });
  };
  open();
  return () => end();
}
