import { createStore, type StoreApi } from 'zustand/vanilla';
import { isoDay } from '#formatting';
import {
  createFormEditor,
  type FormEditor,
  type FormProblems,
  fieldPath,
  sameValue,
  shownProblems,
  withChecked,
} from '#forms';
import { type HttpClient, HttpError, onceAtATime } from '#http';
import { createFormDrafting, createFormWaiting, type FormDrafts, type FormOutbox } from '#outbox';
import type { RegistrationStart } from '#patients';
import { getRegistration, type Registration, registerPatient, uhidOwner } from '#patients/registration';
import { createLookUp } from './duplicate-look-up.ts';
import { duplicateQuestion } from './duplicate-question.ts';
import { NOTHING_REFUSED, refusedFields, standingRefusals } from './refused-fields.ts';
import {
  draftOfRegistration,
  registrationDraftId,
  registrationDraftIndex,
  registrationFromDraft,
} from './registration-draft.ts';
import { type PlacesOfPin, withRegistrationEntry } from './registration-edits.ts';
import {
  REGISTRATION_FORM,
  REGISTRATION_STEPS,
  type RegistrationStep,
  registrationStepForm,
  stepOfPath,
} from './registration-form.ts';
import { registrationParts } from './registration-parts.ts';
import { formDoubts, type RegistrationMoment, registrationProblems } from './registration-rules.ts';
import { createRegistrationSaving } from './registration-saving.ts';
import {
  initialRegistrationState,
  isOpenForEntry,
  lacksConfirmation,
  lacksReason,
  type RegistrationState,
} from './registration-state.ts';
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

/** `waiting`: it could not be sent and waits on the device. `invalid`: a field keeps it from being saved. `asks`: a doubt or a duplicate waits for an answer. `refused`: not now. */
export type RegistrationResult = 'saved' | 'waiting' | 'failed' | 'invalid' | 'asks' | 'refused';

/** The registration of one patient. What is entered is ignored while it is saved, and afterwards. */
export interface RegistrationSession extends FormEditor<RegistrationState> {
  readonly store: StoreApi<RegistrationState>;
  /** The id the patient has, or will have. */
  readonly vitaId: string;
  /** Leaves the step for the next one; `invalid` where something in it has to be put right first. */
  next(): 'moved' | 'invalid';
  /** Goes to a step that is open. */
  goTo(step: RegistrationStep): void;
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

const hasProblemIn = (problems: FormProblems, step: RegistrationStep): boolean =>
  Object.keys(problems).some((path) => stepOfPath(path) === step);

const sectionsOf = (step: RegistrationStep): readonly string[] =>
  registrationStepForm(step).sections.map(({ key }) => key);

export function createRegistrationSession(options: RegistrationSessionOptions): RegistrationSession {
  const { http, now, timeZone, locale = 'en', start = {} } = options;
  const left = new AbortController();
  const saving = createRegistrationSaving(options, async () => {
    drafting.keep();
    // A device that cannot keep the key keeps nobody from registering.
    await drafting.save().catch(() => undefined);
  });
  const today = (): string => isoDay(now() / 1000, timeZone) ?? '';
  const untouched = startValues(start, today(), locale);
  const store = createStore<RegistrationState>(() => initialRegistrationState(untouched));
  let agreedAt = Math.floor(now() / 1000);
  let refused = NOTHING_REFUSED;

  const moment = (): RegistrationMoment => ({ today: today(), now: Math.floor(now() / 1000), agreedAt });

  const allProblems = (values = store.getState().values): FormProblems => ({
    ...registrationProblems(values, moment()),
    ...standingRefusals(REGISTRATION_FORM, refused, values),
  });

  function set(patch: Partial<RegistrationState>): void {
    if (left.signal.aborted) return;
    store.setState((state) => {
      const next = { ...state, ...patch };
      return {
        ...next,
        problems: shownProblems(next, isOpenForEntry(next) ? allProblems(next.values) : {}),
        doubts: formDoubts(next.values, moment()),
        dirty: next.phase !== 'saved' && next.phase !== 'waiting' && !sameValue(next.values, untouched),
      };
    });
    drafting.keep();
  }

  const drafting = createFormDrafting({
    drafts: options.drafts,
    id: registrationDraftId(saving.vitaId),
    index: registrationDraftIndex(saving.vitaId),
    content() {
      const { dirty, values, step, open, reason } = store.getState();
      const entries = { values, step, open, reason, agreedAt, prepared: saving.prepared() };
      return dirty ? draftOfRegistration(entries) : undefined;
    },
    read: registrationFromDraft,
    report: (change) => set({ draft: { ...store.getState().draft, ...change } }),
    putBack({ values, step, open, reason, agreedAt: then, prepared }) {
      if (then > 0) agreedAt = then;
      saving.restore(prepared);
      set({ values, step, open, reason });
    },
  });

  const waiting = createFormWaiting({
    outbox: options.outbox,
    vitaId: saving.vitaId,
    endpoint: registerPatient,
    onChange: (verdict) => {
      if (verdict.kind === 'gone') {
        if (store.getState().phase === 'waiting') set({ phase: 'editing', waiting: undefined });
      } else if (verdict.kind === 'refused') {
        refuse(verdict.error);
      } else {
        set({ phase: 'waiting', waiting: verdict.waiting });
        if (verdict.waiting.sent) void showStored();
      }
    },
  });

  /** What waited has been stored: shown with the number it got, as soon as that can be read. */
  async function showStored(): Promise<void> {
    void drafting.confirmed().catch(() => undefined);
    try {
      const { vitaId } = saving;
      const { data } = await http.call(getRegistration, { query: { vitaId }, signal: left.signal });
      if (data.vitaId === vitaId) set({ phase: 'saved', patient: data, waiting: undefined });
    } catch {
      // It is stored, and said to be; the number is found by a search.
    }
  }

  /** Back in the form, with what the server did not take. */
  function refuse(failure: HttpError): void {
    const { values } = store.getState();
    const { places } = registrationParts(values, today(), agreedAt);
    refused = refusedFields(REGISTRATION_FORM, failure, places, values);
    const checked = withChecked(store.getState().checked, [...refused.keys()]);
    set({ checked, phase: 'failed', failure, uhidOwner: uhidOwner(failure), waiting: undefined });
  }

  function edit(change: (state: RegistrationState) => Partial<RegistrationState>): void {
    const state = store.getState();
    if (isOpenForEntry(state)) set(change(state));
  }

  const lookUp = createLookUp({
    http,
    signal: left.signal,
    question: () =>
      duplicateQuestion(registrationParts(store.getState().values, today(), agreedAt).parts, today()),
    set: (duplicates, others) => set(others ? { duplicates, reason: '' } : { duplicates }),
  });

  const editor = createFormEditor({
    store,
    form: REGISTRATION_FORM,
    isEditable: isOpenForEntry,
    set,
    enter(_, values, at, value) {
      if (fieldPath(at) === 'consent.agreed' && value === true) agreedAt = Math.floor(now() / 1000);
      return withRegistrationEntry(values, at, value, options.placesOfPin);
    },
    // An answer to a doubt is about what stood there then.
    alongside: () => ({ confirmed: false, asked: false }),
  });

  function show(step: RegistrationStep): void {
    const { open } = store.getState();
    set({ step, open: new Set([...open, step]), asked: false });
    void lookUp(false);
  }

  function next(): 'moved' | 'invalid' {
    const { step, checked } = store.getState();
    set({ checked: withChecked(checked, sectionsOf(step)) });
    if (hasProblemIn(allProblems(), step)) return 'invalid';
    show(REGISTRATION_STEPS[REGISTRATION_STEPS.indexOf(step) + 1] ?? 'review');
    return 'moved';
  }

  async function send(): Promise<RegistrationResult> {
    const { values, duplicates, reason } = store.getState();
    const { parts } = registrationParts(values, today(), agreedAt);
    const vitaIds = duplicates.list.map(({ vitaId }) => vitaId);
    const others = vitaIds.length > 0 ? { vitaIds, reason: reason.trim() } : undefined;
    await waiting.makeRoom();
    try {
      // No field is missing: what the form holds is a whole registration.
      set({ patient: await saving.save(parts as Registration, others), phase: 'saved' });
      // The patient is stored; a draft that could not be removed says so when it is opened.
      void drafting.confirmed().catch(() => undefined);
      return 'saved';
    } catch (error) {
      const failure = HttpError.from(error, registerPatient);
      const prepared = saving.prepared();
      if (prepared && !left.signal.aborted && (await waiting.put(failure, prepared))) return 'waiting';
      refuse(failure);
      return 'failed';
    }
  }

  async function saveOnce(): Promise<RegistrationResult> {
    if (!isOpenForEntry(store.getState())) return 'refused';
    set({ checked: 'all' });
    if (Object.keys(allProblems()).length > 0) return 'invalid';
    set({ phase: 'saving', failure: undefined, uhidOwner: undefined });
    await lookUp(false);
    if (left.signal.aborted) return 'refused';
    const state = store.getState();
    if (!lacksReason(state) && !lacksConfirmation(state)) return send();
    set({ phase: 'editing', asked: true });
    return 'asks';
  }

  void drafting.open();
  waiting.adopt();

  return {
    ...editor,
    store,
    vitaId: saving.vitaId,
    next,
    goTo(step) {
      const state = store.getState();
      if (isOpenForEntry(state) && state.open.has(step)) show(step);
    },
    confirm: (confirmed) => edit(() => ({ confirmed })),
    setReason: (reason) => edit(() => ({ reason })),
    lookAgain: () => void lookUp(true),
    keepNow: () => drafting.save(),
    takeOver: () => drafting.takeOver(),
    takeBack: () => waiting.takeBack(),
    sendNow: () => waiting.sendNow(),
    save: onceAtATime(saveOnce),
    dispose() {
      left.abort();
      drafting.close();
      waiting.close();
    },
  };
}
