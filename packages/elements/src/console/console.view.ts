import { HOSTED_CONSOLE_PATH, type HostedCall, type HostedStart } from '@careline/core/internal/session';
import type { SessionInside } from '../session/sealed-content.ts';
import { servicesOrigin } from '../session/services-origin.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import { type EarlyWords, earlyWords } from '../shell/languages.ts';
import { make } from '../shell/make.ts';
import type { Draw } from '../shell/mounting.ts';
import { makeFrame, openFrame, type TryFrame, watchArrival } from '../view/careline-frame.ts';
import { writeMissingSession } from '../view/fail.ts';
import { mark } from '../view/mark.ts';
import text from './console.css?shadow';
import { joinConsole, lookOf } from './join-console.ts';

/** Shown in place of the console after sign-out. */
const consoleWords: EarlyWords<{ readonly ended: string }> = {
  en: { ended: 'You are signed out.' },
  hi: { ended: 'आप साइन आउट हो चुके हैं।' },
};

let sheet: CSSStyleSheet | undefined;

/** Shared by all consoles on the page. */
function consoleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}

/** What a whole console needs: forms, cameras for cards and video visits, and the clipboard. */
const MORE = ['allow-forms'];
const FEATURES = ['camera', 'microphone', 'fullscreen', 'clipboard-write', 'autoplay'].join('; ');

const isCall = (data: unknown): data is HostedCall =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'careline') === 'console';

function startOf(element: ElementHandle, inside: SessionInside): HostedStart {
  const { path, startPath } = element.store.getState();
  return { careline: 'console', path: String(path || startPath), look: lookOf(element, inside) };
}

/** Notifies the page and its style sheets that the console is open. */
function markReady({ frame, internals, ready, emit }: ElementHandle): void {
  frame.failure.hidden = true;
  mark(internals, 'error', false);
  mark(internals, 'ready', true);
  ready.resolve();
  emit('careline-ready');
}

/**
 * Makes one attempt to open the console. Its frame calls when it loads and reloads. The reply goes to the exact origin
 * with a new port, and the console continues at the page that was open.
 */
const tryConsole: TryFrame = (element, inside, onFailed) => {
  const origin = servicesOrigin(inside);
  const iframe = makeFrame(origin, HOSTED_CONSOLE_PATH, MORE);
  iframe.allow = FEATURES;
  const loading = make('div', {}, make('slot', { name: 'loading' }));
  const settle = watchArrival(origin, HOSTED_CONSOLE_PATH, onFailed);
  let leave = (): void => {};

  function answer({ source, origin: from, data }: MessageEvent<unknown>): void {
    if (source !== iframe.contentWindow || from !== origin || !isCall(data)) return;
    settle();
    leave();
    const { port1, port2 } = new MessageChannel();
    const onReady = () => {
      loading.remove();
      markReady(element);
    };
    leave = joinConsole({ element, inside, port: port1, onReady });
    iframe.contentWindow?.postMessage(startOf(element, inside), origin, [port2]);
  }

  addEventListener('message', answer);
  element.frame.view.replaceChildren(make('div', { class: 'careline-console' }, iframe, loading));
  return () => {
    removeEventListener('message', answer);
    settle();
    leave();
    element.frame.view.replaceChildren();
  };
};

/** Clears everything about the person. */
function showEnd({ frame, store, internals, emit, locale }: ElementHandle): () => void {
  store.setState({ user: null, path: '' });
  frame.view.replaceChildren(make('p', { role: 'status' }, earlyWords(consoleWords, locale()).ended));
  mark(internals, 'signed-out', true);
  emit('careline-signed-out');
  return () => mark(internals, 'signed-out', false);
}

/** Milliseconds before an element without a session says so, as in all elements. */
const SESSION_WAIT_MS = 1000;

function waitForSession(element: ElementHandle): () => void {
  const report = () => {
    writeMissingSession(element);
    element.showFailure('config.missing-session', () => (timer = setTimeout(report, SESSION_WAIT_MS)));
  };
  let timer = setTimeout(report, SESSION_WAIT_MS);
  return () => clearTimeout(timer);
}

/** Draws the session's console until the session ends, or what replaces it. */
function drawFor(element: ElementHandle): () => void {
  const inside = element.inside();
  element.frame.failure.hidden = true;
  if (!inside) return waitForSession(element);
  if (inside.settings.getState().ended) return showEnd(element);
  element.restoreState();
  let end = openFrame(element, inside, tryConsole);
  const unsubscribe = inside.settings.subscribe((now, before) => {
    if (!now.ended || before.ended) return;
    end();
    end = showEnd(element);
  });
  return () => {
    unsubscribe();
    end();
  };
}

/**
 * Draws the console in a frame of Careline's own origin, without React. Its dialogs, shortcuts, title, drafts
 * and styles are separate from the host page. Scripts of the host page can't read its content.
 */
export const draw: Draw = (element) => {
  const { root, inner, store, does } = element;
  if (!root.adoptedStyleSheets.includes(consoleSheet())) root.adoptedStyleSheets.push(consoleSheet());
  let end = drawFor(element);
  // The next person must not start at the page someone else had open.
  const forget = () => store.setState({ user: null, path: '' });
  does.reset = () => store.setState({ path: '' });
  const unsubscribe = inner.subscribe((now, before) => {
    if (now.turn === before.turn) return;
    end();
    if (now.session !== before.session) forget();
    end = drawFor(element);
  });
  return () => {
    unsubscribe();
    end();
    delete does.reset;
  };
};
