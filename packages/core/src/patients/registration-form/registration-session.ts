import { isoDay } from '#formatting';
import { fieldPath, sameValue } from '#forms';
import { manualMetaInfo } from '#metrics';
import { createSavedForm, type SavedForm, type SavedFormPorts, type WaitingSave } from '#outbox';
import type { RegistrationStart } from '#patients';
import {
  getRegistration,
  type RegisteredPatient,
  type RegistrationParts,
  registerPatient,
  registerWalkIn,
  type WalkInVisit,
} from '#patients/registration';
import { createLookUp } from './duplicate-look-up.ts';
import { duplicateQuestion } from './duplicate-question.ts';
import { createRefusals } from './refused-fields.ts';
import {
  draftOfRegistration,
  registrationDraftId,
  registrationDraftIndex,
  registrationFromDraft,
} from './registration-draft.ts';
import { type PlacesOfPin, withRegistrationEntry } from './registration-edits.ts';
import { REGISTRATION_FORM } from './registration-form.ts';
import { type EnteredRegistration, registrationParts } from './registration-parts.ts';
import { formDoubts, type RegistrationMoment, registrationProblems } from './registration-rules.ts';
import {
  initialRegistrationState,
  lacksConfirmation,
  lacksReason,
  type RegistrationState,
} from './registration-state.ts';
import { createRegistrationStepping, type RegistrationStepping } from './registration-stepping.ts';
import { startValues } from './start-values.ts';

export interface RegistrationSessionOptions extends SavedFormPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Time zone of the facility, IANA. */
  readonly timeZone: string;
  /** BCP 47; preferred language of the consent text. */
  readonly locale?: string;
  /** Values from a search without result. */
  readonly start?: RegistrationStart;
  /** Finds districts if the table of `patients/pin-districts` is loaded; otherwise states by the first digits. */
  readonly placesOfPin?: PlacesOfPin;
  /** Id from the draft to continue; a new one by default. */
  readonly vitaId?: string;
  /** Opens a visit with a token for today's queue in the same save. */
  readonly isWalkIn?: boolean;
}

/** What a registration sends. The visit of a walk-in is added once for all attempts. */
interface RegistrationFacts extends RegistrationParts {
  readonly vitaId: string;
  readonly notDuplicateOf?: { readonly vitaIds: readonly string[]; readonly reason: string } | undefined;
}

const unstampedWalkIn = ({ visit: _, ...facts }: RegistrationFacts & { visit: unknown }): RegistrationFacts =>
  facts;

/** The registration of a patient. */
export interface RegistrationSession extends SavedForm<RegistrationState>, RegistrationStepping {
  /** Id of the current or future patient. It is fixed, so that a lost response never creates a second patient. */
  readonly vitaId: string;
  /** Confirms or unconfirms doubtful values. */
  confirm(confirmed: boolean): void;
  /** Sets the reason why no duplicate is the same person. */
  setReason(reason: string): void;
  /** Repeats the search for duplicates. */
  lookAgain(): void;
}

export function createRegistrationSession(options: RegistrationSessionOptions): RegistrationSession {
  const {
    http,
    now,
    newId,
    timeZone,
    locale = 'en',
    start = {},
    vitaId = newId(),
    isWalkIn = false,
  } = options;
  const today = (): string => isoDay(now() / 1000, timeZone) ?? '';
  const seconds = (): number => Math.floor(now() / 1000);
  const untouched = startValues(start, today(), locale, isWalkIn);
  const consent = { agreedAt: seconds() };
  const refusals = createRefusals();

  const moment = (): RegistrationMoment => ({ today: today(), now: seconds(), ...consent });
  const entered = ({ values }: RegistrationState): EnteredRegistration =>
    registrationParts(values, today(), consent.agreedAt);
  const allProblems = ({ values }: RegistrationState) => ({
    ...registrationProblems(values, moment()),
    ...refusals.standing(REGISTRATION_FORM, values),
  });

  /** Shows the patient with their UHID after a queued save was stored, as soon as it can be loaded. */
  async function showSent(waiting: WaitingSave): Promise<void> {
    set({ phase: 'waiting', waiting });
    void endDraft();
    try {
      const { data } = await http.call(getRegistration, { query: { vitaId }, signal: left });
      if (data.vitaId === vitaId) set({ phase: 'saved', patient: data, waiting: undefined });
    } catch {
      // The form already shows that the patient was saved; the UHID can be found by search.
    }
  }

  const { session, edit, get, set, left, adopt, openDraft, endDraft } = createSavedForm({
    ports: options,
    vitaId,
    initial: initialRegistrationState(untouched),
    form: REGISTRATION_FORM,
    enter(_, values, at, value) {
      if (fieldPath(at) === 'consent.agreed' && value === true) consent.agreedAt = seconds();
      return withRegistrationEntry(values, at, value, options.placesOfPin);
    },
    // A confirmation is only valid for the current values.
    alongside: () => ({ confirmed: false, asked: false }),
    endpoint: isWalkIn ? registerWalkIn : registerPatient,
    ...(isWalkIn && {
      stamp: (facts: RegistrationFacts) => ({
        ...facts,
        visit: { encounterId: newId(), metaInfo: manualMetaInfo(now()) },
      }),
      unstamped: unstampedWalkIn,
    }),
    judge: (state) => ({
      problems: allProblems(state),
      doubts: formDoubts(state.values, moment()),
      dirty: !sameValue(state.values, untouched),
    }),
    facts(state): RegistrationFacts {
      const vitaIds = state.duplicates.list.map((duplicate) => duplicate.vitaId);
      const notDuplicateOf = vitaIds.length > 0 ? { vitaIds, reason: state.reason.trim() } : undefined;
      return { ...entered(state).parts, vitaId, notDuplicateOf };
    },
    beforeSave: () => lookUp(false),
    lacksAnswer: (state) => lacksReason(state) || lacksConfirmation(state),
    cleared: { uhidOwner: undefined },
    draft: {
      id: registrationDraftId(vitaId),
      index: registrationDraftIndex(vitaId, isWalkIn),
      content: (state) => draftOfRegistration(state, consent.agreedAt),
      read: registrationFromDraft,
      putBack({ values, step, open, reason, agreedAt }) {
        if (agreedAt > 0) consent.agreedAt = agreedAt;
        set({ values, step, open, reason });
      },
    },
    stored(patient: RegisteredPatient & { readonly visit?: WalkInVisit }) {
      set({ patient, visit: patient.visit, phase: 'saved' });
      void endDraft();
    },
    sent: showSent,
    async refused(failure) {
      set(refusals.add(REGISTRATION_FORM, failure, entered(get()).places, get()));
      return 'failed';
    },
  });

  const lookUp = createLookUp({
    http,
    signal: left,
    question: () => duplicateQuestion(entered(get()).parts, today()),
    set: (duplicates, others) => set(others ? { duplicates, reason: '' } : { duplicates }),
  });

  void openDraft();
  adopt();

  return {
    ...session,
    ...createRegistrationStepping({
      get,
      set,
      allProblems: () => allProblems(get()),
      onShow: () => void lookUp(false),
    }),
    vitaId,
    confirm: (confirmed) => edit(() => ({ confirmed })),
    setReason: (reason) => edit(() => ({ reason })),
    lookAgain: () => void lookUp(true),
  };
}
