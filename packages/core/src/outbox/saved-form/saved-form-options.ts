import type { FormEditorOptions, FormProblems } from '#forms';
import type { Endpoint, HttpClient, HttpError } from '#http';
import type { DraftIndex } from '../drafts/draft.ts';
import type { FormDraft } from './form-draft.ts';
import type { FormDrafts } from './form-drafting.ts';
import type { FormOutbox, WaitingSave } from './form-waiting.ts';
import type { SavedFormState, SaveResult } from './saved-form-state.ts';

/** What a form needs from its page. */
export interface SavedFormPorts {
  readonly http: HttpClient;
  /** Makes a UUID. */
  readonly newId: () => string;
  /** Stores what is entered on the device; without it, entries are lost with the page. */
  readonly drafts?: FormDrafts | undefined;
  /** Takes a save that cannot be sent; without it, the save stays in the form. */
  readonly outbox?: FormOutbox | undefined;
}

/** What follows from the entries. */
export type Judgement<State> = Partial<State> & {
  readonly problems: FormProblems;
  /** Whether anything is entered that is not stored. */
  readonly dirty: boolean;
};

/** What the device stores of the entries. */
export interface DraftOptions<State extends SavedFormState, Read extends FormDraft> {
  readonly id: string;
  readonly index: DraftIndex;
  /** What is stored, less the prepared save; undefined while the stored version is unknown. */
  readonly content: (state: State) => Readonly<Record<string, unknown>> | undefined;
  readonly read: (content: unknown) => Read;
  readonly putBack: (read: Read) => void;
}

export interface SavedFormOptions<State extends SavedFormState, Facts, Stored, Read extends FormDraft>
  extends Pick<FormEditorOptions<State>, 'form' | 'enter' | 'alongside'> {
  readonly ports: SavedFormPorts;
  readonly vitaId: string;
  readonly initial: State;
  readonly endpoint: Endpoint;
  /** Whether a save of this patient in the outbox belongs to this form; all of them do without it. */
  readonly isOwn?: (body: unknown) => boolean;
  readonly judge: (state: State) => Judgement<State>;
  /** What a save sends; undefined where there is nothing to save. Equal facts are one save. */
  readonly facts: (state: State) => Facts | undefined;
  /** Adds ids and times to the facts, once for all tries; `unstamped` leaves them out again. */
  readonly stamp?: (facts: Facts) => unknown;
  readonly unstamped?: (body: never) => Facts;
  /** Runs before a save with valid fields, such as a search for duplicates. */
  readonly beforeSave?: () => Promise<void>;
  /** Whether an answer beyond the fields is missing, such as the reason. */
  readonly lacksAnswer: (state: State) => boolean;
  /** What a save clears, besides the failure of the last one. */
  readonly cleared?: Partial<State>;
  /** The device stores no entries without it. */
  readonly draft?: DraftOptions<State, Read>;
  /** The patient's record in what a save is answered with; the answer itself without it. */
  readonly recordOf?: (data: never) => Stored & { readonly vitaId: string };
  /** The server stored the save. */
  readonly stored: (stored: Stored) => void;
  /** The outbox sent a save that was waiting. */
  readonly sent?: (waiting: WaitingSave) => unknown;
  readonly refused: (failure: HttpError) => Promise<SaveResult>;
}
