import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const TOLERANCE_SECONDS = 300;
const MOST_HELD = 100;

/** Whether whoever knows the secret sent this body in the last five minutes, as a partner's server asks. */
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

/** What the partner's server was sent, the newest last, each once. */
export function receivedWebhooks(secret: string) {
  const held: { readonly number: number; readonly id: string; readonly body: unknown }[] = [];
  let count = 0;
  return {
    /** Takes one; whether it is signed. */
    take(headers: IncomingHttpHeaders, body: string): boolean {
      if (!isSigned(secret, headers, body)) return false;
      const id = String(headers['webhook-id']);
      if (held.some((one) => one.id === id)) return true;
      count += 1;
      held.push({ number: count, id, body: JSON.parse(body) });
      if (held.length > MOST_HELD) held.shift();
      return true;
    },
    /** Those after a number. */
    after: (number: number) => held.filter((one) => one.number > number),
  };
}
