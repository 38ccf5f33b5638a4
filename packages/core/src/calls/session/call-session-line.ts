import { type HttpClient, HttpError, ofPatient, type Pause, pauseOnTimer } from '#http';
import type { Contact } from '../contact.ts';
import { getLine, hangUp } from '../line/line.endpoints.ts';
import { type CallLine, isLineKind, isLineOver } from '../line/line.ts';

export interface CallLineOptions {
  readonly http: HttpClient;
  readonly newId: () => string;
  /** Aborted when the call ends. */
  readonly signal: AbortSignal;
  readonly pause?: Pause;
  readonly onLine: (line: CallLine) => void;
}

export interface CallLineWatch {
  /** Polls the line until it is over or the call is left. */
  follow(contact: Contact): Promise<void>;
  /** Follows the line of a reopened call if it is still active; otherwise does nothing. */
  takeUp(contact: Contact): Promise<void>;
  /** Returns whether the server received it. Pressing twice sends one request. */
  hangUp(contact: Contact): Promise<boolean>;
}

const EVERY_MS = 1000;
/** Little changes while people talk; the timer runs locally. */
const EVERY_WHILE_ANSWERED_MS = 2000;
/** A reopened call may have no line, so polls become rarer while there is no connection. */
const RARELY_MS = 30_000;

const pauseAfter = (line: CallLine | undefined): number =>
  line?.state === 'answered' ? EVERY_WHILE_ANSWERED_MS : EVERY_MS;

/** Creates the polling of a line that the console dialled. */
export function createCallLine(options: CallLineOptions): CallLineWatch {
  const { http, newId, signal, pause = pauseOnTimer, onLine } = options;
  let hanging: Promise<boolean> | undefined;

  /** Returns undefined if a retry may help. A missing line will never appear. */
  async function ask({ id }: Contact): Promise<CallLine | 'none' | undefined> {
    try {
      const { data } = await http.call(getLine, { query: { contactId: id }, mayBeAbsent: true, signal });
      return data.contactId === id ? data : undefined;
    } catch (error) {
      const { isClearRefusal, code } = HttpError.from(error, getLine);
      return isClearRefusal && code === 'not-found' ? 'none' : undefined;
    }
  }

  async function follow(contact: Contact): Promise<void> {
    while (!signal.aborted) {
      const line = await ask(contact);
      if (line === 'none') return;
      if (line) onLine(line);
      if (line && isLineOver(line)) return;
      await pause(pauseAfter(line), signal);
    }
  }

  async function takeUp(contact: Contact): Promise<void> {
    let line = await ask(contact);
    for (let wait = EVERY_MS; line === undefined && !signal.aborted; wait = Math.min(2 * wait, RARELY_MS)) {
      await pause(wait, signal);
      line = await ask(contact);
    }
    if (line === undefined || line === 'none' || isLineOver(line) || !isLineKind(line.via)) return;
    onLine(line);
    await pause(pauseAfter(line), signal);
    await follow(contact);
  }

  async function end({ id, vitaId }: Contact): Promise<boolean> {
    try {
      const body = { contactId: id, vitaId };
      const answer = await http.call(hangUp, { body, idempotencyKey: newId(), signal });
      onLine(ofPatient(answer, vitaId, hangUp).data);
      return true;
    } catch {
      // The user sees the failure and presses again; the line is still there.
      return false;
    }
  }

  return {
    follow,
    takeUp,
    hangUp(contact) {
      hanging ??= end(contact).finally(() => {
        hanging = undefined;
      });
      return hanging;
    },
  };
}
