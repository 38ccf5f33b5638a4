import { type Attempts, type HttpClient, HttpError, ofPatient, onceAtATime } from '#http';
import type { FormKeeping } from '#outbox';
import { createFormWaiting, type FormOutbox, type FormWaiting, type PreparedSave } from '#outbox';
import { newerRegistration, type RegisteredPatient, updatePatient } from '#patients/registration';
import type { Refusals } from '../registration-form/refused-fields.ts';
import { changeForm } from './change-form.ts';
import { type ChangeJudge, hasChange } from './change-judge.ts';
import {
  type ChangeState,
  givenReason,
  isChangeable,
  lacksChangeConfirmation,
  lacksChangeReason,
  type Meanwhile,
} from './change-state.ts';
import type { ChangeVersions } from './change-versions.ts';

/**
 * `unchanged`: nothing was entered. `asks`: the reason, or the answer to a doubt, is missing. `conflict`: somebody else was
 * first; both versions stand in the form. `waiting`: it waits on the device.
 */
export type ChangeResult =
  | 'saved'
  | 'unchanged'
  | 'invalid'
  | 'asks'
  | 'conflict'
  | 'waiting'
  | 'failed'
  | 'refused';

/** How a change goes to the server, now or later, and what becomes of one that is refused. */
export interface ChangeSending extends Pick<FormWaiting, 'adopt' | 'takeBack' | 'sendNow' | 'close'> {
  save(): Promise<ChangeResult>;
}

export interface ChangeSendingOptions {
  readonly http: HttpClient;
  readonly vitaId: string;
  readonly newId: () => string;
  readonly outbox?: FormOutbox;
  readonly left: AbortSignal;
  readonly attempts: Attempts<PreparedSave>;
  readonly refusals: Refusals;
  readonly keeping: FormKeeping;
  readonly versions: ChangeVersions;
  readonly judge: ChangeJudge;
  readonly get: () => ChangeState;
  readonly set: (patch: Partial<ChangeState>) => void;
}

const byOf = (error: HttpError): Meanwhile['by'] => {
  const by = (
    error.problem as { readonly by?: { readonly name?: unknown; readonly at?: unknown } } | undefined
  )?.by;
  return typeof by?.name === 'string' && typeof by.at === 'number' ? { name: by.name, at: by.at } : undefined;
};

export function createChangeSending(options: ChangeSendingOptions): ChangeSending {
  const { http, vitaId, attempts, refusals, keeping, versions, judge, get, set } = options;

  async function refuse(failure: HttpError): Promise<'conflict' | 'failed'> {
    const state = get();
    const { patient } = state;
    if (failure.code === 'conflict' && patient) {
      const newer = newerRegistration(failure) ?? (await versions.read().catch(() => undefined));
      if (newer) {
        versions.merge(newer, { by: byOf(failure) });
        return 'conflict';
      }
    }
    const places = patient ? judge.changeOf(state, patient).places : new Map<string, string>();
    const { checked } = get();
    set(refusals.add(patient && changeForm(patient), failure, places, { ...state, checked }));
    return 'failed';
  }

  const waiting = createFormWaiting({
    outbox: options.outbox,
    vitaId,
    endpoint: updatePatient,
    form: { get, set, refuse, stored: versions.showStored },
  });

  /** The same content has the same key at every try; it is kept before the first one. */
  async function prepare(patient: RegisteredPatient): Promise<PreparedSave> {
    const state = get();
    const { change } = judge.changeOf(state, patient);
    const body = { ...change, vitaId, updatedAt: patient.updatedAt, reason: givenReason(state.reason) };
    const content = JSON.stringify(body);
    const own = attempts.of(content, () => ({ content, idempotencyKey: options.newId() }));
    keeping.keep();
    // A device that cannot keep the key keeps nobody from saving.
    await keeping.save().catch(() => undefined);
    return own;
  }

  async function send(patient: RegisteredPatient): Promise<ChangeResult> {
    const own = await prepare(patient);
    await waiting.makeRoom();
    try {
      const answer = await http.call(updatePatient, {
        body: JSON.parse(own.content),
        idempotencyKey: own.idempotencyKey,
      });
      versions.beginFrom(ofPatient(answer.data, vitaId, updatePatient), true);
      void keeping.another();
      return 'saved';
    } catch (error) {
      const failure = HttpError.from(error, updatePatient);
      if (!options.left.aborted && (await waiting.put(failure, own))) return 'waiting';
      return refuse(failure);
    }
  }

  async function saveOnce(): Promise<ChangeResult> {
    const state = get();
    if (!isChangeable(state) || !state.patient) return 'refused';
    if (!hasChange(judge.changeOf(state, state.patient))) return 'unchanged';
    set({ checked: 'all' });
    if (Object.keys(judge.problemsOf(state)).length > 0) return 'invalid';
    if (lacksChangeReason(state) || lacksChangeConfirmation(state)) {
      set({ asked: true });
      return 'asks';
    }
    set({ phase: 'saving', failure: undefined, uhidOwner: undefined, meanwhile: undefined, overlaps: [] });
    return send(state.patient);
  }

  return { ...waiting, save: onceAtATime(saveOnce) };
}
