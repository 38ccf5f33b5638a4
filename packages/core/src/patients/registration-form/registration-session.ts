import { createStore, type StoreApi } from 'zustand/vanilla';
import { isoDay } from '#formatting';
import {
  createFormEditor,
  type FormEditor,
  type FormProblems,
  fieldPath,
  sameValue,
  shownProblems,
} from '#forms';
import type { HttpClient } from '#http';
import type { FormDrafts, FormOutbox } from '#outbox';
import type { RegistrationStart } from '#patients';
import { createLookUp } from './duplicate-look-up.ts';
import { duplicateQuestion } from './duplicate-question.ts';
import { createRefusals } from './refused-fields.ts';
import { type PlacesOfPin, withRegistrationEntry } from './registration-edits.ts';
import { REGISTRATION_FORM } from './registration-form.ts';
import { createRegistrationKeeping } from './registration-keeping.ts';
import { type EnteredRegistration, registrationParts } from './registration-parts.ts';
import { formDoubts, type RegistrationMoment, registrationProblems } from './registration-rules.ts';
import { createRegistrationSaving } from './registration-saving.ts';
import { createRegistrationSending, type RegistrationResult } from './registration-sending.ts';
import { initialRegistrationState, isOpenForEntry, type RegistrationState } from './registration-state.ts';
import { createRegistrationStepping, type RegistrationStepping } from './registration-stepping.ts';
import { startValues } from './start-values.ts';

export interface RegistrationSessionOptions {
  readonly http: HttpClient;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Makes a UUID. */
  readonly newId: () => string;
  /** The facility's, IANA. */
  readonly timeZone: string;
  /** BCP 47; the consent text is offered in it first. */
  readonly locale?: string;
  /** What a search that found nobody hands over. */
  readonly start?: RegistrationStart;
  /** Knows districts where the table of `patients/pin-districts` is loaded; the states by the first digits without it. */
  readonly placesOfPin?: PlacesOfPin;
  /** Keeps what is entered; without it, it is gone with the page. */
  readonly drafts?: FormDrafts;
  /** Takes what cannot be sent; without it that stays in the form. */
  readonly outbox?: FormOutbox;
  /** The patient a draft was begun for, whose registration goes on. */
  readonly vitaId?: string;
}

/** The registration of one patient. What is entered is ignored while it is saved, and afterwards. */
export interface RegistrationSession extends FormEditor<RegistrationState>, RegistrationStepping {
  readonly store: StoreApi<RegistrationState>;
  /** The id the patient has, or will have. */
  readonly vitaId: string;
  /** Whether what is doubtful is right. */
  confirm(confirmed: boolean): void;
  /** Why this is none of the duplicates. */
  setReason(reason: string): void;
  /** Asks again who this may already be. */
  lookAgain(): void;
  /** Stores the patient once, however often it is asked for and retried. */
  save(): Promise<RegistrationResult>;
  /** Keeps at once what was entered last, as when the page is hidden. */
  keepNow(): Promise<void>;
  /** Makes this tab the one that writes in the draft, with what the other one entered last. */
  takeOver(): Promise<void>;
  /** Back to the form with a registration that waits; false where it may be stored already, or is being sent. */
  takeBack(): Promise<boolean>;
  /** Tries at once to send what waits. */
  sendNow(): Promise<void>;
  /** The registration is left, its draft stays: requests are cancelled and no late answer changes anything. */
  dispose(): void;
}

export function createRegistrationSession(options: RegistrationSessionOptions): RegistrationSession {
  const { http, now, timeZone, locale = 'en', start = {} } = options;
  const leaving = new AbortController();
  const left = leaving.signal;
  const today = (): string => isoDay(now() / 1000, timeZone) ?? '';
  const seconds = (): number => Math.floor(now() / 1000);
  const untouched = startValues(start, today(), locale);
  const store = createStore<RegistrationState>(() => initialRegistrationState(untouched));
  const get = store.getState;
  const consent = { agreedAt: seconds() };
  const refusals = createRefusals();

  const moment = (): RegistrationMoment => ({ today: today(), now: seconds(), ...consent });
  const entered = (): EnteredRegistration => registrationParts(get().values, today(), consent.agreedAt);
  const allProblems = ({ values } = get()): FormProblems => ({
    ...registrationProblems(values, moment()),
    ...refusals.standing(REGISTRATION_FORM, values),
  });

  function set(patch: Partial<RegistrationState>): void {
    if (left.aborted) return;
    store.setState((state) => {
      const next = { ...state, ...patch };
      return {
        ...next,
        problems: shownProblems(next, isOpenForEntry(next) ? allProblems(next) : {}),
        doubts: formDoubts(next.values, moment()),
        dirty: next.phase !== 'saved' && next.phase !== 'waiting' && !sameValue(next.values, untouched),
      };
    });
    drafting.keep();
  }

  const saving = createRegistrationSaving(options, async () => {
    drafting.keep();
    // A device that cannot keep the key keeps nobody from registering.
    await drafting.save().catch(() => undefined);
  });
  const drafting = createRegistrationKeeping({ ...options, saving, consent, get, set });
  const lookUp = createLookUp({
    http,
    signal: left,
    question: () => duplicateQuestion(entered().parts, today()),
    set: (duplicates, others) => set(others ? { duplicates, reason: '' } : { duplicates }),
  });
  const sending = createRegistrationSending({
    ...options,
    left,
    saving,
    refusals,
    drafting,
    lookUp,
    get,
    set,
    entered,
    allProblems,
  });

  const editor = createFormEditor({
    store,
    form: REGISTRATION_FORM,
    isEditable: isOpenForEntry,
    set,
    enter(_, values, at, value) {
      if (fieldPath(at) === 'consent.agreed' && value === true) consent.agreedAt = seconds();
      return withRegistrationEntry(values, at, value, options.placesOfPin);
    },
    // An answer to a doubt is about what stood there then.
    alongside: () => ({ confirmed: false, asked: false }),
  });

  function answer(patch: Partial<RegistrationState>): void {
    if (isOpenForEntry(get())) set(patch);
  }

  void drafting.open();
  sending.adopt();

  return {
    ...editor,
    ...createRegistrationStepping({ get, set, allProblems, onShow: () => void lookUp(false) }),
    store,
    vitaId: saving.vitaId,
    confirm: (confirmed) => answer({ confirmed }),
    setReason: (reason) => answer({ reason }),
    lookAgain: () => void lookUp(true),
    keepNow: drafting.save,
    takeOver: drafting.takeOver,
    takeBack: sending.takeBack,
    sendNow: sending.sendNow,
    save: sending.save,
    dispose() {
      leaving.abort();
      drafting.close();
      sending.close();
    },
  };
}
