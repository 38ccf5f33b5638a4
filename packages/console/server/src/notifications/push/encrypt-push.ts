import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, in base64url. */
export interface SubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Chosen at random for each message; tests set them. */
export interface MessageSecrets {
  readonly salt: Buffer;
  /** Private P-256 key. */
  readonly privateKey: Buffer;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** The message is one record, so this only has to be larger. */
const RECORD_BYTES = 4096;
/** Push services accept at least 4096 bytes: header (86), delimiter and tag come off. */
export const MAX_PUSH_BYTES = RECORD_BYTES - 86 - 1 - TAG_BYTES;
/** Delimits the last record from its padding (RFC 8188). */
const LAST_RECORD = Buffer.from([2]);

function someSecrets(): MessageSecrets {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { salt: randomBytes(SALT_BYTES), privateKey: ecdh.getPrivateKey() };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/**
 * Encrypts a message for one browser (RFC 8291, content encoding `aes128gcm`). Throws if the browser's key is not a
 * point of P-256, or if the message is longer than `MAX_PUSH_BYTES`.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  { salt, privateKey }: MessageSecrets = someSecrets(),
): Buffer {
  const message = Buffer.from(text);
  if (message.length > MAX_PUSH_BYTES) throw new RangeError(`A push message of ${message.length} bytes`);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const own = ecdh.getPublicKey();
  const theirs = Buffer.from(p256dh, 'base64url');
  const shared = ecdh.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const key = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(own.length, 4);
  const sealed = [cipher.update(Buffer.concat([message, LAST_RECORD])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, sizes, own, ...sealed]);
}

/** Returns whether a text is an uncompressed point of P-256 in base64url. */
export function isPushKey(text: string): boolean {
  const point = Buffer.from(text, 'base64url');
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(point);
  } catch {
    return false;
  }
  return point.length === 65;
}
