import { addCallLog, addStatus, contactOfEntry, readStoredCall } from '@careline/core/calls';
import { CONTRACT_NUMBER } from '@careline/core/contract';
import type { HttpClient } from '@careline/core/http';
import {
  type Bytes,
  createOutbox,
  createOutboxSend,
  type Outbox,
  type OutboxEntry,
  type PersonPort,
  type RowStorage,
  type StoredRow,
  type Vault,
} from '@careline/core/outbox';
import { mintOpenToken } from '@careline/core/patients';
import { newId } from '@careline/ui/http';

export interface PageOutboxOptions {
  readonly http: HttpClient;
  readonly person: PersonPort;
  readonly onStored: (entry: OutboxEntry) => void;
}

/** Rows in the page's memory: with the page they are gone. */
function memoryRows(): RowStorage {
  const rows = new Map<string, StoredRow>();
  const revisionOf = (id: string): number => rows.get(id)?.revision ?? 0;
  return {
    list: async (userId) => [...rows.values()].filter((row) => row.userId === userId),
    async write(row) {
      const isNext = revisionOf(row.id) === row.revision - 1;
      if (isNext) rows.set(row.id, row);
      return isNext;
    },
    remove: async (id, revision) => revisionOf(id) === revision && rows.delete(id),
    async removeAll(userId) {
      for (const row of [...rows.values()]) if (row.userId === userId) rows.delete(row.id);
    },
  };
}

/** Nothing leaves the page's memory, which holds the same in the clear: there is nothing to hide it from. */
const openVault: Vault = {
  seal: async (_user, _row, text) => new TextEncoder().encode(text) as Bytes,
  unseal: async (_user, _row, sealed) => new TextDecoder().decode(sealed),
  ready: async () => {},
  forget: () => {},
  destroy: async () => {},
};

/** Rounds of one outbox follow each other by themselves, and no other tab has this one. */
const freeLocks = { hold: async () => ({ release: () => {}, lost: new Promise<void>(() => {}) }) };

function clockAfter(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

/** The outbox of a session on a page whose storage is not ours: it lives in memory, and sends by the rules of core. */
export function createPageOutbox({ http, person, onStored }: PageOutboxOptions): Outbox {
  return createOutbox({
    rows: memoryRows(),
    vault: openVault,
    person,
    clock: { now: Date.now, after: clockAfter },
    locks: freeLocks,
    drafts: { unsent: async () => ({ drafts: [], unreadable: 0 }), destroyAll: async () => {} },
    newId,
    random: Math.random,
    contract: { number: CONTRACT_NUMBER, endpoints: [addStatus, addCallLog] },
    send: createOutboxSend({
      clientFor: () => http,
      openTokenFor: async (vitaId) => (await http.call(mintOpenToken, { body: { vitaId } })).data.token,
    }),
    async readTheirs(entry, signal) {
      const contactId = contactOfEntry(entry);
      return contactId && readStoredCall(http, { contactId, vitaId: entry.patient, signal });
    },
    onStored,
  });
}
