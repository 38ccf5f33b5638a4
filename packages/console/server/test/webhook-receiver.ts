import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly ReceivedWebhook[];
  /** Sets the response from now on: a status, or none at all. */
  answer(status: number | 'nothing' | 'upgrade', headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** Starts a partner's server on this machine. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let answering: { status: number | 'nothing' | 'upgrade'; headers: Readonly<Record<string, string>> } = {
    status: 204,
    headers: {},
  };
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    const { status } = answering;
    if (status === 'upgrade') response.writeHead(101, { connection: 'Upgrade', upgrade: 'other' }).end();
    else if (status !== 'nothing') response.writeHead(status, answering.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: (status, headers = {}) => {
      answering = { status, headers };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
