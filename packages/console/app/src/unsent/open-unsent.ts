import { CONTRACT_NUMBER, ENDPOINTS } from '@careline/core/internal/contract';
import type { HttpClient } from '@careline/core/internal/http';
import { deviceSecretOf, mintOpenToken } from '@careline/core/internal/identity';
import {
  createDraftKeeper,
  createOutbox,
  createOutboxSend,
  createVault,
  type DraftKeeper,
  type Outbox,
  type PersonPort,
  type Vault,
} from '@careline/core/internal/outbox';
import type { Device } from '@careline/core/internal/outbox/device';
import { newId } from '@careline/ui/http';
import { finishDraft } from './finished-drafts.ts';
import { createPersonPort, type WatchedSession } from './person-port.ts';
import { readServerVersion } from './read-server-version.ts';
import type { UnsentHere } from './unsent.ts';

export interface UnsentPorts {
  readonly session: WatchedSession;
  readonly http: HttpClient;
  /** A client that sends this contract number and reports a 401 to the session without retrying. */
  readonly clientFor: (contractNumber: number) => HttpClient;
  readonly device: Device;
  readonly now: () => number;
  readonly after: (ms: number, task: () => void) => () => void;
  /** The page, for events when the network returns and when it becomes visible. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;
  readonly logError: (message: string) => void;
}

/** Requests the person's key as soon as they sign in, so that it is available offline. */
function keepKeyReady(person: PersonPort, vault: Vault): () => void {
  const prepare = () => {
    const now = person.current();
    // A later request for the key reports the error.
    if (now?.active) vault.ready(now.userId).catch(() => undefined);
  };
  prepare();
  return person.subscribe(prepare);
}

/** Returns the session's current token, or undefined without a session. */
const tokenOf = (session: UnsentPorts['session']): string | undefined => {
  const state = session.store.getState();
  return state.phase === 'signed-in' ? state.holder.accessToken : undefined;
};

/** Retries the outbox when the network returns, the token changes or the page becomes visible. */
function wakeOutbox(outbox: Outbox, drafts: DraftKeeper, { page, session }: UnsentPorts): () => void {
  let token = tokenOf(session);
  const stopSession = session.store.subscribe(() => {
    const before = token;
    token = tokenOf(session);
    if (token && token !== before) void outbox.flush('signed-in');
  });
  const online = () => void outbox.flush('network-back');
  const seen = () => {
    if (page.document.visibilityState === 'visible') void outbox.flush();
    // A hidden page may never be shown again, so save its drafts now. Screens learn what was stored.
    else void drafts.unsent().catch(() => undefined);
  };
  page.addEventListener('online', online);
  page.document.addEventListener('visibilitychange', seen);
  return () => {
    stopSession();
    page.removeEventListener('online', online);
    page.document.removeEventListener('visibilitychange', seen);
  };
}

/** Opens this page's drafts and outbox on its device. */
export function openUnsent(ports: UnsentPorts): UnsentHere {
  const { session, http, device, now, after, logError } = ports;
  const person = createPersonPort(session);
  const clock = { now, after };
  const { locks } = device;
  // Data that never leaves the page's memory needs no secret.
  const secretOf = device.keeps === 'page' ? async () => new Uint8Array() : deviceSecretOf(http, person);
  const vault = createVault({ crypto: device.crypto, keys: device.keys, secretOf });
  const drafts = createDraftKeeper({ rows: device.drafts, vault, person, clock, locks, newId });
  const outbox = createOutbox({
    rows: device.outbox,
    vault,
    person,
    clock,
    locks,
    drafts,
    newId,
    random: Math.random,
    contract: { number: CONTRACT_NUMBER, endpoints: ENDPOINTS },
    send: createOutboxSend({
      clientFor: ports.clientFor,
      openTokenFor: async (vitaId) => (await http.call(mintOpenToken, { body: { vitaId } })).data.token,
    }),
    readServerVersion: (entry, signal) => readServerVersion(http, entry, signal),
    onStored: (entry) =>
      void finishDraft(drafts, entry).catch(() =>
        logError(`The draft of ${entry.endpoint} was not removed.`),
      ),
  });
  const stops = [keepKeyReady(person, vault), wakeOutbox(outbox, drafts, ports)];
  return {
    drafts,
    outbox,
    keeps: device.keeps,
    async close() {
      for (const stop of stops) stop();
      outbox.close();
      await drafts.close();
      await device.close();
    },
  };
}
