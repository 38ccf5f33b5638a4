import { callEndpoints } from '#calls';
import { HttpError } from '#http';
import { createDraftKeeper, createOutbox, type OutboxPorts, type Person, type SendRequest } from '#outbox';
import { aContact, aStatus } from './contacts.ts';
import { type ManualClock, manualClock } from './manual-clock.ts';
import {
  aPersonPort,
  kill,
  type MemoryDevice,
  memoryDevice,
  memoryLocks,
  memoryRows,
  memoryTab,
  memoryVault,
} from './memory-device.ts';

/** A request as the server received it. */
interface SeenSend {
  readonly key: string;
  readonly patient: string;
  /** The author of the entry, and the person signed in. */
  readonly author: string;
  readonly by: string | undefined;
  readonly contractNumber: number;
}

export interface OutboxTabOptions {
  readonly device?: MemoryDevice;
  readonly clock?: ManualClock;
  readonly person?: Person;
  readonly send?: (request: SendRequest) => Promise<unknown>;
  readonly ports?: Partial<OutboxPorts>;
}

let tabs = 0;

/** A tab with an outbox and drafts in memory. Every request is recorded. */
export function outboxTab(options: OutboxTabOptions = {}) {
  const { device = memoryDevice(), clock = manualClock(), send = async () => ({}) } = options;
  const tab = memoryTab(device);
  const person = aPersonPort(options.person);
  const vault = memoryVault(tab, person);
  const locks = memoryLocks(tab);
  const seen: SeenSend[] = [];
  const server = { send };
  tabs += 1;
  const name = `tab${tabs}`;
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `${name}-${ids}`;
  };
  // Timers of a killed tab do not run.
  const own = {
    now: clock.now,
    after: (ms: number, task: () => void) => clock.after(ms, () => tab.alive && task()),
  };
  const common = { vault, person, locks, clock: own, newId };
  const drafts = createDraftKeeper({ ...common, rows: memoryRows(tab, 'drafts') });
  const outbox = createOutbox({
    ...common,
    rows: memoryRows(tab, 'outbox'),
    drafts,
    random: () => 0.5,
    contract: { number: 3, endpoints: callEndpoints },
    readServerVersion: async () => undefined,
    onStored: () => {},
    ...options.ports,
    send: async (request) => {
      const { idempotencyKey: key, patient, user: author, contractNumber } = request.entry;
      seen.push({ key, patient, author, by: person.current()?.userId, contractNumber });
      const answer = await server.send(request);
      return tab.alive ? answer : new Promise(() => {});
    },
  });
  return {
    outbox,
    drafts,
    person,
    vault,
    device,
    clock,
    tab,
    seen,
    /** Sets the response from now on. */
    answer: (next: (request: SendRequest) => Promise<unknown>) => {
      server.send = next;
    },
    entry: () => outbox.store.getState().entries[0],
    kill: () => kill(tab),
  };
}

export type OutboxTab = ReturnType<typeof outboxTab>;

/** The queued outcome of an unreached call to this patient. */
export function aStatusBody(patient: number, note = 'No answer') {
  const { id: contactId, vitaId } = aContact(patient);
  const { id } = aStatus(patient);
  const metaInfo = { updatedAt: 1_704_450_600, source: 'manual' } as const;
  const status = { id, disposition: 'no-answer', note, endedAt: 1_704_450_600, metaInfo } as const;
  return { contactId, vitaId, status };
}

/** Returns a send that fails with this error. */
export const failing =
  (facts: { readonly failure: HttpError['failure']; readonly status?: number; readonly code?: string }) =>
  async (): Promise<never> => {
    throw new HttpError({ endpoint: 'status/v2/add', ...facts });
  };
