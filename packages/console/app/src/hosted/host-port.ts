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
  /** What the page says from now on; what it said before waits for the first listener. */
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
 * Calls the page around, by the origin that the address of this frame names, and waits for its answer. The server gives the frame
 * out for pages of partners alone and lets no other one hold it; that page's own scripts are the only ones that answer.
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

/** Tokens of the page's session, asked for over the port; the page keeps renewing them. */
export interface HostTokens {
  /** Undefined where the page has none. */
  ask(): Promise<HostedToken | undefined>;
  answer(id: number, token: HostedToken | undefined): void;
  /** Unix seconds; over already for any other than the last one. */
  expiryOf(token: string): number;
  /** The services refused it: the next one that is asked for is another. */
  refuse(token: string): void;
}

/** When it ends by the clock of this frame, which may differ from that of the page around. */
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
