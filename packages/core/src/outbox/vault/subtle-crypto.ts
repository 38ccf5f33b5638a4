import type { Bytes } from '../ports.ts';
import type { CryptoPort, SealingKey } from './vault.ts';

/** The part of the Web Crypto API in use; browsers and Node have it as `crypto`. */
export type WebCrypto = Pick<typeof globalThis.crypto, 'subtle' | 'getRandomValues'>;

/** Browsers and Node declare it under different names, so it is derived from a function. */
type CryptoKey = Awaited<ReturnType<WebCrypto['subtle']['deriveKey']>>;

/** Each sealed text starts with a 96-bit nonce, as NIST SP 800-38D recommends for AES-GCM. */
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
/** Purpose of the key, so that the same secret gives another key elsewhere (RFC 5869, info). */
const PURPOSE = 'careline device key';

const encode = (text: string): Bytes => new TextEncoder().encode(text);

/**
 * Creates AES-256-GCM; the wrapping key is derived from the secret by HKDF with SHA-256. Keys in memory can't be
 * exported.
 */
export function createSubtleCrypto(crypto: WebCrypto): CryptoPort {
  const { subtle } = crypto;
  const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

  async function wrappingKey(secret: Bytes): Promise<CryptoKey> {
    const base = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
    const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(PURPOSE) };
    return subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: KEY_BYTES * 8 }, false, [
      'encrypt',
      'decrypt',
    ]);
  }

  async function encrypt(key: CryptoKey, plain: Bytes, boundTo: string): Promise<Bytes> {
    const iv = randomBytes(NONCE_BYTES);
    const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: encode(boundTo) }, key, plain);
    const joined = new Uint8Array(NONCE_BYTES + sealed.byteLength);
    joined.set(iv);
    joined.set(new Uint8Array(sealed), NONCE_BYTES);
    return joined;
  }

  async function decrypt(key: CryptoKey, sealed: Bytes, boundTo: string): Promise<Bytes> {
    const iv = sealed.slice(0, NONCE_BYTES);
    const parameters = { name: 'AES-GCM', iv, additionalData: encode(boundTo) };
    return new Uint8Array(await subtle.decrypt(parameters, key, sealed.slice(NONCE_BYTES)));
  }

  const sealingKey = (key: CryptoKey): SealingKey => ({
    seal: (text, boundTo) => encrypt(key, encode(text), boundTo),
    unseal: async (sealed, boundTo) => new TextDecoder().decode(await decrypt(key, sealed, boundTo)),
  });

  return {
    newWrappedKey: async (secret) => encrypt(await wrappingKey(secret), randomBytes(KEY_BYTES), PURPOSE),
    async unwrap(wrapped, secret) {
      const raw = await decrypt(await wrappingKey(secret), wrapped, PURPOSE);
      return sealingKey(await subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']));
    },
  };
}
