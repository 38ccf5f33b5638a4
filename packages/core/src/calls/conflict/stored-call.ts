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

/** What the server has of a call. */
export interface StoredCall {
  readonly contact: Contact;
  /** The newest version; undefined where the call has none. */
  readonly log: CallLog | undefined;
  /** Whether the reader may store a correction of it. */
  readonly mayCorrect: boolean;
}

export interface StoredCallQuestion {
  readonly contactId: string;
  readonly vitaId: string;
  readonly signal?: AbortSignal;
}

/** Reads what the server has of a call; an answer about another patient is refused. */
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

/** What was said of a call in words and times, beside its form. */
const OUTCOME_PARTS = ['disposition', 'detail', 'note', 'nextCallAt'] as const;
export type OutcomePart = (typeof OUTCOME_PARTS)[number];

/** What differs between a save and what is stored. */
export interface CallDifferences {
  readonly outcome: readonly {
    readonly part: OutcomePart;
    readonly ours: string | number | undefined;
    readonly theirs: string | number | undefined;
  }[];
  /** `before` is the server's, `after` is ours. */
  readonly form: readonly FormChange[];
}

/** What a call came to in words and times. */
type Outcome = {
  readonly [Part in 'disposition' | 'detail' | 'note']?: string | null | undefined;
} & { readonly nextCallAt?: number | null | undefined };

/** All that is said of a call, whether it is stored, sent, or still stands in the form. */
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

/** Every difference between what is said here and what is stored; ids and times of entering are not compared. */
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

/** What a call came to as entries; an outcome this version does not know is none. */
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

/** What was said as entries, to change them or to read them in the form. */
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

/** A call as it is once a save of it was confirmed, where the answer itself was not seen. */
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
