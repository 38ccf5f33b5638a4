import type { Endpoint, HttpError } from '#http';
import { errorOfEntry, queueFailedSave } from '../failed-save.ts';
import type { Outbox } from '../outbox.ts';
import type { OutboxEntry } from '../outbox-entry.ts';

/** The part of the outbox that a form uses. */
export type FormOutbox = Pick<Outbox, 'store' | 'enqueue' | 'find' | 'retry' | 'withdraw'>;

/** A queued save. `sent` means that the server has it. */
export interface WaitingSave {
  readonly maybeStored: boolean;
  readonly isBeingSent: boolean;
  readonly sent: boolean;
}

/** Result of a queued save. `refused` returns to the user; `gone`: it was removed from the outbox. */
type WaitingVerdict =
  | { readonly kind: 'waiting'; readonly waiting: WaitingSave }
  | { readonly kind: 'refused'; readonly error: HttpError }
  | { readonly kind: 'gone' };

/** The waiting form and its callbacks. */
interface WaitingForm {
  readonly get: () => { readonly phase: string };
  readonly set: (
    patch:
      | { readonly phase: 'editing'; readonly waiting: undefined }
      | { readonly phase: 'waiting'; readonly waiting: WaitingSave },
  ) => void;
  /** Called with the refusal; the form returns to the user. */
  readonly refuse: (error: HttpError) => unknown;
  /** Called when the server has stored it. */
  readonly stored: (waiting: WaitingSave) => unknown;
}

/** Passes the result of a queued save to the form. */
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
  /** Stores a failed save on the device; returns false if it can't be queued or stored. */
  put(error: HttpError, prepared: PreparedSave): Promise<boolean>;
  /** Follows a save that is already queued. */
  adopt(): void;
  /** Takes the save back for editing; returns false if it is being sent or may be stored. */
  takeBack(): Promise<boolean>;
  /** Removes a refused save before its replacement is stored. */
  makeRoom(): Promise<void>;
  sendNow(): Promise<void>;
  close(): void;
}

/** A save as sent: body text, and the key of all attempts. */
export interface PreparedSave {
  readonly content: string;
  readonly idempotencyKey: string;
}

export interface FormWaitingOptions {
  readonly outbox: FormOutbox | undefined;
  readonly vitaId: string;
  /** Endpoint of the save. */
  readonly endpoint: Endpoint;
  /** Whether one of the patient's saves to this endpoint belongs to the form; by default all do. */
  readonly isOwn?: (body: unknown) => boolean;
  readonly form: WaitingForm;
}

/** Connects a form to the outbox. */
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
