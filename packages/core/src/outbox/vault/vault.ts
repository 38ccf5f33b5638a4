import type { Bytes } from '../ports.ts';

/** One user's key. `boundTo` is authenticated with the text: sealed for one row, it opens for no other. */
export interface SealingKey {
  seal(text: string, boundTo: string): Promise<Bytes>;
  /** Rejects where the bytes were changed, or sealed with another key or for something else. */
  unseal(sealed: Bytes, boundTo: string): Promise<string>;
}

export interface CryptoPort {
  /** A new random key, readable only with the secret. */
  newWrappedKey(secret: Bytes): Promise<Bytes>;
  /** Rejects where the secret is not the one the key was wrapped with. */
  unwrap(wrapped: Bytes, secret: Bytes): Promise<SealingKey>;
}

/** Where the wrapped keys are, one a user. */
export interface KeyStorage {
  read(userId: string): Promise<Bytes | undefined>;
  /** Keeps the key unless the user has one, in one transaction; answers the one that is kept. */
  keep(userId: string, wrapped: Bytes): Promise<Bytes>;
  remove(userId: string): Promise<void>;
}

export interface VaultPorts {
  readonly crypto: CryptoPort;
  readonly keys: KeyStorage;
  /** The user's secret, which the server hands out after a sign-in and no device stores. */
  readonly secretOf: (userId: string) => Promise<Bytes>;
}

/**
 * Encrypts what waits on the device under a key of its user, which is stored only wrapped by a secret of the server.
 * Calls reject where the secret cannot be had or the key cannot be read.
 */
export interface Vault {
  seal(userId: string, boundTo: string, text: string): Promise<Bytes>;
  unseal(userId: string, boundTo: string, sealed: Bytes): Promise<string>;
  /** Whether the user's key can be had now; rejects with the reason where it cannot. */
  ready(userId: string): Promise<void>;
  /** Forgets the key in memory; the stored one stays. */
  forget(): void;
  /** Destroys the user's key: nothing sealed with it can ever be read again. */
  destroy(userId: string): Promise<void>;
}

export function createVault({ crypto, keys, secretOf }: VaultPorts): Vault {
  let held: { readonly userId: string; readonly key: Promise<SealingKey> } | undefined;

  async function readKey(userId: string): Promise<SealingKey> {
    const secret = await secretOf(userId);
    const storedKey = await keys.read(userId);
    // Two tabs may make a key at once; the first one kept is everybody's.
    const wrapped = storedKey ?? (await keys.keep(userId, await crypto.newWrappedKey(secret)));
    return crypto.unwrap(wrapped, secret);
  }

  function keyOf(userId: string): Promise<SealingKey> {
    if (held?.userId === userId) return held.key;
    const mine = { userId, key: readKey(userId) };
    held = mine;
    mine.key.catch(() => {
      if (held === mine) held = undefined;
    });
    return mine.key;
  }

  return {
    seal: async (userId, boundTo, text) => (await keyOf(userId)).seal(text, boundTo),
    unseal: async (userId, boundTo, sealed) => (await keyOf(userId)).unseal(sealed, boundTo),
    async ready(userId) {
      await keyOf(userId);
    },
    forget() {
      held = undefined;
    },
    async destroy(userId) {
      if (held?.userId === userId) held = undefined;
      await keys.remove(userId);
    },
  };
}
