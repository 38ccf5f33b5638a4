import { answersFrom, type FormDefinition } from '#forms';
import { type BodyOf, createAttempts, type HttpClient, ofPatient } from '#http';
import { manualMetaInfo } from '#metrics';
import { addCallLog, addStatus } from '../call-saves.endpoints.ts';
import type { Contact, NewContactStatus } from '../contact.ts';
import type { DispositionKey } from '../outcome/disposition.ts';
import { storedDetail } from '../outcome/spoken-language.ts';
import { chosen, nextCallAt } from './call-session-outcome.ts';
import type { CallSessionState } from './call-session-state.ts';

type SaveContent = Pick<CallSessionState, 'disposition' | 'detail' | 'note' | 'nextCall' | 'values'> & {
  readonly contact: Contact;
  readonly disposition: DispositionKey;
};

type StatusBody = BodyOf<typeof addStatus>;
export type LogBody = BodyOf<typeof addCallLog>;

/** A save as sent: the outcome of an unreached call, or outcome and log of a reached one. */
export type CallSave =
  | { readonly endpoint: typeof addStatus; readonly body: StatusBody }
  | { readonly endpoint: typeof addCallLog; readonly body: LogBody };

interface PreparedSave {
  /** Content without ids and times: equal content is the same save. */
  readonly content: string;
  readonly idempotencyKey: string;
  readonly save: CallSave;
}

export interface CallSaving {
  /** Returns the request for this content. Retries have the same ids and key. */
  prepare(content: SaveContent): PreparedSave;
  /** Sends it once. Returns the stored call. */
  send(prepared: PreparedSave): Promise<Contact>;
}

export interface CallSavingOptions {
  readonly http: HttpClient;
  readonly definition: FormDefinition;
  readonly now: () => number;
  readonly newId: () => string;
  readonly timeZone: string;
}

export function createCallSaving({ http, definition, now, newId, timeZone }: CallSavingOptions): CallSaving {
  const attempts = createAttempts<PreparedSave>();

  function statusOf(content: SaveContent): NewContactStatus {
    const { asks } = chosen(content) ?? {};
    const asksWords = asks === 'relation' || asks === 'language' || asks === 'reason';
    return {
      id: newId(),
      disposition: content.disposition,
      detail: (asksWords && storedDetail(content.disposition, content.detail)) || undefined,
      note: content.note.trim() || undefined,
      nextCallAt: nextCallAt(content, timeZone),
      endedAt: Math.floor(now() / 1000),
      metaInfo: manualMetaInfo(now()),
    };
  }

  const logOf = ({ contact, values }: SaveContent): LogBody['log'] => ({
    form: definition.id,
    answers: answersFrom(definition, values),
    follows: contact.logVersion ?? 0,
    metaInfo: manualMetaInfo(now()),
  });

  function saveOf(content: SaveContent): CallSave {
    const { id, vitaId } = content.contact;
    const base = { contactId: id, vitaId, status: statusOf(content) };
    return chosen(content)?.outcome === 'reached'
      ? { endpoint: addCallLog, body: { ...base, log: logOf(content) } }
      : { endpoint: addStatus, body: base };
  }

  async function answerTo({ save, idempotencyKey }: PreparedSave): Promise<Contact> {
    const { vitaId } = save.body;
    if (save.endpoint === addStatus)
      return ofPatient(await http.call(addStatus, { body: save.body, idempotencyKey }), vitaId, addStatus)
        .data;
    const { body } = save as Extract<CallSave, { endpoint: typeof addCallLog }>;
    return ofPatient(await http.call(addCallLog, { body, idempotencyKey }), vitaId, addCallLog).data.contact;
  }

  return {
    prepare(content) {
      const { disposition, detail, note, nextCall, values } = content;
      const key = JSON.stringify([disposition, detail, note, nextCallAt({ nextCall }, timeZone), values]);
      return attempts.of(key, () => ({ content: key, idempotencyKey: newId(), save: saveOf(content) }));
    },
    async send(sent) {
      return ofPatient(await answerTo(sent), sent.save.body.vitaId, sent.save.endpoint);
    },
  };
}
