import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older webhooks may be replays; newer ones come from a wrong clock. */
const TOLERANCE_S = 300;

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** `t=<unix seconds>,v1=<HMAC-SHA-256 of "<t>.<body>" in hex>`. */
export const signatureOf = (secret: string, body: string, at: number): string =>
  `t=${at},v1=${hmac(secret, `${at}.${body}`).toString('hex')}`;

/** Returns whether the body was signed with the secret within the last five minutes; `now` in unix seconds. */
export function isSigned(secret: string, body: string, header: string | undefined, now: number): boolean {
  const [, at, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!at || !hex || Math.abs(now - Number(at)) > TOLERANCE_S) return false;
  return timingSafeEqual(hmac(secret, `${at}.${body}`), Buffer.from(hex, 'hex'));
}
