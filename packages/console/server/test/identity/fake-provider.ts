import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from '../../src/platform/http/webhook-signature.ts';
import type { TestServer } from '../test-server.ts';

/** The secret that the provider signs its events with. */
export const PROVIDER_SECRET = 'a-secret-of-the-provider';

interface Asked {
  readonly path: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

/** Starts an HTTP provider that records requests and answers with this id until changed. */
export function fakeProvider(id: string) {
  const asked: Asked[] = [];
  let answer: { readonly status: number; readonly text: string } = {
    status: 200,
    text: JSON.stringify({ id }),
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      asked.push({ path: request.url, headers: request.headers, body: JSON.parse(text) });
      response.writeHead(answer.status).end(answer.text);
    });
  });
  return {
    asked,
    server,
    answers: (status: number, text: string) => {
      answer = { status, text };
    },
    /** Its address. */
    listen: () =>
      new Promise<string>((resolve) =>
        server.listen(0, '127.0.0.1', () =>
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
        ),
      ),
  };
}

/** Sends a signed event as the provider does. `at` in unix seconds, now by default. */
export function postEvent(
  server: TestServer,
  path: string,
  news: unknown,
  { secret = PROVIDER_SECRET, at = Math.floor(Date.now() / 1000) } = {},
): Promise<Response> {
  const body = typeof news === 'string' ? news : JSON.stringify(news);
  return server.fetch(path, {
    method: 'POST',
    headers: { 'x-careline-signature': signatureOf(secret, body, at) },
    body,
  });
}
