import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPermittedAddress, literalAddress, type WebhookReach } from './permitted-address.ts';
import { AddressRefusedError, permittedLookup } from './permitted-lookup.ts';

/** Longer than any provider's discovery document, key set or answer (bytes). */
export const MAX_PROVIDER_ANSWER_BYTES = 262_144;
const PATIENCE_MS = 5_000;

/** Names and addresses of this machine, the only ones that may do without HTTPS. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address may be asked at all: HTTPS, or this machine where that is permitted. Names are looked up when it is asked. */
export function isPermittedUrl(url: URL, reach: WebhookReach): boolean {
  const literal = url.hostname === 'localhost' ? '127.0.0.1' : literalAddress(url);
  if (literal && !isPermittedAddress(literal, reach)) return false;
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && reach !== 'public' && THIS_MACHINE.has(url.hostname))
  );
}

interface PermittedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
}

/** Statuses whose answers have no body. */
const EMPTY = new Set([204, 205, 304]);

function responseOf(answer: IncomingMessage, parts: readonly Buffer[]): Response {
  const status = answer.statusCode ?? 502;
  return new Response(EMPTY.has(status) ? null : Buffer.concat(parts), { status });
}

function send(
  url: URL,
  { method, headers, body, signal }: PermittedRequest,
  reach: WebhookReach,
): Promise<Response> {
  if (!isPermittedUrl(url, reach)) return Promise.reject(new AddressRefusedError());
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    // A connection of its own: none that was opened under another reach.
    const request = start(url, { method, headers, agent: false, lookup: permittedLookup(reach), signal });
    request.on('response', (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MAX_PROVIDER_ANSWER_BYTES) request.destroy(new Error('The answer is too long'));
        else parts.push(part);
      });
      answer.on('end', () => answered(responseOf(answer, parts)));
      answer.on('error', failed);
    });
    request.on('error', failed);
    request.on('close', () => failed(new Error('The connection was closed')));
    request.end(body);
  });
}

/**
 * Returns a `fetch` for addresses that a partner names: GET of JSON, no redirect, at most 256 KiB within five seconds, and
 * only to addresses that webhooks may reach. Every failure is the same TypeError, so that an answer says nothing of the network.
 */
export const permittedFetch =
  (reach: WebhookReach, timeoutMs = PATIENCE_MS): typeof globalThis.fetch =>
  async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = { accept: 'application/json' };
    const response = await send(url, { method: 'GET', headers, body: undefined, signal }, reach).catch(
      () => undefined,
    );
    if (response?.status !== 200) throw new TypeError('The address cannot be read');
    return response;
  };

/**
 * Returns a `fetch` for providers that the settings of the installation name: HTTPS, no redirect, at most 256 KiB, and never
 * to an address that is no server, such as where clouds hand out credentials. A provider may stand in a private network.
 * Takes method, headers, a text as body and a signal; without a signal an answer has five seconds.
 */
export const providerFetch: typeof globalThis.fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const { method = 'GET', body, signal } = init;
  const text = typeof body === 'string' ? body : undefined;
  const response = await send(
    url,
    {
      method,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(text !== undefined && { 'content-length': String(Buffer.byteLength(text)) }),
      },
      body: text,
      signal: signal ?? AbortSignal.timeout(PATIENCE_MS),
    },
    'private',
  );
  const { status } = response;
  if (init.redirect === 'error' && status >= 300 && status < 400)
    throw new TypeError('The address leads elsewhere');
  return response;
};
