import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest, type HttpClient, HttpError } from '#http';
import { getTouchpoint } from '../begin.endpoints.ts';
import { type CallReading, getCallLog } from '../call-log.endpoints.ts';
import type { CallLog } from '../call-log.ts';
import type { Contact, ContactStatus } from '../contact.ts';

/** `none`: the call has no log, like unreached calls. */
type CallDetailLogPhase = 'none' | 'loading' | 'ready' | 'failed';

export interface CallDetailState {
  readonly phase: 'closed' | 'loading' | 'ready' | 'failed';
  /** The open call, which everything else belongs to. */
  readonly contactId: string | undefined;
  readonly contact: Contact | undefined;
  /** Newest first. */
  readonly statuses: readonly ContactStatus[];
  readonly error: HttpError | undefined;
  readonly logPhase: CallDetailLogPhase;
  /** All versions of the log, newest first. */
  readonly logs: readonly CallLog[];
  /** Readings reported on the call, including those that no longer count. */
  readonly readings: readonly CallReading[];
  /** Whether the user may correct or withdraw the call. */
  readonly mayCorrect: boolean;
  readonly logError: HttpError | undefined;
}

export interface CallDetail {
  readonly store: StoreApi<CallDetailState>;
  /** Loads a call and its log, unless it is already open. */
  open(contactId: string): void;
  /** Repeats what failed. */
  retry(): void;
  /** Reloads the open call after a change. */
  reload(): void;
  close(): void;
}

const CLOSED: CallDetailState = {
  phase: 'closed',
  contactId: undefined,
  contact: undefined,
  statuses: [],
  error: undefined,
  logPhase: 'none',
  logs: [],
  readings: [],
  mayCorrect: false,
  logError: undefined,
};

/**
 * Creates the detail of a call with statuses and log.
 * Refuses responses about another call or patient, and never shows a response for an earlier call. The log can fail
 * separately.
 */
export function createCallDetail({ http }: { readonly http: HttpClient }): CallDetail {
  const store = createStore<CallDetailState>(() => CLOSED);
  const latest = createLatest();

  async function readContact(contactId: string, signal: AbortSignal) {
    const answer = await http.call(getTouchpoint, { query: { id: contactId }, signal });
    const { contact, statuses, mayCorrect = false } = answer.data;
    if (contact.id !== contactId || contact.vitaId !== answer.vitaId) throw HttpError.unusable(getTouchpoint);
    return { contact, statuses, mayCorrect };
  }

  async function readLogs({ id, vitaId }: Contact, signal: AbortSignal) {
    const answer = await http.call(getCallLog, { query: { contactId: id }, signal });
    const ours = answer.data.every((log) => log.contactId === id && log.vitaId === vitaId);
    if (answer.vitaId !== vitaId || !ours) throw HttpError.unusable(getCallLog);
    const logs = answer.data.toSorted((one, other) => other.version - one.version);
    return { logs, readings: answer.readings ?? [] };
  }

  async function loadLogs(contact: Contact): Promise<void> {
    store.setState({ logPhase: 'loading', logError: undefined });
    const read = await latest.ask(getCallLog, (signal) => readLogs(contact, signal));
    if (read?.error) store.setState({ logPhase: 'failed', logError: read.error });
    else if (read?.value) store.setState({ logPhase: 'ready', ...read.value });
  }

  async function load(contactId: string): Promise<void> {
    store.setState({ ...CLOSED, phase: 'loading', contactId }, true);
    const read = await latest.ask(getTouchpoint, (signal) => readContact(contactId, signal));
    if (read?.error) store.setState({ phase: 'failed', error: read.error });
    if (!read?.value) return;
    const { contact } = read.value;
    store.setState({ phase: 'ready', ...read.value });
    if (contact.logVersion !== null) await loadLogs(contact);
  }

  return {
    store,
    open(contactId) {
      if (store.getState().contactId !== contactId) void load(contactId);
    },
    retry() {
      const { phase, contactId, logPhase, contact } = store.getState();
      if (phase === 'failed' && contactId !== undefined) void load(contactId);
      else if (logPhase === 'failed' && contact) void loadLogs(contact);
    },
    reload() {
      const { contactId } = store.getState();
      if (contactId !== undefined) void load(contactId);
    },
    close() {
      latest.stop();
      store.setState(CLOSED, true);
    },
  };
}
