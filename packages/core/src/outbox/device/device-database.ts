import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Bytes, RowStorage, StoredRow } from '../ports.ts';
import type { KeyStorage } from '../vault/vault.ts';

/** Rows only reveal their owner. Keys are wrapped with a secret that is never stored on a device. */
interface DeviceSchema extends DBSchema {
  drafts: { key: string; value: StoredRow; indexes: { byUser: string } };
  outbox: { key: string; value: StoredRow; indexes: { byUser: string } };
  keys: { key: string; value: Bytes };
}

type RowTable = 'drafts' | 'outbox';

export interface DeviceDatabase {
  rows(table: RowTable): RowStorage;
  readonly keys: KeyStorage;
  /** Closes the database, for example when the page is left. */
  close(): Promise<void>;
}

const VERSION = 1;
/** Confirmed saves must survive a power cut, not only a browser crash. */
const DURABLE = { durability: 'strict' } as const;

function makeTables(db: IDBPDatabase<DeviceSchema>): void {
  for (const table of ['drafts', 'outbox'] as const) {
    db.createObjectStore(table, { keyPath: 'id' }).createIndex('byUser', 'userId');
  }
  db.createObjectStore('keys');
}

/**
 * Creates the device's IndexedDB storage, shared by all tabs. Opened on first use. Calls reject if the browser has no
 * storage (a private window may not) or no space.
 */
export function createDeviceDatabase(name: string): DeviceDatabase {
  let opened: Promise<IDBPDatabase<DeviceSchema>> | undefined;

  function forget(): void {
    opened = undefined;
  }

  function open(): Promise<IDBPDatabase<DeviceSchema>> {
    if (opened) return opened;
    const opening = openDB<DeviceSchema>(name, VERSION, {
      upgrade: makeTables,
      // A newer console in another tab upgrades the tables: this one closes and reopens them when needed.
      blocking(_current, _blocked, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opening.catch(forget);
    opened = opening;
    return opening;
  }

  const rows = (table: RowTable): RowStorage => ({
    list: async (userId) => (await open()).getAllFromIndex(table, 'byUser', userId),
    async write(row) {
      const transaction = (await open()).transaction(table, 'readwrite', DURABLE);
      const stored = await transaction.store.get(row.id);
      const isNext = (stored?.revision ?? 0) === row.revision - 1;
      if (isNext) await transaction.store.put(row);
      await transaction.done;
      return isNext;
    },
    async remove(id, revision) {
      const transaction = (await open()).transaction(table, 'readwrite', DURABLE);
      const stored = await transaction.store.get(id);
      const isThis = stored?.revision === revision;
      if (isThis) await transaction.store.delete(id);
      await transaction.done;
      return isThis;
    },
    async removeAll(userId) {
      const transaction = (await open()).transaction(table, 'readwrite', DURABLE);
      for await (const cursor of transaction.store.index('byUser').iterate(userId)) await cursor.delete();
      await transaction.done;
    },
  });

  const keys: KeyStorage = {
    read: async (userId) => (await open()).get('keys', userId),
    async keep(userId, wrapped) {
      const transaction = (await open()).transaction('keys', 'readwrite', DURABLE);
      const storedKey = (await transaction.store.get(userId)) ?? wrapped;
      await transaction.store.put(storedKey, userId);
      await transaction.done;
      return storedKey;
    },
    async remove(userId) {
      await (await open()).delete('keys', userId);
    },
  };

  return {
    rows,
    keys,
    async close() {
      const current = opened;
      forget();
      (await current?.catch(() => undefined))?.close();
    },
  };
}
