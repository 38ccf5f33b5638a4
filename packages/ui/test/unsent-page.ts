import type { HttpError } from '@careline/core/internal/http';
import {
  createDraftKeeper,
  createOutbox,
  type HeldLock,
  type RowStorage,
  type StoredRow,
  type Vault,
} from '@careline/core/internal/outbox';
import {
  registerPatient,
  registerWalkIn,
  updatePatient,
} from '@careline/core/internal/patients/registration';

/** Storage of one browser, shared by its pages. */
export const aDevice = () => ({ drafts: new Map<string, StoredRow>(), outbox: new Map<string, StoredRow>() });

const rowsOf = (rows: Map<string, StoredRow>): RowStorage => ({
  list: async (userId) => [...rows.values()].filter((row) => row.userId === userId),
  async write(row) {
    const isNext = (rows.get(row.id)?.revision ?? 0) === row.revision - 1;
    if (isNext) rows.set(row.id, row);
    return isNext;
  },
  remove: async (id, revision) => rows.get(id)?.revision === revision && rows.delete(id),
  async removeAll() {
    rows.clear();
  },
});

const vault: Vault = {
  seal: async (_, __, text) => new TextEncoder().encode(text),
  unseal: async (_, __, sealed) => new TextDecoder().decode(sealed),
  ready: async () => {},
  forget: () => {},
  destroy: async () => {},
};

/** Drafts and outbox of one page. The drafts in `busy` are open in another tab until they are taken over. */
export function unsentPage(
  device = aDevice(),
  { busy = [], keeps = 'device' }: { busy?: readonly string[]; keeps?: 'device' | 'page' } = {},
) {
  const server = { failure: undefined as HttpError | undefined, sent: [] as unknown[] };
  const held = (): HeldLock => ({ release: () => {}, lost: new Promise(() => {}) });
  const common = {
    vault,
    person: {
      current: () => ({ userId: 'asha', facilityId: 'pune', active: true }),
      subscribe: () => () => {},
    },
    clock: {
      now: Date.now,
      after: (ms: number, task: () => void) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
    },
    locks: {
      hold: async (name: string, mode: string) =>
        mode === 'if-free' && busy.some((id) => name.endsWith(id)) ? undefined : held(),
    },
    newId: () => crypto.randomUUID(),
  };
  const drafts = createDraftKeeper({ ...common, rows: rowsOf(device.drafts) });
  const outbox = createOutbox({
    ...common,
    rows: rowsOf(device.outbox),
    drafts,
    random: Math.random,
    contract: { number: 1, endpoints: [registerPatient, registerWalkIn, updatePatient] },
    readServerVersion: async () => undefined,
    onStored: () => {},
    send: async ({ entry }) => {
      if (server.failure) throw server.failure;
      server.sent.push(entry.body);
      return { vitaId: entry.patient };
    },
  });
  return { drafts, outbox, keeps, server, device };
}
