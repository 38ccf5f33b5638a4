import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  readonly port: number;
  /** Number of requests each process answered, and of those lost because it was gone. */
  readonly answered: readonly number[];
  readonly lost: readonly number[];
  close(): Promise<void>;
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  done: (ok: boolean) => void,
) {
  const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
  const { method, url: path } = incoming;
  const inner = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    answer.once('end', () => done(true));
    answer.once('error', () => outgoing.destroy());
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
  });
  inner.once('error', () => {
    done(false);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  incoming.pipe(inner);
}

/**
 * Starts a reverse proxy that sends each request to the next process, alive or not. It never retries; only clients do.
 */
export async function roundRobin(port: number, backends: readonly number[]): Promise<RoundRobin> {
  const answered = backends.map(() => 0);
  const lost = backends.map(() => 0);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const index = turn % backends.length;
    turn += 1;
    pass(incoming, outgoing, backends[index] ?? 0, (ok) => {
      const counts = ok ? answered : lost;
      counts[index] = (counts[index] ?? 0) + 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    answered,
    lost,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
