import { isSessionError } from '../session/is-session-error.ts';
import type { SessionInside } from '../session/sealed-content.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { Properties } from '../shell/element-state.ts';
import { framedSettings } from '../view/framed-settings.ts';
import { FRAME_METHODS, type FramedState, type FromFrame, type ToFrame } from './frame-messages.ts';

/**
 * Properties that stay with the page's own element: placement and storage concern the page, and functions can't cross a
 * port.
 */
const OWN = new Set(['isolation', 'sessionKey', 'theme', 'density', 'lang', 'dirty', 'formatters']);

export const framedProperties = (properties: Properties): Properties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !OWN.has(name)));

function takeState(element: ElementHandle, { properties, states, choice }: FramedState): void {
  const { store, inner, internals } = element;
  store.setState({
    ...properties,
    ...('dirty' in store.getState() ? { dirty: states.includes('dirty') } : {}),
  });
  inner.setState({ choice: choice ? { ...choice, record: undefined } : undefined });
  for (const state of ['ready', 'error', 'offline', 'signed-out', 'selected', 'dirty']) {
    if (states.includes(state)) internals.states.add(state);
    else internals.states.delete(state);
  }
}

/** Form controls fire input and change events on a choice, so this does too. */
function notifyForm({ host }: ElementHandle): void {
  for (const type of ['input', 'change']) {
    host.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
}

export interface AroundFrame {
  readonly element: ElementHandle;
  readonly inside: SessionInside;
  readonly port: MessagePort;
  readonly onSize: (height: number) => void;
  readonly onReady: () => void;
}

/** Connects the page's element to the one in its frame. Returns a function that disconnects it. */
export function joinFrame({ element, inside, port, onSize, onReady }: AroundFrame): () => void {
  const { store, inner, frame, emit, ready, does } = element;
  const send = (message: ToFrame) => port.postMessage(message);
  let known = JSON.stringify(framedProperties(store.getState()));

  async function giveToken(id: number, refused: string | undefined): Promise<void> {
    try {
      send({ type: 'token', id, token: await inside.tokens.handOver(refused) });
    } catch (error) {
      const isDenied = isSessionError(error) && error.code === 'auth.denied';
      send({ type: 'token', id, ...(isDenied ? { isDenied } : {}) });
    }
  }

  function forwardEvent({ name, detail, state }: Extract<FromFrame, { type: 'event' }>): void {
    known = JSON.stringify(state.properties);
    takeState(element, state);
    if (name === 'careline-ready') {
      onReady();
      ready.resolve();
    }
    emit(name, detail);
    if (name.endsWith('-selected')) notifyForm(element);
  }

  port.onmessage = ({ data }: MessageEvent<FromFrame>) => {
    if (data.type === 'token') void giveToken(data.id, data.refused);
    else if (data.type === 'size') onSize(data.height);
    else forwardEvent(data);
  };

  // Forwarded: the result is not known here yet.
  for (const name of FRAME_METHODS) {
    does[name] = (given?: string) => {
      send({ type: 'method', name, given: String(given ?? '') });
      return true;
    };
  }

  const sendProperties = () => {
    send({ type: 'settings', settings: framedSettings(element, inside) });
    const properties = framedProperties(store.getState());
    if (JSON.stringify(properties) === known) return;
    known = JSON.stringify(properties);
    send({ type: 'properties', properties });
  };
  const input = frame.field?.input;
  const sendText = () => send({ type: 'text', text: input?.value ?? '' });
  input?.addEventListener('input', sendText);
  const ends = [
    store.subscribe(sendProperties),
    inner.subscribe((now, before) => now.turn !== before.turn && send({ type: 'refresh' })),
    inside.settings.subscribe((now) => (now.ended ? send({ type: 'logout' }) : sendProperties())),
    () => input?.removeEventListener('input', sendText),
    () => port.close(),
    () => {
      for (const name of FRAME_METHODS) delete does[name];
    },
  ];
  return () => {
    for (const end of ends) end();
  };
}
