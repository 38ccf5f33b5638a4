import { once } from 'node:events';
import { WebSocket } from 'ws';

/** https://www.w3.org/TR/webdriver-bidi/: commands over one socket. */
export interface BidiConnection {
  /** Returns the command's result; a browser error is thrown with its own message. */
  send<Result>(method: string, params: Readonly<Record<string, unknown>>): Promise<Result>;
}

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Waiting {
  readonly method: string;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.on('message', (data) => {
    const { id = 0, type, result, error, message } = JSON.parse(String(data)) as Answer;
    const one = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') one?.reject(new Error(`${one.method}: ${error}: ${message}`));
    else one?.resolve(result);
  });
  socket.on('close', () => {
    for (const { method, reject } of waiting.values()) reject(new Error(`${method}: the browser has ended`));
    waiting.clear();
  });
  return {
    send: <Result>(method: string, params: Readonly<Record<string, unknown>>) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        waiting.set(last, { method, resolve: (result) => resolve(result as Result), reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
  };
}
