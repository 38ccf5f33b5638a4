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
import type { OutboxPlace, SessionInside } from '../session/sealed-content.ts';
import { createSessionHttp, httpOf } from '../session/session-http.ts';

export interface PageOutboxOptions {
  readonly inside: SessionInside;
  /** Undefined means the page's memory. */
  readonly place: OutboxPlace | undefined;
  readonly person: PersonPort;
  /** Called when the server has confirmed a queued call. */
  readonly onStored: (contactId: string, patientId: string) => void;
}

/** Nothing leaves the page's memory, which has the same data unencrypted, so there is nothing to encrypt it from. */
const openVault: Vault = {
  seal: async (_user, _row, text) => new TextEncoder().encode(text) as Bytes,
  unseal: async (_user, _row, sealed) => new TextDecoder().decode(sealed),
  ready: async () => {},
  forget: () => {},
  destroy: async () => {},
};

/** One outbox's rounds never overlap, and no other tab shares it. */
const freeLocks = { hold: async () => ({ release: () => {}, lost: new Promise<void>(() => {}) }) };

function clockAfter(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

const inMemory = (): OutboxPlace => ({ rows: createMemoryRows(), vault: openVault, locks: freeLocks });

/**
 * Returns a session's outbox on a page: in memory unless the page's storage may be used. Core's rules decide when to
 * send.
 */
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
      // Calls queued before an update send the contract version they were created with.
      clientFor: (contractNumber) =>
        contractNumber === CONTRACT_NUMBER
          ? http
          : createSessionHttp(inside, { [CONTRACT_HEADER]: String(contractNumber) }),
      openTokenFor: async (vitaId) => (await http.call(mintOpenToken, { body: { vitaId } })).data.token,
    }),
    async readServerVersion(entry, signal) {
      const contactId = contactOfEntry(entry);
      return contactId && readStoredCall(http, { contactId, vitaId: entry.patient, signal });
    },
    onStored(entry) {
      const contactId = contactOfEntry(entry);
      if (contactId) onStored(contactId, entry.patient);
    },
  });
}
