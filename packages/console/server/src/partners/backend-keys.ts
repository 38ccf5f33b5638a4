import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import * as v from 'valibot';

/** Asymmetric keys of the two algorithms that SMART requires of servers, without their private parts. */
const keySchema = v.pipe(
  v.looseObject({ kty: v.picklist(['RSA', 'EC']), kid: v.pipe(v.string(), v.minLength(1)) }),
  v.check((key) => !('d' in key), 'must be a public key'),
);
const keySetSchema = v.looseObject({ keys: v.pipe(v.array(keySchema), v.minLength(1), v.maxLength(20)) });

/** A key set at an address, or the keys themselves. */
export type BackendKeys = { readonly address: string } | { readonly keys: JSONWebKeySet };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the address of a JSON Web Key Set, or the set as JSON. Returns undefined for other texts and private keys. */
export function readBackendKeys(text: string): BackendKeys | undefined {
  const trimmed = text.trim();
  if (/^https?:\/\/\S+$/.test(trimmed)) return URL.canParse(trimmed) ? { address: trimmed } : undefined;
  const set = v.safeParse(keySetSchema, parsed(trimmed));
  return set.success ? { keys: set.output as JSONWebKeySet } : undefined;
}

const PATIENCE_MS = 5_000;
/** Unknown key ids reload a key set at most this often. */
const COOLDOWN_MS = 5_000;
/** More key sets than an installation has partners. Beyond this, the least recently used are fetched again. */
const MAX_SETS = 200;

/** Finds the key of an assertion in the keys that a partner registered. */
export type KeysOfBackend = (keys: BackendKeys) => JWTVerifyGetKey;

/** Returns the keys of partners' systems. Caches key sets that it fetches. */
export function backendKeys(fetch: typeof globalThis.fetch): KeysOfBackend {
  const sets = new Map<string, JWTVerifyGetKey>();
  return (keys) => {
    if ('keys' in keys) return createLocalJWKSet(keys.keys);
    const { address } = keys;
    const known =
      sets.get(address) ??
      createRemoteJWKSet(new URL(address), {
        [customFetch]: fetch,
        timeoutDuration: PATIENCE_MS,
        cooldownDuration: COOLDOWN_MS,
      });
    sets.delete(address);
    sets.set(address, known);
    const [oldest] = sets.keys();
    if (sets.size > MAX_SETS && oldest !== undefined) sets.delete(oldest);
    return known;
  };
}
