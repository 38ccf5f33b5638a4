import { HttpError, type Pause } from '#http';
import { type FormDrafts, NO_FORM_DRAFT } from '#outbox';
import { type Contact, isOpenContact } from '../contact.ts';
import { isLineKind } from '../line/line.ts';
import type { BegunPart } from './begun-part.ts';
import {
  type CallBeginningOptions,
  type CallOptions,
  type CallVia,
  createCallBeginning,
} from './call-session-begin.ts';
import { createCallLine } from './call-session-line.ts';
import type { CallSessionState } from './call-session-state.ts';

/** Contact of a call and its line: new, or continued. */
export interface CallContact {
  /**
   * Starts the call and creates its contact. Returns the number to dial; undefined if the call could not start or the
   * console dials. Outside permitted hours only with an emergency.
   */
  dial(callOptions?: CallOptions): Promise<string | undefined>;
  /** Hangs up a call that the console dialled. Returns whether the server received it. */
  hangUp(): Promise<boolean>;
  /** Records a call that was made on another phone. */
  calledElsewhere(callOptions?: Pick<CallOptions, 'number'>): Promise<void>;
  /**
   * Continues a contact without a disposition, with its line if that is active. Returns false if it belongs to another
   * call.
   */
  openUnfinished(contact: Contact): boolean;
  /**
   * Opens a closed call that may have unsaved local entries, as a conflict. Returns false if the server has
   * everything. Rejects with `HttpError` if the server's version can't be read.
   */
  openClosed(contact: Contact): Promise<boolean>;
}

export interface CallContactOptions extends CallBeginningOptions {
  /** Delay between polls of the line; a timer by default. */
  readonly pause?: Pause;
  readonly left: AbortSignal;
  readonly drafts?: FormDrafts | undefined;
  /** What a begun call needs, fetched where it is not here; undefined where it did not come, and then the state says why. */
  readonly bring: () => Promise<BegunPart | undefined>;
  /** Runs the callback once the code is loaded, after any number of attempts. */
  readonly whenHere: (then: (part: BegunPart) => void) => void;
  readonly get: () => CallSessionState;
  readonly set: (patch: Partial<CallSessionState>) => void;
  /** Called if the number must not be called: the patient's data is outdated. */
  readonly onStopped: () => Promise<void>;
}

export function createCallContact(options: CallContactOptions): CallContact {
  const { context, callType, bring, whenHere, get, set } = options;
  const beginning = createCallBeginning({
    ...options,
    patient: () => {
      const { patient } = get();
      return patient.phase === 'ready' ? patient.value : undefined;
    },
  });
  const line = createCallLine({
    ...options,
    signal: options.left,
    onLine: (known) => set({ line: known, via: known.via }),
  });

  const formFailure = (): HttpError => {
    const { form } = get();
    return form.phase === 'failed'
      ? form.error
      : new HttpError({ failure: 'cancelled', endpoint: 'routine/dial' });
  };

  async function begin(via: CallVia, callOptions?: CallOptions): Promise<string | undefined> {
    if (get().phase !== 'ready') return undefined;
    set({ phase: 'dialling', failure: undefined });
    // Loaded first: a person on the line can't wait for it, so no call starts without it.
    const part = await bring();
    if (!part) {
      set({ phase: 'ready', failure: formFailure() });
      return undefined;
    }
    try {
      const { contact, ...begun } = await beginning.begin(via, callOptions);
      set({ phase: 'open', contact, ...begun });
      part.open(contact);
      if (!isLineKind(begun.via)) return begun.tel ?? undefined;
      void line.follow(contact);
      return undefined;
    } catch (error) {
      const failure = HttpError.from(error, { name: 'routine/dial' });
      set({ phase: 'ready', failure });
      // Someone else recorded in the meantime why not to call.
      if (failure.code === 'number-stopped') await options.onStopped();
      return undefined;
    }
  }

  const isAboutThisCall = (contact: Contact): boolean =>
    contact.vitaId === context.vitaId &&
    contact.programme === context.programName &&
    contact.callType === callType;

  return {
    dial: (callOptions) => begin('dial', callOptions),
    async hangUp() {
      const { contact } = get();
      return contact !== undefined && (await line.hangUp(contact));
    },
    async calledElsewhere(callOptions) {
      await begin('elsewhere', callOptions);
    },
    openUnfinished(contact) {
      if (get().phase !== 'ready' || !isAboutThisCall(contact) || !isOpenContact(contact)) return false;
      // Nothing is entered before what was entered earlier is back.
      const draft = options.drafts ? ({ ...NO_FORM_DRAFT, phase: 'opening' } as const) : NO_FORM_DRAFT;
      set({ phase: 'open', contact, continued: true, failure: undefined, draft });
      whenHere((part) => void part.goOn(contact));
      void line.takeUp(contact);
      return true;
    },
    async openClosed(contact) {
      if (get().phase !== 'ready' || !isAboutThisCall(contact)) return false;
      const part = await bring();
      if (!part) throw formFailure();
      set({ contact, continued: true });
      await part.goOn(contact);
      return get().phase !== 'ready' || part.differs(contact);
    },
  };
}
