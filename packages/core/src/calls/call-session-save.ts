import { answersFrom, type FormDefinition, readingsFrom } from '#forms';
import type { BodyOf, HttpClient } from '#http';
import { manualMetaInfo } from '#metrics';
import { ofPatient } from './call-session-answer.ts';
import { chosen, nextCallAt } from './call-session-outcome.ts';
import type { CallSessionState } from './call-session-state.ts';
import { addCallLog, addStatus } from './calls.endpoints.ts';
import type { Contact, NewContactStatus } from './contact.ts';
import type { DispositionKey } from './disposition.ts';

export type SaveContent = Pick<
  CallSessionState,
  'disposition' | 'detail' | 'note' | 'nextCall' | 'values'
> & { readonly contact: Contact; readonly disposition: DispositionKey };

interface PreparedSave {
  /** What is to be stored, without ids and times: a save of the same content is the same save. */
  readonly content: string;
  readonly send: () => Promise<Contact>;
}

export interface CallSaving {
  /** Stores the outcome, and the form of a reached call. Every retry of the same content carries the same ids and key. */
  save(content: SaveContent): Promise<Contact>;
}

export interface CallSavingOptions {
  readonly http: HttpClient;
  readonly definition: FormDefinition;
  readonly now: () => number;
  readonly newId: () => string;
  readonly timeZone: string;
}

type LogBody = BodyOf<typeof addCallLog>;

export function createCallSaving({ http, definition, now, newId, timeZone }: CallSavingOptions): CallSaving {
  let prepared: PreparedSave | undefined;

  function statusOf(content: SaveContent): NewContactStatus {
    const { asks } = chosen(content) ?? {};
    const asksWords = asks === 'relation' || asks === 'language' || asks === 'reason';
    return {
      id: newId(),
      disposition: content.disposition,
      detail: (asksWords && content.detail.trim()) || undefined,
      note: content.note.trim() || undefined,
      nextCallAt: nextCallAt(content, timeZone),
      endedAt: Math.floor(now() / 1000),
      metaInfo: manualMetaInfo(now()),
    };
  }

  function logOf(content: SaveContent): Pick<LogBody, 'log' | 'readings'> {
    const metaInfo = manualMetaInfo(now());
    return {
      log: {
        form: definition.id,
        answers: answersFrom(definition, content.values),
        follows: content.contact.logVersion ?? 0,
        metaInfo,
      },
      // What was told on a call belongs to the time of the call, also when the call is finished later.
      readings: readingsFrom(definition, content.values, {
        timestamp: content.contact.startedAt,
        metaInfo,
        newId,
      }),
    };
  }

  function sender(content: SaveContent): () => Promise<Contact> {
    const { id, vitaId } = content.contact;
    const idempotencyKey = newId();
    const base = { contactId: id, vitaId, status: statusOf(content) };
    if (chosen(content)?.outcome !== 'reached') {
      return async () =>
        ofPatient(await http.call(addStatus, { body: base, idempotencyKey }), vitaId, addStatus).data;
    }
    const body: LogBody = { ...base, ...logOf(content) };
    return async () =>
      ofPatient(await http.call(addCallLog, { body, idempotencyKey }), vitaId, addCallLog).data.contact;
  }

  function prepare(content: SaveContent): PreparedSave {
    const { disposition, detail, note, nextCall, values } = content;
    const key = JSON.stringify([disposition, detail, note, nextCallAt({ nextCall }, timeZone), values]);
    if (prepared?.content === key) return prepared;
    return { content: key, send: sender(content) };
  }

  return {
    async save(content) {
      prepared = prepare(content);
      return ofPatient(await prepared.send(), content.contact.vitaId, addCallLog);
    },
  };
}
