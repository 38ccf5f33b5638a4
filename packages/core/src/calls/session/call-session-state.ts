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
import type { TypedFaces } from '../findings/typed-faces.ts';
import type { CallLine } from '../line/line.ts';
import type { DispositionKey } from '../outcome/disposition.ts';
import type { WallTime } from '../wall-time.ts';

/** A part of the screen that loads, fails and is retried on its own. */
export type Part<T> = QueryState<T>;

export type CallScript = AnswerOf<typeof getScript>['data'];

/**
 * `ready`: no call yet. `dialling`: the contact is being born. `open`: the call runs or waits for its disposition.
 * `save-failed` is `open` with a failure to show. `queued`: the save is on the device and waits to be sent. `conflict`:
 * the server has something else of this call. Nothing changes any more once it is `saved`.
 */
type CallPhase = 'ready' | 'dialling' | 'open' | 'saving' | 'save-failed' | 'queued' | 'conflict' | 'saved';

/** When to call again, as the fields hold it; a date and a time of the facility's clock. */
export interface NextCall extends WallTime {
  readonly wanted: boolean;
  /**
   * A proposal is replaced when the disposition changes, and the one for a danger when the danger was a mistake; what a
   * person entered is not.
   */
  readonly by: 'ladder' | 'danger' | 'person';
  /** The ladder has no further attempt: somebody else should take over. */
  readonly escalate: boolean;
}

export type OutcomeField = 'disposition' | 'detail' | 'confirmation' | 'note' | 'nextCall';
type OutcomeProblem = 'required' | 'too-long' | 'incomplete' | 'past' | 'after-danger';
export type OutcomeProblems = Readonly<Partial<Record<OutcomeField, OutcomeProblem>>>;

export interface CallSessionState extends EditedForm {
  readonly patient: Part<Patient>;
  /** By metric of the form, oldest first; empty before the form is here. */
  readonly readings: Readonly<Record<string, Part<readonly MetricRecord[]>>>;
  /** Earlier calls to the patient, newest first. */
  readonly previous: Part<readonly Contact[]>;
  /** What earlier calls of the programme were answered, newest first; the last values come of it. */
  readonly answers: Part<readonly EarlierAnswers[]>;
  /** Undefined where the programme has no script for this call type. */
  readonly script: Part<CallScript | undefined>;
  /** What is filled in once the call has begun; it comes with all that a begun call needs. */
  readonly form: Part<FormDefinition>;
  /** By `fieldPath`. */
  readonly lastValues: Readonly<Record<string, LastValue>>;
  /** The rows a repeated group had last time, by section. */
  readonly lastRows: Readonly<Record<string, LastRows>>;

  readonly phase: CallPhase;
  /** Why dialling or saving failed last; undefined after a success. */
  readonly failure: HttpError | undefined;
  readonly contact: Contact | undefined;
  /** True where the contact was begun earlier and is only finished here. */
  readonly continued: boolean;
  /** The server has not heard that the call began: that waits on the device, before what is saved of it. */
  readonly unheard: boolean;
  /** What to dial, as a `tel:` address; null where the call was made elsewhere. */
  readonly tel: string | null;
  /**
   * Who dials: `device`, `elsewhere`, or the console by a line; undefined before the call, and where it is continued
   * without a line that is still on.
   */
  readonly via: string | undefined;
  /** Where the console dials: the line, once it is known. */
  readonly line: CallLine | undefined;

  readonly disposition: DispositionKey | undefined;
  readonly detail: string;
  /** The second confirmation that some dispositions ask for. */
  readonly confirmed: boolean;
  readonly note: string;
  readonly nextCall: NextCall;
  /** What an earlier draft held and has no place here any more: to be read, and entered again by hand. */
  readonly aside: readonly SetAside[];
  /** Whether and since when the device keeps the entries. */
  readonly draft: FormDraftStatus;
  /** With `queued`. */
  readonly queued: WaitingSave | undefined;
  /** With `conflict`. */
  readonly conflict: CallConflict | undefined;

  /** What cannot wait: it must be handed over before a reached call is saved. */
  readonly findings: readonly Finding[];
  /** The section whose entry cannot wait, the first one that was found, for as long as it has something; undefined without any. */
  readonly foundIn: string | undefined;
  /** What the values are that are entered, of fields that were left; none while the patient is not known. */
  readonly faces: TypedFaces;
  readonly outcomeProblems: OutcomeProblems;
  /** Something would be lost: the server has not confirmed it. */
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

/** A call that was begun, or is being begun, is lost with its screen until the server has confirmed what came of it. */
export const isUnderWay = ({ phase, contact }: Pick<CallSessionState, 'phase' | 'contact'>): boolean =>
  contact !== undefined || phase === 'dialling';

/**
 * Whether the outcome and the form may be changed now: not while another tab writes in the draft, and not before a call
 * that is gone on with has its entries back.
 */
export function isEditable({
  phase,
  draft,
  continued,
}: Pick<CallSessionState, 'phase' | 'draft' | 'continued'>): boolean {
  if (phase !== 'open' && phase !== 'save-failed') return false;
  return draft.editable && !(continued && draft.phase === 'opening');
}
