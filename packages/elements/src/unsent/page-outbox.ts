import { addCallLog, addStatus } from '@careline/core/calls';
import { readStoredCall } from '@careline/core/calls/conflict';
import { contactOfEntry } from '@careline/core/calls/unsent';
import { CONTRACT_NUMBER } from '@careline/core/contract';
import type { HttpClient } from '@careline/core/http';
import { mintOpenToken } from '@careline/core/identity';
import {
  type Bytes,
  createMemoryRows,
  createOutbox,
  createOutboxSend,
  type Outbox,
  type PersonPort,
  type Vault,
} from '@careline/core/outbox';
import { newId } from '@careline/ui/http';

export interface PageOutboxOptions {
  readonly http: HttpClient;
  readonly person: PersonPort;
  /** A call that had waited is on the server. */
  readonly onStored: (contactId: string, patientId: string) => void;
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
    rows: createMemoryRows(),
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
    onStored(entry) {
      const contactId = contactOfEntry(entry);
      if (contactId) onStored(contactId, entry.patient);
    },
  });
}
