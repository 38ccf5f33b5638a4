import type { FormProblems } from '#forms';
import { type HttpClient, HttpError, onceAtATime } from '#http';
import {
  createFormWaiting,
  type FormDrafting,
  type FormOutbox,
  type FormWaiting,
  type WaitingSave,
} from '#outbox';
import { getRegistration, type Registration, registerPatient } from '#patients/registration';
import type { LookUp } from './duplicate-look-up.ts';
import type { Refusals } from './refused-fields.ts';
import { REGISTRATION_FORM } from './registration-form.ts';
import type { EnteredRegistration } from './registration-parts.ts';
import type { PreparedSaving } from './registration-saving.ts';
import {
  isOpenForEntry,
  lacksConfirmation,
  lacksReason,
  type RegistrationState,
} from './registration-state.ts';

/** `waiting`: it could not be sent and waits on the device. `invalid`: a field keeps it from being saved. `asks`: a doubt or a duplicate waits for an answer. `refused`: not now. */
export type RegistrationResult = 'saved' | 'waiting' | 'failed' | 'invalid' | 'asks' | 'refused';

/** How a registration goes to the server, now or later, and what becomes of one that is refused. */
export interface RegistrationSending extends Pick<FormWaiting, 'adopt' | 'takeBack' | 'sendNow' | 'close'> {
  save(): Promise<RegistrationResult>;
}

export interface RegistrationSendingOptions {
  readonly http: HttpClient;
  readonly outbox?: FormOutbox;
  readonly left: AbortSignal;
  readonly saving: PreparedSaving;
  readonly refusals: Refusals;
  readonly drafting: FormDrafting;
  readonly lookUp: LookUp;
  readonly get: () => RegistrationState;
  readonly set: (patch: Partial<RegistrationState>) => void;
  /** What the form holds now, as it is sent. */
  readonly entered: () => EnteredRegistration;
  readonly allProblems: () => FormProblems;
}

export function createRegistrationSending(options: RegistrationSendingOptions): RegistrationSending {
  const { http, left, saving, refusals, drafting, lookUp, get, set, entered, allProblems } = options;
  const { vitaId } = saving;

  /** The patient is stored; a draft that could not be removed says so when it is opened. */
  const endDraft = (): void => void drafting.confirmed().catch(() => undefined);

  /** Back in the form, with what the server did not take. */
  const refuse = (failure: HttpError): void =>
    set(refusals.add(REGISTRATION_FORM, failure, entered().places, get()));

  /** What waited has been stored: shown with the number it got, as soon as that can be read. */
  async function showStored(waiting: WaitingSave): Promise<void> {
    set({ phase: 'waiting', waiting });
    endDraft();
    try {
      const { data } = await http.call(getRegistration, { query: { vitaId }, signal: left });
      if (data.vitaId === vitaId) set({ phase: 'saved', patient: data, waiting: undefined });
    } catch {
      // It is stored, and said to be; the number is found by a search.
    }
  }

  const waiting = createFormWaiting({
    outbox: options.outbox,
    vitaId,
    endpoint: registerPatient,
    form: { get, set, refuse, stored: showStored },
  });

  async function send(): Promise<RegistrationResult> {
    const { duplicates, reason } = get();
    const { parts } = entered();
    const vitaIds = duplicates.list.map((duplicate) => duplicate.vitaId);
    const others = vitaIds.length > 0 ? { vitaIds, reason: reason.trim() } : undefined;
    await waiting.makeRoom();
    try {
      // No field is missing: what the form holds is a whole registration.
      set({ patient: await saving.save(parts as Registration, others), phase: 'saved' });
      endDraft();
      return 'saved';
    } catch (error) {
      const failure = HttpError.from(error, registerPatient);
      const prepared = saving.prepared();
      if (prepared && !left.aborted && (await waiting.put(failure, prepared))) return 'waiting';
      refuse(failure);
      return 'failed';
    }
  }

  async function saveOnce(): Promise<RegistrationResult> {
    if (!isOpenForEntry(get())) return 'refused';
    set({ checked: 'all' });
    if (Object.keys(allProblems()).length > 0) return 'invalid';
    set({ phase: 'saving', failure: undefined, uhidOwner: undefined });
    await lookUp(false);
    if (left.aborted) return 'refused';
    const state = get();
    if (!lacksReason(state) && !lacksConfirmation(state)) return send();
    set({ phase: 'editing', asked: true });
    return 'asks';
  }

  return { ...waiting, save: onceAtATime(saveOnce) };
}
