import type {
  FromHostedConsole,
  HostedLook,
  HostedUser,
  ToHostedConsole,
} from '@careline/core/internal/session';
import type { SessionInside } from '../session/sealed-content.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import { fail } from '../view/fail.ts';
import { framedSettings } from '../view/framed-settings.ts';
import { mark } from '../view/mark.ts';
import { reportDirty } from '../view/report-dirty.ts';
import type { ConsoleUser } from './console-user.ts';

/** Returns the look the page wants now. */
export function lookOf(element: ElementHandle, inside: SessionInside): HostedLook {
  const { dir, hideNav, hideTopbar } = element.store.getState();
  const { locale, appearance } = framedSettings(element, inside);
  return {
    locale,
    ...appearance,
    ...(dir === 'ltr' || dir === 'rtl' ? { dir } : {}),
    hideNav: hideNav === true,
    hideTopbar: hideTopbar === true,
  };
}

const userOf = ({ id, scopes, name }: HostedUser): ConsoleUser =>
  Object.freeze(
    Object.defineProperty({ id, scopes } as ConsoleUser, 'getName', { value: () => name, enumerable: false }),
  );

/**
 * Provides tokens for the framed console. The page is notified once when it has none, and again after it had
 * one.
 */
function tokensFor(element: ElementHandle, { tokens }: SessionInside) {
  let isReported = false;

  function requireSignIn(code: 'auth.provider-failed' | 'auth.expired'): void {
    if (isReported) return;
    isReported = true;
    fail(element, code);
    element.emit('careline-auth-required', null, true);
  }

  return {
    requireSignIn,
    async get(refused: string | undefined) {
      const token = await tokens.handOver(refused).catch(() => undefined);
      if (token) isReported = false;
      else requireSignIn('auth.provider-failed');
      return token;
    },
  };
}

export interface JoinedConsole {
  readonly element: ElementHandle;
  readonly inside: SessionInside;
  readonly port: MessagePort;
  /** Called when the console is open. */
  readonly onReady: () => void;
}

/** Turns the console's messages into properties and events of the element. */
function hear(
  message: FromHostedConsole,
  send: (answer: ToHostedConsole) => void,
  joined: JoinedConsole,
): void {
  const { element } = joined;
  const { store, inner, emit } = element;
  switch (message.type) {
    case 'ready':
      store.setState({ user: userOf(message.user) });
      joined.onReady();
      break;
    case 'ask':
      send({
        type: 'answer',
        id: message.id,
        goes: emit('careline-route-change', { path: message.path }, true),
      });
      break;
    case 'went':
      store.setState({ path: message.path });
      // An empty path means that another person starts afresh.
      if (message.path) emit('careline-route-changed', { path: message.path });
      break;
    case 'dirty':
      reportDirty(element, message.dirty);
      break;
    case 'denied':
      emit('careline-scope-denied', { scope: message.scope });
      break;
    case 'unknown-path':
      fail(element, 'config.unknown-path');
      break;
    case 'signed-out':
      if (emit('careline-sign-out', null, true)) inner.getState().session?.logout();
      break;
    default:
      break;
  }
}

/** Connects the element to the console in its frame. Returns a function that disconnects it. */
export function joinConsole(joined: JoinedConsole): () => void {
  const { element, inside, port } = joined;
  const { store, internals, does } = element;
  const send = (message: ToHostedConsole) => port.postMessage(message);
  const tokens = tokensFor(element, inside);
  let known = JSON.stringify(lookOf(element, inside));

  async function giveToken(id: number, refused: string | undefined): Promise<void> {
    const token = await tokens.get(refused);
    send({ type: 'token', id, ...(token ? { token } : {}) });
  }

  port.onmessage = ({ data }: MessageEvent<FromHostedConsole>) => {
    if (data.type === 'token') void giveToken(data.id, data.refused);
    else if (data.type === 'signed-in-no-more') tokens.requireSignIn('auth.expired');
    else hear(data, send, joined);
  };

  does.navigate = (path?: unknown) => {
    send({ type: 'navigate', path: String(path ?? '') });
    return true;
  };
  does.signOut = () => {
    send({ type: 'sign-out' });
    return true;
  };

  const sendLook = () => {
    const look = lookOf(element, inside);
    const now = JSON.stringify(look);
    if (now !== known) send({ type: 'look', look });
    known = now;
  };
  const ends = [store.subscribe(sendLook), inside.settings.subscribe(sendLook), () => port.close()];
  return () => {
    for (const end of ends) end();
    delete does.navigate;
    delete does.signOut;
    reportDirty(element, false);
    mark(internals, 'ready', false);
  };
}
