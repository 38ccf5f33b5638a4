import { type Attempts, HttpError, ofPatient, onceAtATime } from '#http';
import type { FormDraft } from './form-draft.ts';
import type { FormDrafting } from './form-drafting.ts';
import { createFormWaiting, type FormWaiting, type PreparedSave } from './form-waiting.ts';
import type { SavedFormOptions } from './saved-form-options.ts';
import { isFormEditable, type SavedFormState, type SaveResult } from './saved-form-state.ts';

interface FormSendingOptions<State extends SavedFormState, Facts, Stored>
  extends Omit<SavedFormOptions<State, Facts, Stored, FormDraft>, 'draft'> {
  readonly attempts: Attempts<PreparedSave>;
  readonly left: AbortSignal;
  readonly get: () => State;
  readonly set: (patch: Partial<State>) => void;
  readonly drafting: () => FormDrafting | undefined;
}

interface FormSending {
  readonly waiting: FormWaiting;
  readonly save: () => Promise<SaveResult>;
}

/** Creates the sending of a form, once, directly or later through the outbox. */
export function createFormSending<State extends SavedFormState, Facts, Stored>(
  options: FormSendingOptions<State, Facts, Stored>,
): FormSending {
  const { vitaId, endpoint, attempts, left, get, set, drafting, sent = () => {} } = options;
  const { stamp = (facts) => facts, recordOf = (data: unknown) => data } = options;
  const { http, newId, outbox } = options.ports;

  const waiting = createFormWaiting({
    outbox,
    vitaId,
    endpoint,
    ...(options.isOwn && { isOwn: options.isOwn }),
    form: {
      get,
      set: (patch) => set(patch as Partial<State>),
      refuse: options.refused,
      stored: sent,
    },
  });

  async function prepare(facts: Facts): Promise<PreparedSave> {
    const prepared = attempts.of(JSON.stringify(facts), () => ({
      content: JSON.stringify(stamp(facts)),
      idempotencyKey: newId(),
    }));
    drafting()?.keep();
    // The key is stored before the first attempt. A device that can't store it must not block the save.
    await drafting()
      ?.save()
      .catch(() => undefined);
    return prepared;
  }

  async function send(facts: Facts): Promise<SaveResult> {
    const prepared = await prepare(facts);
    await waiting.makeRoom();
    try {
      const { content, idempotencyKey } = prepared;
      const answer = (await http.call(endpoint, { body: JSON.parse(content), idempotencyKey })) as {
        readonly vitaId: string;
        readonly data: never;
      };
      const record = recordOf(ofPatient(answer, vitaId, endpoint).data) as Stored & {
        readonly vitaId: string;
      };
      options.stored(ofPatient(record, vitaId, endpoint));
      return 'saved';
    } catch (error) {
      const failure = HttpError.from(error, endpoint);
      if (!left.aborted && (await waiting.put(failure, prepared))) return 'waiting';
      return options.refused(failure);
    }
  }

  async function saveOnce(): Promise<SaveResult> {
    const { beforeSave, cleared } = options;
    if (!isFormEditable(get())) return 'refused';
    if (options.facts(get()) === undefined) return 'unchanged';
    set({ checked: 'all' } as Partial<State>);
    if (Object.keys(get().problems).length > 0) return 'invalid';
    const saving = { phase: 'saving', failure: undefined, ...cleared } as Partial<State>;
    if (beforeSave) {
      set(saving);
      await beforeSave();
      if (left.aborted) return 'refused';
    }
    if (options.lacksAnswer(get())) {
      set({ asked: true, ...(beforeSave && { phase: 'editing' }) } as Partial<State>);
      return 'asks';
    }
    const facts = options.facts(get());
    if (facts === undefined) return 'unchanged';
    set(saving);
    return send(facts);
  }

  return { waiting, save: onceAtATime(saveOnce) };
}
