import {
  answersFrom,
  changesBetween,
  type FormAnswers,
  type FormChange,
  type FormDefinition,
  type FormEditor,
  validateForm,
  valuesFrom,
} from '#forms';
import type { CallLog } from '../call-log.ts';
import { withdrawCallLog } from '../call-saves.endpoints.ts';
import type { Contact } from '../contact.ts';
import { adviceProblems } from '../findings/advice-alone.ts';
import type { DispositionKey } from '../outcome/disposition.ts';
import { wallTimeOf } from '../wall-time.ts';
import { type ClosedCallOptions, createClosedCallChange } from './closed-call-change.ts';
import { correctableForm } from './correctable-form.ts';
import { correctionFacts } from './correction-body.ts';
import {
  type CorrectionOptions,
  type CorrectionResult,
  type CorrectionState,
  createCorrectionForm,
  NEW_CORRECTION,
} from './correction-form.ts';

/** A version that a colleague stored since the form was opened, and what it changed. */
interface CorrectionConflict {
  readonly log: CallLog;
  readonly changes: readonly FormChange[];
}

export interface CallCorrectionState extends CorrectionState {
  readonly note: string;
  /** Changes from the version that it follows. */
  readonly changes: readonly FormChange[];
  readonly noteChanged: boolean;
  /** Set after a conflict; the next save follows that version. */
  readonly conflict: CorrectionConflict | undefined;
}

export interface CallCorrection extends FormEditor<CallCorrectionState> {
  readonly form: FormDefinition;
  setNote(note: string): void;
  setReason(reason: string): void;
  /** Stores the new version once, however often it is called. `unchanged`: there is nothing to store. */
  save(): Promise<CorrectionResult>;
}

export interface CallCorrectionOptions extends CorrectionOptions {
  /** Latest version. */
  readonly log: CallLog;
}

/**
 * Creates the correction of a reached call: its saved form, changed and saved as a new version. Throws `RangeError`.
 */
export function createCallCorrection(options: CallCorrectionOptions): CallCorrection {
  const { contact, log, timeZone } = options;
  const form = correctableForm(contact, log);
  if (!form) throw new RangeError(`${log.form} is not a form of this call; check with correctableForm()`);
  const today = wallTimeOf(contact.status.endedAt ?? contact.startedAt, timeZone).date;
  let base: Pick<CallCorrectionOptions, 'contact' | 'log'> = options;
  const stored = () => valuesFrom(form, base.log.answers as FormAnswers);

  const { session, set, edit, setReason, save } = createCorrectionForm<CallCorrectionState>({
    of: options,
    form,
    initial: {
      ...NEW_CORRECTION,
      values: stored(),
      note: contact.status.note ?? '',
      changes: [],
      noteChanged: false,
      conflict: undefined,
    },
    judge({ values, note, reason }) {
      const changes = changesBetween(form, answersFrom(form, stored()), answersFrom(form, values));
      const noteChanged = note.trim() !== (base.contact.status.note ?? '').trim();
      const problems = { ...validateForm(form, values, { today }), ...adviceProblems(form, values) };
      return {
        changes,
        noteChanged,
        problems,
        dirty: changes.length > 0 || noteChanged || reason.trim() !== '',
      };
    },
    isUnchanged: ({ changes, noteChanged }) => changes.length === 0 && !noteChanged,
    facts({ values, note, reason }) {
      const { disposition, detail, nextCallAt } = base.contact.status;
      const outcome = {
        disposition: disposition as DispositionKey,
        detail: detail ?? undefined,
        note: note.trim() || undefined,
        nextCallAt,
      };
      return correctionFacts({
        contact: base.contact,
        outcome,
        filled: { log: base.log, form, values },
        reason,
      });
    },
    cleared: { conflict: undefined },
    follow({ contact, log }) {
      if (!log || log.version === base.log.version) return;
      const changes = changesBetween(form, base.log.answers as FormAnswers, log.answers as FormAnswers);
      base = { contact, log };
      set({ conflict: { log, changes } });
    },
  });

  return { ...session, form, setNote: (note) => edit(() => ({ note })), setReason, save };
}

export interface CallWithdrawal {
  /** Withdraws the call once; a retry with the same reason is the same request. Throws `HttpError`. */
  withdraw(reason: string): Promise<Contact>;
}

/** Creates the withdrawal of a call that was logged for the wrong patient. */
export function createCallWithdrawal(options: ClosedCallOptions): CallWithdrawal {
  const change = createClosedCallChange(withdrawCallLog, options);
  return { withdraw: (reason) => change({}, reason) };
}
