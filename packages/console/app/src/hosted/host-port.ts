import { serverSeconds } from '@careline/core/internal/clock';
import type {
  FromHostedConsole,
  HostedCall,
  HostedStart,
  HostedToken,
  ToHostedConsole,
} from '@careline/core/internal/session';

export interface HostPort {
  readonly start: HostedStart;
  send(message: FromHostedConsole): void;
  /** Listens to the host page's messages. Earlier messages wait for the first listener. */
  listen(listener: (message: ToHostedConsole) => void): void;
}

const isStart = (data: unknown): data is HostedStart =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'careline') === 'console';

function portOver(port: MessagePort, start: HostedStart): HostPort {
  return {
    start,
    send: (message) => port.postMessage(message),
    listen(listener) {
      port.onmessage = ({ data }: MessageEvent<ToHostedConsole>) => listener(data);
    },
  };
}

/**
 * Calls the host page at the origin named in this frame's address, and waits for its answer.
 * The server lets only partner pages embed the frame, so only that page's own scripts can answer.
 */
export function callHostPage(frame: Window): Promise<{ readonly port: HostPort; readonly page: string }> {
  const page = new URLSearchParams(frame.location.search).get('page') ?? '';
  return new Promise((resolve) => {
    function onMessage({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void {
      if (source !== frame.parent || origin !== page || !isStart(data) || !port) return;
      frame.removeEventListener('message', onMessage);
      resolve({ port: portOver(port, data), page });
    }
    frame.addEventListener('message', onMessage);
    frame.parent.postMessage({ careline: 'console' } satisfies HostedCall, page);
  });
}

/** Tokens of the host page's session, requested over the port. The page renews them. */
export interface HostTokens {
  /** Returns undefined if the page has no token. */
  ask(): Promise<HostedToken | undefined>;
  answer(id: number, token: HostedToken | undefined): void;
  /** Returns the expiry in unix seconds; any token but the latest counts as expired. */
  expiryOf(token: string): number;
  /** Marks a token the services refused, so that the next request returns a different one. */
  refuse(token: string): void;
}

/** Expiry by this frame's clock, which may differ from the host page's. */
const endOf = ({ expiresAt, expiresIn }: HostedToken): number =>
  expiresIn === undefined ? expiresAt : serverSeconds() + expiresIn;

export function createHostTokens(send: HostPort['send']): HostTokens {
  const waiting = new Map<number, (token: HostedToken | undefined) => void>();
  let asked = 0;
  let refused: string | undefined;
  let last: { readonly token: string; readonly endsAt: number } | undefined;
  return {
    ask() {
      asked += 1;
      const id = asked;
      const answer = new Promise<HostedToken | undefined>((resolve) => waiting.set(id, resolve));
      send({ type: 'token', id, refused });
      return answer;
    },
    answer(id, token) {
      last = token && { token: token.token, endsAt: endOf(token) };
      if (token && token.token !== refused) refused = undefined;
      waiting.get(id)?.(token);
      waiting.delete(id);
    },
    expiryOf: (token) => (last?.token === token ? last.endsAt : 0),
    refuse(token) {
      refused = token;
    },
  };
}
