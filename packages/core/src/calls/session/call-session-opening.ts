import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest, type HttpClient, HttpError, ofPatient } from '#http';
import { getPatient, type Patient, readPatient } from '#patients';
import { type CallTypeKey, isCallTypeOf, PROGRAMMES, type ProgrammeKey } from '#programmes';
import { getTouchpoint } from '../begin.endpoints.ts';
import { type Contact, isOpenContact } from '../contact.ts';

/** A type of call that can be logged for a patient. */
export interface CallChoice {
  readonly programme: ProgrammeKey;
  readonly callType: CallTypeKey;
}

/** State before a call: patient, programme and type. */
export type CallOpeningState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: HttpError }
  /** The patient is in no programme with calls. */
  | { readonly phase: 'not-enrolled'; readonly patient: Patient }
  /** The requested call was already completed or withdrawn. */
  | { readonly phase: 'closed'; readonly patient: Patient; readonly contact: Contact }
  | { readonly phase: 'choose'; readonly patient: Patient; readonly choices: readonly CallChoice[] }
  | {
      readonly phase: 'ready';
      readonly patient: Patient;
      readonly choice: CallChoice;
      /** Unfinished contact to continue. */
      readonly contact?: Contact;
    };

export interface CallOpeningOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  /** Preselected programme; ignored if unknown or if the patient is not enrolled. */
  readonly programme?: string;
  readonly callType?: string;
  /** Unfinished call to continue. */
  readonly contactId?: string;
}

export interface CallOpening {
  readonly store: StoreApi<CallOpeningState>;
  load(): Promise<void>;
  choose(choice: CallChoice): void;
  dispose(): void;
}

/** Returns the calls that can be logged for a patient, in the order of enrolments. */
function callChoices(patient: Pick<Patient, 'enrolments'>): readonly CallChoice[] {
  return patient.enrolments.flatMap(({ programme: key }) => {
    const programme = Object.hasOwn(PROGRAMMES, key) ? PROGRAMMES[key as ProgrammeKey] : undefined;
    return programme?.callTypes.map((callType) => ({ programme: programme.key, callType })) ?? [];
  });
}

function narrowed({ programme, callType }: CallOpeningOptions, choices: readonly CallChoice[]) {
  const fitting = choices.filter(
    (choice) =>
      (programme === undefined || choice.programme === programme) &&
      (callType === undefined || choice.callType === callType),
  );
  return fitting.length > 0 ? fitting : choices;
}

/** Loads the patient and an unfinished contact, and determines the type of call. */
export function createCallOpening(options: CallOpeningOptions): CallOpening {
  const { http, contactId } = options;
  const vitaId = options.vitaId.toLowerCase();
  const latest = createLatest();
  const store = createStore<CallOpeningState>(() => ({ phase: 'loading' }));

  const set = (state: CallOpeningState): void => store.setState(state, true);

  async function readContact(id: string, signal: AbortSignal): Promise<Contact> {
    const answer = await http.call(getTouchpoint, { query: { id }, signal });
    const { contact } = ofPatient(answer, vitaId, getTouchpoint).data;
    if (contact.id === id.toLowerCase()) return ofPatient(contact, vitaId, getTouchpoint);
    throw HttpError.unusable(getTouchpoint);
  }

  function continued(patient: Patient, contact: Contact): CallOpeningState {
    const { programme, callType } = contact;
    if (!isOpenContact(contact) || !isCallTypeOf(programme, callType)) {
      return { phase: 'closed', patient, contact };
    }
    const choice = { programme: programme as ProgrammeKey, callType: callType as CallTypeKey };
    return { phase: 'ready', patient, choice, contact };
  }

  function fresh(patient: Patient): CallOpeningState {
    const choices = narrowed(options, callChoices(patient));
    const [choice] = choices;
    if (!choice) return { phase: 'not-enrolled', patient };
    return choices.length === 1 ? { phase: 'ready', patient, choice } : { phase: 'choose', patient, choices };
  }

  async function load(): Promise<void> {
    set({ phase: 'loading' });
    const read = await latest.ask(getPatient, (signal) =>
      Promise.all([
        readPatient(http, vitaId, signal),
        contactId === undefined ? undefined : readContact(contactId, signal),
      ]),
    );
    if (read?.error) set({ phase: 'failed', error: read.error });
    if (!read?.value) return;
    const [patient, contact] = read.value;
    set(contact ? continued(patient, contact) : fresh(patient));
  }

  function choose(choice: CallChoice): void {
    const state = store.getState();
    if (state.phase !== 'choose') return;
    set({ phase: 'ready', patient: state.patient, choice });
  }

  return { store, load, choose, dispose: latest.stop };
}
