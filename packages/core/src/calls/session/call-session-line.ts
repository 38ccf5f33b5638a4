import { type HttpClient, HttpError, ofPatient, type Pause, pauseOnTimer } from '#http';
import type { Contact } from '../contact.ts';
import { getLine, hangUp } from '../line/line.endpoints.ts';
import { type CallLine, isLineKind, isLineOver } from '../line/line.ts';

export interface CallLineOptions {
  readonly http: HttpClient;
  readonly newId: () => string;
  /** Ends with the call. */
  readonly signal: AbortSignal;
  readonly pause?: Pause;
  readonly onLine: (line: CallLine) => void;
}

export interface CallLineWatch {
  /** Asks for the line again and again until it is over, or the call is left. */
  follow(contact: Contact): Promise<void>;
  /** Follows the line of a call that is opened again, where it has one that is still on; otherwise it tells nothing. */
  takeUp(contact: Contact): Promise<void>;
  /** Answers whether the server heard it. Pressed twice it is one request. */
  hangUp(contact: Contact): Promise<boolean>;
}

const EVERY_MS = 1000;
/** While people talk little changes; the timer counts by itself. */
const EVERY_WHILE_ANSWERED_MS = 2000;
/** Of a call that is opened again it is not known whether it has a line: a call without a connection asks ever more rarely. */
const RARELY_MS = 30_000;

const pauseAfter = (line: CallLine | undefined): number =>
  line?.state === 'answered' ? EVERY_WHILE_ANSWERED_MS : EVERY_MS;

/** Follows the line of a call that the console dialled. */
export function createCallLine(options: CallLineOptions): CallLineWatch {
  const { http, newId, signal, pause = pauseOnTimer, onLine } = options;
  let hanging: Promise<boolean> | undefined;

  /** Undefined where asking again may help; a line that is not there will not come. */
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
      // The person is told, and presses again: the line is still there.
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
