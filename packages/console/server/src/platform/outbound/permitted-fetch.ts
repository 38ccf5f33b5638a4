import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPermittedAddress, literalAddress, type WebhookReach } from './permitted-address.ts';
import { AddressRefusedError, permittedLookup } from './permitted-lookup.ts';

/** More than any provider's discovery document, key set or answer (bytes). */
export const MAX_PROVIDER_ANSWER_BYTES = 262_144;
const PATIENCE_MS = 5_000;

/** Names and addresses of this machine. Only these may be used without HTTPS. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether a URL may be called at all: HTTPS, or this machine where permitted. Names are resolved at the time of
 * the call.
 */
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

/** Statuses of answers without a body. */
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
    // Use a new connection, never one opened under another reach.
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
 * Returns a `fetch` for URLs that a partner sets: GET of JSON, no redirects, at most 256 KiB within five seconds, and
 * only to addresses permitted for webhooks. Every failure is the same TypeError, so that it reveals nothing about the
 * network.
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
 * A `fetch` for providers in the installation's settings: HTTPS, no redirects, at most 256 KiB, and never to special
 * addresses such as cloud metadata. A provider may be in a private network. Takes a method, headers, a text body and a
 * signal; without a signal the timeout is five seconds.
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
