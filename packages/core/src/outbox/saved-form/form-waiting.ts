import type { Endpoint, HttpError } from '#http';
import { errorOfEntry, queueFailedSave } from '../failed-save.ts';
import type { Outbox } from '../outbox.ts';
import type { OutboxEntry } from '../outbox-entry.ts';

/** The outbox as a form uses it. */
export type FormOutbox = Pick<Outbox, 'store' | 'enqueue' | 'find' | 'retry' | 'withdraw'>;

/** What was saved and waits. `sent`: the server has it by now. */
export interface WaitingSave {
  readonly maybeStored: boolean;
  readonly isBeingSent: boolean;
  readonly sent: boolean;
}

/** What became of it. `refused` comes back to the person; `gone`: it was taken out of the outbox. */
type WaitingVerdict =
  | { readonly kind: 'waiting'; readonly waiting: WaitingSave }
  | { readonly kind: 'refused'; readonly error: HttpError }
  | { readonly kind: 'gone' };

/** The form that waits, and what is to become of it. */
interface WaitingForm {
  readonly get: () => { readonly phase: string };
  readonly set: (
    patch:
      | { readonly phase: 'editing'; readonly waiting: undefined }
      | { readonly phase: 'waiting'; readonly waiting: WaitingSave },
  ) => void;
  /** It comes back with what the server did not take. */
  readonly refuse: (error: HttpError) => unknown;
  /** The server has it by now. */
  readonly stored: (waiting: WaitingSave) => unknown;
}

/** Tells the form what became of what waits of it. */
function settle({ get, set, refuse, stored }: WaitingForm, verdict: WaitingVerdict): void {
  if (verdict.kind === 'gone') {
    if (get().phase === 'waiting') set({ phase: 'editing', waiting: undefined });
  } else if (verdict.kind === 'refused') {
    set({ phase: 'editing', waiting: undefined });
    void refuse(verdict.error);
  } else if (verdict.waiting.sent) {
    void stored(verdict.waiting);
  } else {
    set({ phase: 'waiting', waiting: verdict.waiting });
  }
}

function verdictOf(entry: OutboxEntry | undefined): WaitingVerdict {
  if (!entry) return { kind: 'gone' };
  const { state, maybeStored } = entry;
  if (state !== 'refused' && state !== 'conflict') {
    return {
      kind: 'waiting',
      waiting: { maybeStored, isBeingSent: state === 'sending', sent: state === 'done' },
    };
  }
  return { kind: 'refused', error: errorOfEntry(entry) };
}

export interface FormWaiting {
  /** Keeps a save whose try failed on the device; false where it may not wait, or the device cannot take it. */
  put(error: HttpError, prepared: PreparedSave): Promise<boolean>;
  /** Follows the save where it waits from before. */
  adopt(): void;
  /** Takes it back to be changed; false where it is being sent, or may be stored already. */
  takeBack(): Promise<boolean>;
  /** A save that was refused makes room for the one in its place. */
  makeRoom(): Promise<void>;
  sendNow(): Promise<void>;
  close(): void;
}

/** A save as it is sent: its body as text, and the key that every try of it has. */
export interface PreparedSave {
  readonly content: string;
  readonly idempotencyKey: string;
}

export interface FormWaitingOptions {
  readonly outbox: FormOutbox | undefined;
  readonly vitaId: string;
  /** What is sent. */
  readonly endpoint: Endpoint;
  /** Which of the patient's saves to this endpoint are of the form; all of them without it. */
  readonly isOwn?: (body: unknown) => boolean;
  readonly form: WaitingForm;
}

/** The way of one form through the outbox. */
export function createFormWaiting(options: FormWaitingOptions): FormWaiting {
  const { outbox, vitaId, endpoint, isOwn = () => true, form } = options;
  let id: string | undefined;
  let stop = () => {};

  function follow(entryId: string): void {
    id = entryId;
    stop();
    let before = '';
    const look = () => {
      const verdict = verdictOf(outbox?.find(entryId));
      const now = JSON.stringify(verdict);
      if (now === before) return;
      before = now;
      if (verdict.kind === 'gone') id = undefined;
      if (verdict.kind === 'gone' || (verdict.kind === 'waiting' && verdict.waiting.sent)) stop();
      settle(form, verdict);
    };
    stop = outbox?.store.subscribe(look) ?? (() => {});
    look();
  }

  return {
    async put(error, { content, idempotencyKey }) {
      const save = { body: JSON.parse(content), patient: vitaId, idempotencyKey };
      const queued = await queueFailedSave(outbox, endpoint, save, error);
      if (queued !== undefined) follow(queued);
      return queued !== undefined;
    },
    adopt() {
      if (!outbox) return;
      const look = () => {
        const { loaded, entries } = outbox.store.getState();
        if (!loaded) return;
        stop();
        const isThis = ({ patient, endpoint: name, body }: OutboxEntry) =>
          patient === vitaId && name === endpoint.name && isOwn(body);
        const entry = entries.find(isThis);
        if (entry && id === undefined) follow(entry.id);
      };
      stop = outbox.store.subscribe(look);
      look();
    },
    takeBack: async () => {
      if (!outbox || id === undefined) return false;
      return (await outbox.withdraw(id)) === 'changed';
    },
    async makeRoom() {
      stop();
      if (outbox && id !== undefined) await outbox.withdraw(id, { confirmed: true });
      id = undefined;
    },
    async sendNow() {
      if (outbox && id !== undefined) await outbox.retry(id);
    },
    close: () => stop(),
  };
}
