import type { Bytes, HeldLock, LockPort } from '../ports.ts';
import { createMemoryRows } from '../vault/memory-rows.ts';
import type { CryptoPort } from '../vault/vault.ts';
import type { Device } from './device-facts.ts';

/** Data never leaves page memory, which has it in plain text anyway. */
const openCrypto: CryptoPort = {
  newWrappedKey: async () => new Uint8Array(),
  unwrap: async () => ({
    seal: async (text) => new TextEncoder().encode(text),
    unseal: async (sealed) => new TextDecoder().decode(sealed),
  }),
};

/** A page has no other tabs, so a new request takes the lock over from the previous one. */
function pageLocks(): LockPort {
  const held = new Map<string, () => void>();
  return {
    async hold(name, mode) {
      if (held.has(name) && mode === 'if-free') return undefined;
      held.get(name)?.();
      let lose = (): void => {};
      const lost = new Promise<void>((resolve) => {
        lose = resolve;
      });
      held.set(name, lose);
      const release = () => {
        if (held.get(name) === lose) held.delete(name);
      };
      return { lost, release } satisfies HeldLock;
    },
  };
}

/** Creates a replacement for device storage. Everything is gone with the page. */
export function createPageDevice(): Device {
  const keys = new Map<string, Bytes>();
  return {
    drafts: createMemoryRows(),
    outbox: createMemoryRows(),
    keys: {
      read: async (userId) => keys.get(userId),
      async keep(userId, wrapped) {
        const storedKey = keys.get(userId) ?? wrapped;
        keys.set(userId, storedKey);
        return storedKey;
      },
      async remove(userId) {
        keys.delete(userId);
      },
    },
    crypto: openCrypto,
    locks: pageLocks(),
    keeps: 'page',
    close: async () => {},
  };
}
