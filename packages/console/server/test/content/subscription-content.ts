import { createECDH, randomBytes } from 'node:crypto';

/** A browser's subscription at a push service that does not exist. */
export function aSubscription() {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `https://push.example/send/${randomBytes(12).toString('hex')}`;
  return { endpoint, keys: { p256dh, auth }, locale: 'en' as const };
}
