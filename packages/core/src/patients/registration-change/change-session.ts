import { isoDay } from '#formatting';
import { type HttpError, ofPatient } from '#http';
import {
  createVersionedForm,
  type EnteredReason,
  type Judgement,
  type SavedFormPorts,
  type VersionedForm,
} from '#outbox';
import {
  type ChangeReason,
  getRegistration,
  newerRegistration,
  type RegisteredPatient,
  updatePatient,
} from '#patients/registration';
import { createRefusals } from '../registration-form/refused-fields.ts';
import { changeDraftId, changeDraftIndex, draftOfChange, readChangeDraft } from './change-draft.ts';
import { changeForm } from './change-form.ts';
import { changeOfForm } from './change-of-form.ts';
import { type ChangeMoment, changeDoubts, changeProblems } from './change-rules.ts';
import {
  type ChangeState,
  type ConcurrentChange,
  givenReason,
  INITIAL_CHANGE,
  lacksChangeConfirmation,
  lacksChangeReason,
} from './change-state.ts';
import { changeValues } from './change-values.ts';
import { changedFields, mergeChange } from './merge-changes.ts';

export interface RegistrationChangeOptions extends SavedFormPorts {
  readonly vitaId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Time zone of the facility, IANA. */
  readonly timeZone: string;
}

/** A change of a patient's registration. */
export interface RegistrationChange extends VersionedForm<ChangeState> {
  readonly vitaId: string;
  setReason(reason: EnteredReason<ChangeReason>): void;
  /** Confirms or unconfirms doubtful values. */
  confirm(confirmed: boolean): void;
  /** The user has read a colleague's changes. */
  settle(): void;
  /** Rebases on a newer version of the patient, for example after enrolment. Entered changes stay. */
  rebase(newer: RegisteredPatient): void;
}

const byOf = (failure: HttpError | undefined): ConcurrentChange['by'] => {
  const { by } = (failure?.problem ?? {}) as {
    readonly by?: { readonly name?: unknown; readonly at?: unknown };
  };
  return typeof by?.name === 'string' && typeof by.at === 'number' ? { name: by.name, at: by.at } : undefined;
};

/** Creates the change of a patient's registration; several can follow. */
export function createRegistrationChange(options: RegistrationChangeOptions): RegistrationChange {
  const { http, vitaId, now, timeZone } = options;
  const refusals = createRefusals();
  const moment = (): ChangeMoment => ({
    today: isoDay(now() / 1000, timeZone) ?? '',
    now: Math.floor(now() / 1000),
  });

  function judge({ patient, values }: ChangeState): Judgement<ChangeState> {
    if (!patient) return { problems: {}, doubts: [], dirty: false };
    const refused = refusals.standing(changeForm(patient), values);
    return {
      problems: { ...changeProblems(values, patient, moment()), ...refused },
      doubts: changeDoubts(values, patient, moment()),
      dirty: Object.keys(changeOfForm(values, patient, moment().today).change).length > 0,
    };
  }

  const { session, edit, get, set, takeIn, adopt } = createVersionedForm({
    ports: options,
    vitaId,
    initial: INITIAL_CHANGE,
    form: ({ patient }) => patient && changeForm(patient),
    // A confirmation is only valid for the current values.
    alongside: () => ({ confirmed: false }),
    endpoint: updatePatient,
    judge,
    facts({ patient, values, reason }) {
      if (!patient) return undefined;
      const { change } = changeOfForm(values, patient, moment().today);
      if (Object.keys(change).length === 0) return undefined;
      return { ...change, vitaId, updatedAt: patient.updatedAt, reason: givenReason(reason) };
    },
    lacksAnswer: (state) => lacksChangeReason(state) || lacksChangeConfirmation(state),
    cleared: { uhidOwner: undefined, concurrentChange: undefined, overlaps: [] },
    draft: {
      id: changeDraftId(vitaId),
      index: changeDraftIndex(vitaId),
      content: draftOfChange,
      read: readChangeDraft,
      entries: ({ values, reason }) => ({ values, reason }),
    },
    baseOf: ({ patient }) => patient,
    isSame: (one, other) => one.updatedAt === other.updatedAt,
    async read(signal) {
      const answer = await http.call(getRegistration, { query: { vitaId }, signal });
      return ofPatient(ofPatient(answer, vitaId, getRegistration).data, vitaId, getRegistration);
    },
    readEndpoint: getRegistration,
    stored: (patient: RegisteredPatient) => patient,
    newerIn: newerRegistration,
    begin(patient) {
      refusals.forget();
      return { patient, values: changeValues(patient) };
    },
    merge({ patient, values }, newer, failure) {
      refusals.forget();
      if (!patient) return {};
      const changes = changedFields(patient, newer);
      const merged = mergeChange(patient, values, newer);
      return {
        patient: newer,
        ...merged,
        confirmed: false,
        concurrentChange: { by: byOf(failure), changes },
      };
    },
    refused(failure, { patient, values, checked }) {
      const places = patient && changeOfForm(values, patient, moment().today).places;
      return refusals.add(patient && changeForm(patient), failure, places ?? new Map(), { values, checked });
    },
  });

  adopt();
  void session.load();

  return {
    ...session,
    vitaId,
    setReason: (reason) => edit(() => ({ reason, saved: false })),
    confirm: (confirmed) => edit(() => ({ confirmed, saved: false })),
    settle: () => edit(() => ({ concurrentChange: undefined, overlaps: [] })),
    rebase(newer) {
      const { concurrentChange, overlaps } = get();
      takeIn(newer);
      set({ concurrentChange, overlaps });
    },
  };
}
