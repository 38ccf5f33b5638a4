import {
  type EarlierAnswers,
  type EditedForm,
  type FormDefinition,
  type LastRows,
  type LastValue,
  NOTHING_CHECKED,
  type SetAside,
} from '#forms';
import type { AnswerOf, HttpError, QueryState } from '#http';
import type { MetricRecord } from '#metrics';
import { type FormDraftStatus, NO_FORM_DRAFT, type WaitingSave } from '#outbox';
import type { Patient } from '#patients';
import type { getScript } from '../begin.endpoints.ts';
import type { CallConflict } from '../conflict/call-conflict.ts';
import type { Contact } from '../contact.ts';
import type { Finding } from '../findings/escalation.ts';
import type { TypedStatuses } from '../findings/typed-statuses.ts';
import type { CallLine } from '../line/line.ts';
import type { DispositionKey } from '../outcome/disposition.ts';
import type { WallTime } from '../wall-time.ts';

/** A part of the screen that loads, fails and is retried separately. */
export type Part<T> = QueryState<T>;

export type CallScript = AnswerOf<typeof getScript>['data'];

/**
 * `ready`: no call yet. `dialling`: the contact is being created. `open`: in progress, or waiting for its disposition.
 * `save-failed`: `open` with a failure to show. `queued`: the save is on the device, waiting to be sent. `conflict`:
 * the server has a different version. `saved` is final.
 */
type CallPhase = 'ready' | 'dialling' | 'open' | 'saving' | 'save-failed' | 'queued' | 'conflict' | 'saved';

/** Time of the next call as form values; local date and time of the facility. */
export interface NextCall extends WallTime {
  readonly wanted: boolean;
  /**
   * A proposal is replaced when the disposition changes, and a danger's when it was a mistake; a person's entry is
   * not.
   */
  readonly by: 'ladder' | 'danger' | 'person';
  /** No further attempt is proposed: someone else should take over. */
  readonly escalate: boolean;
}

export type OutcomeField = 'disposition' | 'detail' | 'confirmation' | 'note' | 'nextCall';
type OutcomeProblem = 'required' | 'too-long' | 'incomplete' | 'past' | 'after-danger';
export type OutcomeProblems = Readonly<Partial<Record<OutcomeField, OutcomeProblem>>>;

export interface CallSessionState extends EditedForm {
  readonly patient: Part<Patient>;
  /** By metric of the form, oldest first; empty before the form is loaded. */
  readonly readings: Readonly<Record<string, Part<readonly MetricRecord[]>>>;
  /** Earlier calls to the patient, newest first. */
  readonly previous: Part<readonly Contact[]>;
  /** Answers of earlier calls in the programme, newest first; the source of previous values. */
  readonly answers: Part<readonly EarlierAnswers[]>;
  /** Undefined if there is no script for this call type. */
  readonly script: Part<CallScript | undefined>;
  /** Form of the begun call, loaded with the rest of its code. */
  readonly form: Part<FormDefinition>;
  /** By `fieldPath`. */
  readonly lastValues: Readonly<Record<string, LastValue>>;
  /** Previous rows of repeated groups, by section. */
  readonly lastRows: Readonly<Record<string, LastRows>>;

  readonly phase: CallPhase;
  /** Why dialling or saving failed last; undefined after a success. */
  readonly failure: HttpError | undefined;
  readonly contact: Contact | undefined;
  /** Whether the contact was started earlier and is completed here. */
  readonly continued: boolean;
  /** The server does not know that the call began; its start is queued on the device before its saves. */
  readonly unheard: boolean;
  /** Number to dial as a `tel:` address; null if the call was made elsewhere. */
  readonly tel: string | null;
  /**
   * Who dials: `device`, `elsewhere`, or the console; undefined before the call, and if it is continued without an
   * active line.
   */
  readonly via: string | undefined;
  /** The line if the console dials, once known. */
  readonly line: CallLine | undefined;

  readonly disposition: DispositionKey | undefined;
  readonly detail: string;
  /** Confirmation that some dispositions require. */
  readonly confirmed: boolean;
  readonly note: string;
  readonly nextCall: NextCall;
  /** Entries of an earlier draft that no longer fit, to be entered by hand. */
  readonly aside: readonly SetAside[];
  /** Whether and since when the device keeps the entries. */
  readonly draft: FormDraftStatus;
  /** With `queued`. */
  readonly queued: WaitingSave | undefined;
  /** With `conflict`. */
  readonly conflict: CallConflict | undefined;

  /** Findings that must be handed over before a reached call is saved. */
  readonly findings: readonly Finding[];
  /** Section of the first finding, while it has one; undefined without findings. */
  readonly foundIn: string | undefined;
  /** Evaluations of fields that have been left; empty while the patient is unknown. */
  readonly faces: TypedStatuses;
  readonly outcomeProblems: OutcomeProblems;
  /** Whether there is something that the server has not confirmed. */
  readonly dirty: boolean;
}

const LOADING = { phase: 'loading' } as const;

export const NO_NEXT_CALL: NextCall = { wanted: false, date: '', time: '', by: 'ladder', escalate: false };

export function initialSessionState(patient: Patient | undefined): CallSessionState {
  return {
    patient: patient ? { phase: 'ready', value: patient } : LOADING,
    readings: {},
    previous: LOADING,
    answers: LOADING,
    script: LOADING,
    form: LOADING,
    lastValues: {},
    lastRows: {},
    phase: 'ready',
    failure: undefined,
    contact: undefined,
    continued: false,
    unheard: false,
    tel: null,
    via: undefined,
    line: undefined,
    disposition: undefined,
    detail: '',
    confirmed: false,
    note: '',
    nextCall: NO_NEXT_CALL,
    values: {},
    aside: [],
    draft: NO_FORM_DRAFT,
    queued: undefined,
    conflict: undefined,
    findings: [],
    foundIn: undefined,
    faces: {},
    problems: {},
    outcomeProblems: {},
    checked: NOTHING_CHECKED,
    dirty: false,
  };
}

/** Whether a started call would be lost with its screen, because the server has not confirmed its result. */
export const isUnderWay = ({ phase, contact }: Pick<CallSessionState, 'phase' | 'contact'>): boolean =>
  contact !== undefined || phase === 'dialling';

/**
 * Whether outcome and form can be edited: not while another tab edits the draft, and not before a continued call has
 * its entries back.
 */
export function isEditable({
  phase,
  draft,
  continued,
}: Pick<CallSessionState, 'phase' | 'draft' | 'continued'>): boolean {
  if (phase !== 'open' && phase !== 'save-failed') return false;
  return draft.editable && !(continued && draft.phase === 'opening');
}
