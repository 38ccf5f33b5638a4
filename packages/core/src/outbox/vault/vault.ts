import type { Bytes } from '../ports.ts';

/** A user's key. `boundTo` is authenticated with the text: sealed for one row, it opens for no other. */
export interface SealingKey {
  seal(text: string, boundTo: string): Promise<Bytes>;
  /** Rejects if the bytes were changed, or sealed with another key or binding. */
  unseal(sealed: Bytes, boundTo: string): Promise<string>;
}

export interface CryptoPort {
  /** Creates a random key, readable only with the secret. */
  newWrappedKey(secret: Bytes): Promise<Bytes>;
  /** Rejects if the key was wrapped with another secret. */
  unwrap(wrapped: Bytes, secret: Bytes): Promise<SealingKey>;
}

/** Storage of wrapped keys, one per user. */
export interface KeyStorage {
  read(userId: string): Promise<Bytes | undefined>;
  /** Stores the key unless the user has one, in one transaction. Returns the stored one. */
  keep(userId: string, wrapped: Bytes): Promise<Bytes>;
  remove(userId: string): Promise<void>;
}

export interface VaultPorts {
  readonly crypto: CryptoPort;
  readonly keys: KeyStorage;
  /** Returns the user's secret, which the server provides after sign-in and no device stores. */
  readonly secretOf: (userId: string) => Promise<Bytes>;
}

/**
 * Encrypts data on the device with a user's key, which is stored only wrapped by a secret from the server. Calls
 * reject if secret or key are unavailable.
 */
export interface Vault {
  seal(userId: string, boundTo: string, text: string): Promise<Bytes>;
  unseal(userId: string, boundTo: string, sealed: Bytes): Promise<string>;
  /** Checks that the user's key is available; rejects with the reason otherwise. */
  ready(userId: string): Promise<void>;
  /** Removes the key from memory; the stored one stays. */
  forget(): void;
  /** Deletes the user's key: nothing sealed with it can ever be read again. */
  destroy(userId: string): Promise<void>;
}

export function createVault({ crypto, keys, secretOf }: VaultPorts): Vault {
  let held: { readonly userId: string; readonly key: Promise<SealingKey> } | undefined;

  async function readKey(userId: string): Promise<SealingKey> {
    const secret = await secretOf(userId);
    const storedKey = await keys.read(userId);
    // Two tabs may create a key at the same time; both use the first stored one.
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
