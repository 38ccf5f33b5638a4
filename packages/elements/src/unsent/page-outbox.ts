import { addCallLog, addStatus } from '@careline/core/internal/calls';
import { readStoredCall } from '@careline/core/internal/calls/conflict';
import { contactOfEntry } from '@careline/core/internal/calls/unsent';
import { serverNow } from '@careline/core/internal/clock';
import { CONTRACT_HEADER, CONTRACT_NUMBER } from '@careline/core/internal/contract';
import { mintOpenToken } from '@careline/core/internal/identity';
import {
  type Bytes,
  createMemoryRows,
  createOutbox,
  createOutboxSend,
  type Outbox,
  type PersonPort,
  type Vault,
} from '@careline/core/internal/outbox';
import { newId } from '@careline/ui/http';
import type { OutboxPlace, SessionInside } from '../session/insides.ts';
import { createSessionHttp, httpOf } from '../session/session-http.ts';

export interface PageOutboxOptions {
  readonly inside: SessionInside;
  /** Undefined: the page's memory. */
  readonly place: OutboxPlace | undefined;
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

const inMemory = (): OutboxPlace => ({ rows: createMemoryRows(), vault: openVault, locks: freeLocks });

/** The outbox of a session on a page: in memory, where its storage is not to be used, and sending by the rules of core. */
export function createPageOutbox({ inside, place, person, onStored }: PageOutboxOptions): Outbox {
  const http = httpOf(inside);
  return createOutbox({
    ...(place ?? inMemory()),
    person,
    clock: { now: serverNow, after: clockAfter },
    drafts: { unsent: async () => ({ drafts: [], unreadable: 0 }), destroyAll: async () => {} },
    newId,
    random: Math.random,
    contract: { number: CONTRACT_NUMBER, endpoints: [addStatus, addCallLog] },
    send: createOutboxSend({
      // What waited for longer than a version goes with the number of the contract that it was made for.
      clientFor: (contractNumber) =>
        contractNumber === CONTRACT_NUMBER
          ? http
          : createSessionHttp(inside, { [CONTRACT_HEADER]: String(contractNumber) }),
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
