import {
  type Bytes,
  type CryptoPort,
  createVault,
  type HeldLock,
  type KeyStorage,
  type LockPort,
  type Person,
  type PersonPort,
  type RowStorage,
  type StoredRow,
} from '#outbox';

/** One browser: the state its tabs share. */
export interface MemoryDevice {
  readonly outbox: Map<string, StoredRow>;
  readonly drafts: Map<string, StoredRow>;
  readonly keys: Map<string, Bytes>;
  readonly locks: Map<string, LockQueue>;
}

interface LockQueue {
  holder: { readonly tab: MemoryTab; readonly lose: () => void } | undefined;
  readonly waiting: (() => void)[];
}

/** One tab. After it is killed, its requests are never answered. */
export interface MemoryTab {
  readonly device: MemoryDevice;
  alive: boolean;
  /** If set, calls to the device's storage reject with it. */
  failure: Error | undefined;
}

export const memoryDevice = (): MemoryDevice => ({
  outbox: new Map(),
  drafts: new Map(),
  keys: new Map(),
  locks: new Map(),
});

export const memoryTab = (device: MemoryDevice): MemoryTab => ({ device, alive: true, failure: undefined });

const never = <T>(): Promise<T> => new Promise(() => {});

/** Does the work at once if the tab is alive, and answers a moment later if it still is. */
async function inTab<T>(tab: MemoryTab, work: () => T): Promise<T> {
  if (!tab.alive) return never();
  if (tab.failure) throw tab.failure;
  const result = work();
  await Promise.resolve();
  return tab.alive ? result : never();
}

export function memoryRows(tab: MemoryTab, table: 'outbox' | 'drafts'): RowStorage {
  const rows = tab.device[table];
  return {
    list: (userId) => inTab(tab, () => [...rows.values()].filter((row) => row.userId === userId)),
    write: (row) =>
      inTab(tab, () => {
        if ((rows.get(row.id)?.revision ?? 0) !== row.revision - 1) return false;
        rows.set(row.id, row);
        return true;
      }),
    remove: (id, revision) => inTab(tab, () => rows.get(id)?.revision === revision && rows.delete(id)),
    removeAll: (userId) =>
      inTab(tab, () => {
        for (const row of [...rows.values()]) if (row.userId === userId) rows.delete(row.id);
      }),
  };
}

export function memoryKeys(tab: MemoryTab): KeyStorage {
  const { keys } = tab.device;
  return {
    read: (userId) => inTab(tab, () => keys.get(userId)),
    keep: (userId, wrapped) =>
      inTab(tab, () => {
        const stored = keys.get(userId) ?? wrapped;
        keys.set(userId, stored);
        return stored;
      }),
    remove: (userId) => inTab(tab, () => void keys.delete(userId)),
  };
}

function pass(queue: LockQueue): void {
  queue.holder = undefined;
  queue.waiting.shift()?.();
}

export function memoryLocks(tab: MemoryTab): LockPort {
  const queueOf = (name: string): LockQueue => {
    const queue = tab.device.locks.get(name) ?? { holder: undefined, waiting: [] };
    tab.device.locks.set(name, queue);
    return queue;
  };

  function take(queue: LockQueue): HeldLock {
    let lose = () => {};
    const lost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    const holder = { tab, lose };
    queue.holder?.lose();
    queue.holder = holder;
    return { lost, release: () => queue.holder === holder && pass(queue) };
  }

  return {
    async hold(name, mode, signal) {
      if (!tab.alive) return never();
      const queue = queueOf(name);
      if (!queue.holder || mode === 'steal') return take(queue);
      if (mode === 'if-free') return undefined;
      return new Promise((resolve) => {
        queue.waiting.push(() => {
          if (tab.alive && !signal?.aborted) return resolve(take(queue));
          if (tab.alive) resolve(undefined);
          return pass(queue);
        });
      });
    },
  };
}

/** Ends the tab's process: its locks are released and pending work never returns. */
export function kill(tab: MemoryTab): void {
  tab.alive = false;
  for (const queue of tab.device.locks.values()) if (queue.holder?.tab === tab) pass(queue);
}

const encode = (value: unknown): Bytes => new TextEncoder().encode(JSON.stringify(value));
const decode = (bytes: Bytes): Record<string, string> => JSON.parse(new TextDecoder().decode(bytes));

let made = 0;

/** Seals without encryption: fast, and as strict as the real one about keys and bound texts. */
const plainCrypto: CryptoPort = {
  async newWrappedKey(secret) {
    made += 1;
    return encode({ key: `key ${made}`, secret: secret.join() });
  },
  async unwrap(wrapped, secret) {
    const { key, secret: expected } = decode(wrapped);
    if (expected !== secret.join()) throw new Error('another secret');
    return {
      seal: async (text, boundTo) => encode({ key, boundTo, text }),
      async unseal(sealed, boundTo) {
        const read = decode(sealed);
        if (read.key !== key || read.boundTo !== boundTo) throw new Error('another key');
        return read.text ?? '';
      },
    };
  },
};

/**
 * Returns a vault of this tab. The server has a secret for each person and gives it only to the one signed in.
 */
export function memoryVault(tab: MemoryTab, person: PersonPort, crypto: CryptoPort = plainCrypto) {
  const secretOf = async (userId: string): Promise<Bytes> => {
    if (person.current()?.userId !== userId) throw new Error(`no secret of ${userId} for others`);
    return new TextEncoder().encode(`secret of ${userId}`);
  };
  return createVault({ crypto, keys: memoryKeys(tab), secretOf });
}

/** Returns a session that lets the test change the person. */
export function aPersonPort(start?: Person) {
  let person = start;
  const listeners = new Set<() => void>();
  return {
    current: () => person,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: Person | undefined) {
      person = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

export const aPerson = (userId: string, facts: Partial<Person> = {}): Person => ({
  userId,
  facilityId: 'facility-1',
  active: true,
  ...facts,
});
