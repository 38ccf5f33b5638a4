import {
  answersFrom,
  changesBetween,
  type FormAnswers,
  type FormChange,
  type FormDefinition,
  fittingValues,
} from '#forms';
import { type HttpClient, ofPatient } from '#http';
import { getTouchpoint } from '../begin.endpoints.ts';
import { getCallLog } from '../call-log.endpoints.ts';
import type { CallLog } from '../call-log.ts';
import type { Contact, NewContactStatus } from '../contact.ts';
import { DISPOSITION_KEYS, dispositionOf } from '../outcome/disposition.ts';
import { storedDetail } from '../outcome/spoken-language.ts';
import { nextCallAt } from '../session/call-session-outcome.ts';
import type { CallSave } from '../session/call-session-save.ts';
import { NO_NEXT_CALL } from '../session/call-session-state.ts';
import type { CallEntries } from '../unsent/call-draft.ts';
import { wallTimeOf } from '../wall-time.ts';

/** The server's version of a call. */
export interface StoredCall {
  readonly contact: Contact;
  /** Latest version; undefined if the call has none. */
  readonly log: CallLog | undefined;
  /** Whether the user may correct it. */
  readonly mayCorrect: boolean;
}

export interface StoredCallQuestion {
  readonly contactId: string;
  readonly vitaId: string;
  readonly signal?: AbortSignal;
}

/** Reads the server's version of a call; refuses a response about another patient. */
export async function readStoredCall(
  http: HttpClient,
  { contactId, vitaId, signal }: StoredCallQuestion,
): Promise<StoredCall> {
  const [contactAnswer, logAnswer] = await Promise.all([
    http.call(getTouchpoint, { query: { id: contactId }, signal }),
    http.call(getCallLog, { query: { contactId }, signal }),
  ]);
  const { contact, mayCorrect = false } = ofPatient(contactAnswer, vitaId, getTouchpoint).data;
  const [newest] = ofPatient(logAnswer, vitaId, getCallLog).data;
  return {
    contact: ofPatient(contact, vitaId, getTouchpoint),
    log: newest && ofPatient(newest, vitaId, getCallLog),
    mayCorrect,
  };
}

/** Parts of the outcome, outside the form. */
const OUTCOME_PARTS = ['disposition', 'detail', 'note', 'nextCallAt'] as const;
export type OutcomePart = (typeof OUTCOME_PARTS)[number];

/** Differences between a save and the stored call. */
export interface CallDifferences {
  readonly outcome: readonly {
    readonly part: OutcomePart;
    readonly ours: string | number | undefined;
    readonly theirs: string | number | undefined;
  }[];
  /** `before` is the server's version, `after` the local one. */
  readonly form: readonly FormChange[];
}

/** Outcome of a call in text and times. */
type Outcome = {
  readonly [Part in 'disposition' | 'detail' | 'note']?: string | null | undefined;
} & { readonly nextCallAt?: number | null | undefined };

/** Full content of a call: stored, sent, or in the form. */
export interface CallContent {
  readonly status: Outcome;
  readonly answers: FormAnswers;
}

export const contentOfSave = ({ body }: CallSave): CallContent => ({
  status: body.status,
  answers: 'log' in body ? body.log.answers : {},
});

export function contentOfEntries(
  definition: FormDefinition,
  entries: CallEntries,
  timeZone: string,
): CallContent {
  const { disposition, values } = entries;
  const isReached = dispositionOf(disposition ?? '')?.outcome === 'reached';
  const status = {
    disposition,
    detail: storedDetail(disposition, entries.detail),
    note: entries.note.trim(),
    nextCallAt: nextCallAt(entries, timeZone),
  };
  return { status, answers: isReached ? answersFrom(definition, values) : {} };
}

export const contentOfStored = ({ contact, log }: Pick<StoredCall, 'contact' | 'log'>): CallContent => ({
  status: contact.status,
  answers: (log?.answers ?? {}) as FormAnswers,
});

const outcomeOf = ({ disposition, detail, note, nextCallAt }: Outcome) => ({
  disposition: disposition || undefined,
  detail: detail || undefined,
  note: note || undefined,
  nextCallAt: nextCallAt ?? undefined,
});

/** Returns every difference between local and stored content, ignoring ids and entry times. */
export function callDifferences(
  definition: FormDefinition,
  content: CallContent,
  stored: StoredCall,
): CallDifferences {
  const ours = outcomeOf(content.status);
  const theirs = outcomeOf(stored.contact.status);
  return {
    outcome: OUTCOME_PARTS.filter((part) => ours[part] !== theirs[part]).map((part) => ({
      part,
      ours: ours[part],
      theirs: theirs[part],
    })),
    form: changesBetween(definition, contentOfStored(stored).answers, content.answers),
  };
}

export const hasDifferences = ({ outcome, form }: CallDifferences): boolean =>
  outcome.length > 0 || form.length > 0;

function nextCallFrom(at: number | null | undefined, timeZone: string) {
  if (at === null || at === undefined) return NO_NEXT_CALL;
  return { wanted: true, ...wallTimeOf(at, timeZone), by: 'person', escalate: false } as const;
}

/** Converts a stored outcome to entries; unknown outcomes give none. */
export function outcomeEntriesFrom(
  status: Outcome,
  timeZone: string,
): Pick<CallEntries, 'disposition' | 'detail' | 'confirmed' | 'note' | 'nextCall'> {
  const known = DISPOSITION_KEYS.find((key) => key === status.disposition);
  return {
    disposition: known,
    detail: status.detail ?? '',
    confirmed: dispositionOf(known ?? '')?.asks === 'confirmation',
    note: status.note ?? '',
    nextCall: nextCallFrom(status.nextCallAt, timeZone),
  };
}

/** Converts content to entries, for editing or for display in the form. */
export function entriesFromContent(
  definition: FormDefinition,
  { status, answers }: CallContent,
  timeZone: string,
): CallEntries {
  const outcome = outcomeEntriesFrom(status, timeZone);
  const { values, aside } = fittingValues(definition, answers);
  const unknown = outcome.disposition ? undefined : status.disposition;
  return {
    ...outcome,
    values,
    aside: unknown ? [{ path: 'disposition', text: unknown }, ...aside] : aside,
  };
}

export const entriesFromStored = (
  definition: FormDefinition,
  stored: StoredCall,
  timeZone: string,
): CallEntries => entriesFromContent(definition, contentOfStored(stored), timeZone);

/** Returns a call as closed by a confirmed save whose response was lost. */
export function closedContact(contact: Contact, { body }: CallSave, author: Contact['author']): Contact {
  const { id, disposition, detail, note, nextCallAt, endedAt } = body.status as NewContactStatus;
  const log = 'log' in body ? body.log : undefined;
  return {
    ...contact,
    status: {
      ...contact.status,
      id,
      status: dispositionOf(disposition)?.outcome ?? contact.status.status,
      disposition,
      detail: detail ?? null,
      note: note ?? null,
      nextCallAt: nextCallAt ?? null,
      endedAt,
      author,
    },
    logVersion: log ? (log.follows ?? 0) + 1 : contact.logVersion,
  };
}
