import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isListedPage } from '@careline/core/internal/administration';
import { DEMO_ACCOUNTS } from '../demo/demo-accounts.ts';
import { receivedWebhooks } from './received-webhooks.ts';
import { sandboxPage, sandboxScript } from './sandbox-page.ts';
import { SANDBOX_PARTNER } from './sandbox-partner.ts';

export interface SandboxOptions {
  /** Careline's address, such as `http://localhost:4400`. */
  readonly careline: string;
  readonly port: number;
  /**
   * Returns the pages that get tokens, by the partner's current settings. An administrator may add some under Settings.
   */
  readonly readOrigins: () => Promise<readonly string[]>;
}

/** Path where the partner's server receives webhooks. */
export const SANDBOX_WEBHOOKS = '/webhooks';

const GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';
const STAFF = 'urn:careline:params:oauth:token-type:staff';

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Exchanges a demo user for a token (RFC 8693), as a partner's backend does with its key. */
async function tokenOf(careline: string, email: string, origin: string): Promise<Reply> {
  const { clientId, key } = SANDBOX_PARTNER;
  const response = await fetch(`${careline}/api/tokenExchange`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${key}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: GRANT,
      subject_token_type: STAFF,
      subject_token: email,
      auth_time: String(Math.floor(Date.now() / 1000)),
      origin,
    }),
  });
  const answer = (await response.json()) as Readonly<Record<string, unknown>>;
  if (!response.ok) return { status: response.status, body: answer };
  const expiresAt = Math.floor(Date.now() / 1000) + Number(answer.expires_in);
  return { status: 200, body: { token: answer.access_token, expiresAt } };
}

/**
 * Starts a partner's page with its backend. Pages of development servers on this machine may use the backend from their
 * own origin. It listens only on loopback and knows only demo people.
 */
export async function startSandbox({ careline, port, readOrigins }: SandboxOptions) {
  const own = `http://localhost:${port}`;

  async function answerToken(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const origin = request.headers.origin ?? own;
    const email = url.searchParams.get('as') ?? DEMO_ACCOUNTS[0]?.email ?? '';
    const refused = (description: string): Reply => ({
      status: 403,
      body: { error: 'access_denied', error_description: description },
    });
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', vary: 'origin' };
    const origins = await readOrigins();
    const isKnown = origins.some((listed) => isListedPage(listed, origin));
    const { status, body } = isKnown
      ? await tokenOf(careline, email, origin)
      : refused(
          `The sandbox accepts pages from these origins: ${origins.join(', ')}. Add yours under Settings, Partners.`,
        );
    response
      .writeHead(status, { ...headers, ...(isKnown && { 'access-control-allow-origin': origin }) })
      .end(JSON.stringify(body));
  }

  const webhooks = receivedWebhooks(SANDBOX_PARTNER.webhookSecret);

  async function answerWebhooks(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (request.method === 'POST') {
      const isTaken = webhooks.take(request.headers, await text(request));
      response.writeHead(isTaken ? 204 : 401).end();
      return;
    }
    const received = webhooks.after(Number(url.searchParams.get('after')) || 0);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(received));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', own);
    const send = (type: string, body: string) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
    if (url.pathname === '/careline-token') await answerToken(request, response, url);
    else if (url.pathname === SANDBOX_WEBHOOKS) await answerWebhooks(request, response, url);
    else if (url.pathname === '/page.js') send('text/javascript', sandboxScript(careline));
    else if (url.pathname === '/') send('text/html', sandboxPage(careline, DEMO_ACCOUNTS));
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(502, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: 'server_error', error_description: String(error) }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: own,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
