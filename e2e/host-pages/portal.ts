import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askForToken, type PartnerClient } from './ask-for-token.ts';
import { fileIn } from './file-in.ts';

/** A portal page as served; `headers` such as a strict Content-Security-Policy. */
export interface PortalPage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PortalOptions {
  /** Careline's origin, as in `inject('origin')`. */
  readonly careline: string;
  /** By path, including `/`. Called on each request, because a page may need values known only later. */
  readonly pages: (path: string) => PortalPage | undefined;
  /** Folders of files by address prefix, as in `{ '/cdn/': '…/packages/elements/cdn' }`. */
  readonly folders?: Readonly<Record<string, string>>;
}

export interface Portal {
  readonly origin: string;
  /** From now on the portal's backend acts as this partner, with a Careline key that no page receives. */
  become(partner: PartnerClient): void;
  /** Signs a staff member in at the portal in this browser, with the portal's own cookie. */
  signIn(context: CookieJar, email: string): Promise<void>;
  close(): Promise<void>;
}

export interface PortalCookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
  readonly httpOnly: boolean;
  readonly sameSite: 'Lax';
}

/** A browser with cookies, however it is driven; in Playwright a `BrowserContext`. */
export interface CookieJar {
  addCookies(cookies: readonly PortalCookie[]): Promise<void>;
}

interface Visit {
  readonly email: string;
  /** Unix seconds. */
  readonly since: number;
}

const TOKEN_PATH = '/portal/careline-token';
const COOKIE = 'portal';

const readJson = async (request: IncomingMessage): Promise<Record<string, string>> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : JSON.parse(text);
};

function send(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

const cookieOf = ({ headers }: IncomingMessage): string =>
  /(?:^|; )portal=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? '';

/**
 * Starts a hospital's portal on a separate origin (`http://localhost`, another port).
 * It has pages, files, signed-in people, and a backend that exchanges them for Careline tokens. A page gets its token
 * as a real one would:
 *
 *     const getToken = async ({ facilityId } = {}) => {
 *       const answer = await fetch('/portal/careline-token', { method: 'POST', body: JSON.stringify({ facilityId }) });
 *       if (!answer.ok) throw new Error((await answer.json()).error);
 *       return answer.json(); // { token, expiresAt }
 *     };
 *
 * In a journey:
 *
 *     const server = await startServer(); // the shared one's administrator belongs to another journey
 *     const portal = await startPortal({ careline: server.origin, pages: (path) => PAGES[path] });
 *     const admin = serviceClient(server.origin, await accessTokenOf(server.origin, ADMIN));
 *     portal.become(await addPartnerFor(admin, { origins: [portal.origin], scopes: ['prohealth', 'search'] }));
 *     await portal.signIn(visitor.context, COACH);
 *     await visitor.page.goto(`${portal.origin}/`);
 *
 * Partner names are unique, so that files running in parallel do not collide.
 */
export async function startPortal({ careline, pages, folders = {} }: PortalOptions): Promise<Portal> {
  const visits = new Map<string, Visit>();
  let partner: PartnerClient | undefined;

  /** Checks what every portal must: same origin, signed in, and a key that never leaves the server. */
  async function answerToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit = visits.get(cookieOf(request));
    if (request.headers['sec-fetch-site'] !== 'same-origin') return send(response, 403, { error: 'foreign' });
    if (!visit || !partner) return send(response, 401, { error: 'signed-out' });
    const { facilityId, scope } = await readJson(request);
    const { status, body } = await askForToken(careline, partner, { ...visit, origin, facilityId, scope });
    send(response, status, body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST' && pathname === TOKEN_PATH) return answerToken(request, response);
    const page = pages(pathname);
    const file = page ? undefined : await fileIn(folders, pathname);
    if (page)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html);
    else if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    become: (one) => {
      partner = one;
    },
    async signIn(context, email) {
      const id = randomUUID();
      visits.set(id, { email, since: Math.floor(Date.now() / 1000) });
      await context.addCookies([{ name: COOKIE, value: id, url: origin, httpOnly: true, sameSite: 'Lax' }]);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
