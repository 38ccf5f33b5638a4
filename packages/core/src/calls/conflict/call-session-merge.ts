import {
  answersFrom,
  type FormAnswers,
  type FormDefinition,
  type FormProblems,
  validateForm,
  valuesFrom,
} from '#forms';
import { type BodyOf, createAttempts, type HttpClient, HttpError, ofPatient } from '#http';
import { correctCallLog } from '../call-saves.endpoints.ts';
import type { Contact } from '../contact.ts';
import { correctionFacts, stampedCorrection } from '../correction/correction-body.ts';
import { reasonProblem } from '../correction/correction-reason.ts';
import type { DispositionKey } from '../outcome/disposition.ts';
import type { CallSessionState } from '../session/call-session-state.ts';
import type { CallEntries } from '../unsent/call-draft.ts';
import { wallTimeOf } from '../wall-time.ts';
import { type CallConflict, type CallMerge, conflictBetween, mergedCall } from './call-conflict.ts';
import {
  type CallContent,
  callDifferences,
  contentOfStored,
  entriesFromContent,
  hasDifferences,
  type StoredCall,
} from './stored-call.ts';

/** Chosen local parts, and the reason for the correction. */
export interface MergeChoice {
  /** Keys of conflict parts to take from local entries; all others stay as stored. */
  readonly ours: ReadonlySet<string>;
  /** Shown in the call's history. */
  readonly reason: string;
}

/** `invalid`: the reason is missing, or the combination is invalid. `unchanged`: no local part was chosen. */
export type MergeResult = 'saved' | 'failed' | 'invalid' | 'unchanged' | 'refused';

export interface CallMerging {
  merge(choice: MergeChoice): Promise<MergeResult>;
}

export interface CallMergingOptions {
  readonly http: HttpClient;
  readonly form: FormDefinition;
  readonly now: () => number;
  readonly newId: () => string;
  readonly timeZone: string;
  readonly readStored: (contact: Contact) => Promise<StoredCall>;
  readonly get: () => CallSessionState;
  readonly set: (patch: Partial<CallSessionState>) => void;
  /** Called when the server has the result: local entries and queued saves are discarded. */
  readonly settle: (contact: Contact, entries?: CallEntries) => Promise<void>;
}

type Body = BodyOf<typeof correctCallLog>;

interface Prepared {
  readonly idempotencyKey: string;
  readonly body: Body;
}

/** Saves chosen local parts over the stored call, as a correction. */
export function createCallMerging(options: CallMergingOptions): CallMerging {
  const { http, form, now, newId, timeZone, get, set, settle } = options;
  const attempts = createAttempts<Prepared>();

  function show(conflict: CallConflict, merge: Partial<CallMerge>): void {
    const facts = {
      phase: 'failed',
      failure: undefined,
      problems: {},
      changedAgain: false,
      ...merge,
    } as const;
    set({ conflict: { ...conflict, merge: facts } });
  }

  /** Prepares a correction. The same choice is the same request, however often it is sent. */
  function prepare({ theirs }: CallConflict, { status, answers }: CallContent, reason: string): Prepared {
    const { contact, log } = theirs;
    const outcome = {
      disposition: status.disposition as DispositionKey,
      detail: status.detail || undefined,
      note: status.note || undefined,
      nextCallAt: status.nextCallAt ?? null,
    };
    const filled = log && { log, form, values: valuesFrom(form, answers) };
    const facts = correctionFacts({ contact, outcome, ...(filled && { filled }), reason });
    const make = () => ({ idempotencyKey: newId(), body: stampedCorrection(facts, { now, newId }) });
    return attempts.of(JSON.stringify(facts), make);
  }

  /** Returns problems of the combination, except those that the stored call already has. */
  function problemsOf({ theirs }: CallConflict, { answers }: CallContent): FormProblems {
    const { contact, log } = theirs;
    if (!log) return {};
    const today = wallTimeOf(contact.status.endedAt ?? contact.startedAt, timeZone).date;
    const problemsIn = (answers: FormAnswers) => validateForm(form, valuesFrom(form, answers), { today });
    const known = problemsIn(contentOfStored(theirs).answers);
    return Object.fromEntries(Object.entries(problemsIn(answers)).filter(([path]) => !known[path]));
  }

  async function compareAgain({ ours, theirs }: CallConflict): Promise<void> {
    const stored = await options.readStored(theirs.contact);
    const conflict = conflictBetween(form, ours, stored, { changedAgain: true });
    if (conflict) set({ conflict });
    else await settle(stored.contact);
  }

  async function failed(conflict: CallConflict, error: unknown): Promise<MergeResult> {
    const failure = HttpError.from(error, correctCallLog);
    try {
      if (failure.code === 'conflict' || failure.code === 'contact-closed') await compareAgain(conflict);
      else show(conflict, { failure });
    } catch (reading) {
      show(conflict, { failure: HttpError.from(reading, correctCallLog) });
    }
    return get().phase === 'saved' ? 'saved' : 'failed';
  }

  async function store(conflict: CallConflict, merged: CallContent, reason: string): Promise<MergeResult> {
    const { vitaId } = conflict.theirs.contact;
    show(conflict, { phase: 'saving' });
    try {
      const { body, idempotencyKey } = prepare(conflict, merged, reason);
      const answer = ofPatient(
        await http.call(correctCallLog, { body, idempotencyKey }),
        vitaId,
        correctCallLog,
      );
      const contact = ofPatient(answer.data.contact, vitaId, correctCallLog);
      await settle(contact, entriesFromContent(form, merged, timeZone));
      return 'saved';
    } catch (error) {
      return failed(conflict, error);
    }
  }

  return {
    async merge({ ours, reason }) {
      const { conflict, phase } = get();
      if (phase !== 'conflict' || !conflict?.mayMerge || conflict.merge.phase === 'saving') return 'refused';
      const chosen = mergedCall(form, conflict, ours);
      const answers = conflict.theirs.log ? answersFrom(form, valuesFrom(form, chosen.answers)) : {};
      const merged = { ...chosen, answers };
      if (!hasDifferences(callDifferences(form, merged, conflict.theirs))) return 'unchanged';
      if (reasonProblem(reason)) return 'invalid';
      const problems = problemsOf(conflict, merged);
      if (Object.keys(problems).length > 0) {
        show(conflict, { problems });
        return 'invalid';
      }
      return store(conflict, merged, reason);
    },
  };
}
