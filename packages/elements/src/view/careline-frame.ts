import type { SessionInside } from '../session/sealed-content.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import { earlyWords } from '../shell/languages.ts';
import { watchBlockedFrames } from './embedder-policy.ts';
import { frameAddress, isUnknownPage, unknownPageWords } from './unknown-page.ts';

/**
 * Allows our own scripts on our origin, phone links, downloads, printing, and popups for printing a chart, which must
 * escape the sandbox to print. The frame can't navigate the page.
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

/** Milliseconds after which a silent frame counts as failed. */
const ANSWER_MS = 20_000;
/** Milliseconds after which we check whether the server knows the page. */
const ASK_MS = 1_500;
/** Milliseconds after which we check whether the page's own embedder policy blocks the frame. */
const POLICY_MS = 4_000;

export type FrameFailure = Parameters<ElementHandle['showFailure']>[0];

/** Creates a frame for `path` on Careline's origin, naming the host page. */
export function makeFrame(origin: string, path: string, more: readonly string[] = []): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'Careline';
  frame.setAttribute('sandbox', [...SANDBOX, ...more].join(' '));
  frame.setAttribute('part', 'frame');
  frame.src = frameAddress(origin, path);
  return frame;
}

/** Calls `onFailed` if the frame of `path` can't load. Returns a function that stops watching. */
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
  // A refused frame looks as if it had loaded.
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

/** Makes one attempt to open a frame. Returns a function that ends it. */
export type TryFrame = (
  element: ElementHandle,
  inside: SessionInside,
  onFailed: (code: FrameFailure) => void,
) => () => void;

/** Adds to the shell's general failure message. */
function nameUnknownPage({ frame, locale }: ElementHandle): void {
  const words = earlyWords(unknownPageWords, locale()).replace('{origin}', location.origin);
  frame.failure.querySelector('slot')?.append(` ${words}`);
}

/** Opens one frame for one session, and again on request. Returns a function that ends it. */
export function openFrame(element: ElementHandle, inside: SessionInside, tryFrame: TryFrame): () => void {
  let end = (): void => {};
  if (inside.source) {
    console.error(`${element.tag}: frames need Careline's services; a session with a source has none.`);
    element.showFailure('config.invalid-session', () => {});
    return end;
  }
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
