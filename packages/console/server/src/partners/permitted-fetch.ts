import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isPermittedAddress, literalAddress, type WebhookReach } from './webhooks/permitted-address.ts';
import { AddressRefusedError, permittedLookup } from './webhooks/permitted-lookup.ts';

/** Longer than any provider's discovery document or key set (bytes). */
export const MAX_PROVIDER_ANSWER_BYTES = 262_144;
const PATIENCE_MS = 5_000;

/** Names and addresses of this machine, the only ones that may do without HTTPS. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address may be asked at all: HTTPS, or this machine where that is permitted. */
function isPermittedUrl(url: URL, reach: WebhookReach): boolean {
  const literal = literalAddress(url);
  if (literal && !isPermittedAddress(literal, reach)) return false;
  return (
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && reach !== 'public' && THIS_MACHINE.has(url.hostname))
  );
}

/**
 * Returns a `fetch` for addresses that a partner names: GET of JSON, no redirect, at most 256 KiB within five seconds, and
 * only to addresses that webhooks may reach. Every failure is the same TypeError, so that an answer says nothing of the network.
 */
export const permittedFetch =
  (reach: WebhookReach, timeoutMs = PATIENCE_MS): typeof globalThis.fetch =>
  async (input) => {
    const url = new URL(input instanceof Request ? input.url : input);
    try {
      return await get(url, reach, timeoutMs);
    } catch {
      throw new TypeError('The address cannot be read');
    }
  };

function get(url: URL, reach: WebhookReach, timeoutMs: number): Promise<Response> {
  if (!isPermittedUrl(url, reach)) return Promise.reject(new AddressRefusedError());
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    const request = send(url, {
      headers: { accept: 'application/json' },
      agent: false,
      lookup: permittedLookup(reach),
      signal: AbortSignal.timeout(timeoutMs),
    });
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > MAX_PROVIDER_ANSWER_BYTES) request.destroy(new Error('The answer is too long'));
        else parts.push(part);
      });
      response.on('end', () => {
        if (response.statusCode !== 200) failed(new Error('The answer is no document'));
        else answered(new Response(Buffer.concat(parts), { status: 200 }));
      });
      response.on('error', failed);
    });
    request.on('error', failed);
    request.on('close', () => failed(new Error('The connection was closed')));
    request.end();
  });
}
