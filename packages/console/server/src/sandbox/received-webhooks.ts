import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const TOLERANCE_SECONDS = 300;
const MAX_HELD = 100;

/** Returns whether the body was signed with the secret in the last five minutes, as a partner's server checks it. */
function isSigned(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  if (Math.abs(Date.now() / 1000 - Number(at)) > TOLERANCE_SECONDS) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest();
  return String(signatures)
    .split(' ')
    .map((signature) => Buffer.from(signature.replace('v1,', ''), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

/** Stores the webhooks that the partner's server received, newest last, without duplicates. */
export function receivedWebhooks(secret: string) {
  const held: { readonly number: number; readonly id: string; readonly body: unknown }[] = [];
  let count = 0;
  return {
    /** Stores a webhook. Returns whether its signature is valid. */
    take(headers: IncomingHttpHeaders, body: string): boolean {
      if (!isSigned(secret, headers, body)) return false;
      const id = String(headers['webhook-id']);
      if (held.some((one) => one.id === id)) return true;
      count += 1;
      held.push({ number: count, id, body: JSON.parse(body) });
      if (held.length > MAX_HELD) held.shift();
      return true;
    },
    /** Returns those after a number. */
    after: (number: number) => held.filter((one) => one.number > number),
  };
}
