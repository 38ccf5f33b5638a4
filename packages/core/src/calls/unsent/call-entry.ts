import * as v from 'valibot';
import type { OutboxEntry } from '#outbox';
import { addCallLog, addStatus } from '../call-saves.endpoints.ts';
import type { CallSave } from '../session/call-session-save.ts';

/** As much of a save as can be gone on with, whichever version made it. */
const looseSave = v.looseObject({
  contactId: v.string(),
  vitaId: v.string(),
  status: v.looseObject({
    disposition: v.string(),
    detail: v.nullish(v.string()),
    note: v.nullish(v.string()),
    nextCallAt: v.nullish(v.number()),
  }),
  log: v.optional(v.looseObject({ answers: v.record(v.string(), v.unknown()) })),
});

/** The save that an entry of the outbox is; undefined for entries that are no saves of calls. */
export function saveOfEntry({
  endpoint,
  body,
}: Pick<OutboxEntry, 'endpoint' | 'body'>): CallSave | undefined {
  const known = [addStatus, addCallLog].find(({ name }) => name === endpoint);
  return known && v.is(looseSave, body) ? ({ endpoint: known, body } as unknown as CallSave) : undefined;
}

/** The contact that an entry of the outbox is about: the id of its draft. */
export const contactOfEntry = (entry: Pick<OutboxEntry, 'endpoint' | 'body'>): string | undefined =>
  saveOfEntry(entry)?.body.contactId;
