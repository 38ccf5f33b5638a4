import { callEndpoints } from '@careline/core/internal/calls';
import {
  type Bytes,
  createDraftKeeper,
  createOutbox,
  type HeldLock,
  type LockPort,
  type OutboxPorts,
  type Person,
  type RowStorage,
  type StoredRow,
  type Vault,
} from '@careline/core/internal/outbox';
import { newId } from '../src/http/index.ts';
import { now } from './people.ts';

/** Storage that the tabs of one browser share. */
export interface SharedDevice {
  readonly drafts: Map<string, StoredRow>;
  readonly outbox: Map<string, StoredRow>;
  readonly locks: Map<string, () => void>;
}

export const sharedDevice = (): SharedDevice => ({ drafts: new Map(), outbox: new Map(), locks: new Map() });

function rowsIn(rows: Map<string, StoredRow>): RowStorage {
  return {
    list: async (userId) => [...rows.values()].filter((row) => row.userId === userId),
    async write(row) {
      if ((rows.get(row.id)?.revision ?? 0) !== row.revision - 1) return false;
      rows.set(row.id, row);
      return true;
    },
    remove: async (id, revision) => rows.get(id)?.revision === revision && rows.delete(id),
    async removeAll() {
      rows.clear();
    },
  };
}

function locksIn({ locks }: SharedDevice): LockPort {
  return {
    async hold(name, mode) {
      if (locks.has(name) && mode === 'if-free') return undefined;
      locks.get(name)?.();
      let lose = () => {};
      const lost = new Promise<void>((resolve) => {
        lose = resolve;
      });
      locks.set(name, lose);
      const held: HeldLock = { lost, release: () => locks.get(name) === lose && locks.delete(name) };
      return held;
    },
  };
}

const vault: Vault = {
  seal: async (_user, _row, text) => new TextEncoder().encode(text) as Bytes,
  unseal: async (_user, _row, sealed) => new TextDecoder().decode(sealed),
  ready: async () => {},
  forget: () => {},
  destroy: async () => {},
};

/** Drafts and the outbox of one tab, with the real rules and an in-memory device. */
export function unsentCalls(device: SharedDevice, send: OutboxPorts['send']) {
  const me: Person = { userId: 'coach', facilityId: 'facility', active: true };
  const person = { current: () => me, subscribe: () => () => {} };
  const clock = {
    now,
    after(ms: number, task: () => void) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
  const common = { vault, person, clock, locks: locksIn(device), newId };
  const drafts = createDraftKeeper({ ...common, rows: rowsIn(device.drafts) });
  const outbox = createOutbox({
    ...common,
    rows: rowsIn(device.outbox),
    drafts,
    random: () => 0.5,
    contract: { number: 1, endpoints: callEndpoints },
    send,
    readServerVersion: async () => undefined,
    onStored: () => {},
  });
  return { drafts, outbox };
}
