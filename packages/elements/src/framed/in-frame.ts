import { guardFocus } from '@careline/ui/navigation';
import { SENT_EVENTS } from '../catalogue/sent-events.ts';
import type { createSession } from '../session/session.ts';
import type { GetToken } from '../session/session-token.ts';
import type { SessionToken } from '../session/token-clocks.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import {
  FRAME_METHODS,
  type FramedState,
  type FrameStart,
  type FromFrame,
  type ToFrame,
} from './frame-messages.ts';

const STATES = ['ready', 'error', 'offline', 'signed-out', 'selected', 'dirty'];

type Framed = CarelineElement & {
  readonly selection?: string | null;
  readonly value?: string;
  search?(text: string): void;
  add?(metric: string): boolean;
  exportCsv?(): boolean;
};

/** Only the listed methods can be called. */
function callMethod(element: Framed, { name, given }: Extract<ToFrame, { type: 'method' }>): void {
  if (FRAME_METHODS.includes(name)) element[name]?.(given);
}

/** Tokens of the page's session, requested over the port. The page renews them. */
function tokensOver(send: (message: FromFrame) => void) {
  const waiting = new Map<number, PromiseWithResolvers<SessionToken>>();
  let last: string | undefined;
  const getToken: GetToken = async ({ reason }) => {
    const id = waiting.size + 1;
    const answer = Promise.withResolvers<SessionToken>();
    waiting.set(id, answer);
    send({ type: 'token', id, refused: reason === 'refused' ? last : undefined });
    const token = await answer.promise;
    last = token.token;
    return token;
  };
  return {
    getToken,
    answer({ id, token, isDenied }: Extract<ToFrame, { type: 'token' }>): void {
      const answer = waiting.get(id);
      if (token) answer?.resolve(token);
      else
        answer?.reject(
          Object.assign(new Error('the page has no token'), isDenied && { code: 'access_denied' }),
        );
    },
  };
}

function stateOf(element: Framed, keys: readonly string[]): FramedState {
  const { selection, value = '' } = element;
  return {
    properties: Object.fromEntries(keys.map((key) => [key, Reflect.get(element, key)])),
    states: STATES.filter((state) => element.matches(`:state(${state})`)),
    choice: selection ? { id: selection, value } : null,
  };
}

export interface InFrame {
  readonly start: FrameStart;
  readonly port: MessagePort;
  readonly services: string;
  readonly createSession: typeof createSession;
  readonly into: HTMLElement;
}

/** Draws the element a page asked for inside the framed page, and connects it to the port. */
export function drawInFrame({ start, port, services, createSession, into }: InFrame): void {
  const { tag, properties, locale, appearance, text } = start;
  if (window.parent !== window) guardFocus(window);
  const keys = Object.keys(properties);
  const element = document.createElement(tag) as Framed;
  const send = (message: FromFrame) => port.postMessage(message);
  const tokens = tokensOver(send);
  // The storage here belongs to Careline's origin, so the page's scripts can't read it.
  const session = createSession({
    services,
    getToken: tokens.getToken,
    locale,
    appearance,
    keeps: 'device',
  });
  const forward = ({ type: name, detail }: CustomEvent) =>
    send({ type: 'event', name, detail, state: stateOf(element, keys) });
  for (const name of SENT_EVENTS) element.addEventListener(name, (event) => forward(event as CustomEvent));
  new ResizeObserver(() =>
    send({ type: 'size', height: Math.ceil(element.getBoundingClientRect().height) }),
  ).observe(element);
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'properties') Object.assign(element, data.properties);
    else if (data.type === 'settings') session.update(data.settings);
    else if (data.type === 'text') element.search?.(data.text);
    else if (data.type === 'method') callMethod(element, data);
    else if (data.type === 'refresh') element.refresh();
    else if (data.type === 'logout') session.logout();
    else tokens.answer(data);
  };
  Object.assign(element, properties, { session });
  into.append(element);
  if (text) element.search?.(text);
}
