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
  readonly newId: () => string;
  /** Stores entries on the device. Without it, they are lost with the page. */
  readonly drafts?: FormDrafts | undefined;
  /** Takes a save that cannot be sent; without it, the save stays in the form. */
  readonly outbox?: FormOutbox | undefined;
}

/** State derived from the entries. */
export type Judgement<State> = Partial<State> & {
  readonly problems: FormProblems;
  /** Whether there are unsaved entries. */
  readonly dirty: boolean;
};

/** What the device stores. */
export interface DraftOptions<State extends SavedFormState, Read extends FormDraft> {
  readonly id: string;
  readonly index: DraftIndex;
  /** Returns the draft content without the prepared save; undefined while the stored version is unknown. */
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
  /** Whether a queued save of this patient belongs to this form; by default all do. */
  readonly isOwn?: (body: unknown) => boolean;
  readonly judge: (state: State) => Judgement<State>;
  /** Returns what a save sends; undefined if there is nothing to save. Equal facts are one save. */
  readonly facts: (state: State) => Facts | undefined;
  /** Adds ids and times to the facts, once for all attempts; `unstamped` removes them. */
  readonly stamp?: (facts: Facts) => unknown;
  readonly unstamped?: (body: never) => Facts;
  /** Runs before a save with valid fields, such as a search for duplicates. */
  readonly beforeSave?: () => Promise<void>;
  /** Whether a required answer outside the fields is missing, such as the reason. */
  readonly lacksAnswer: (state: State) => boolean;
  /** State that a save clears, in addition to the last failure. */
  readonly cleared?: Partial<State>;
  /** Without it, the device stores no entries. */
  readonly draft?: DraftOptions<State, Read>;
  /** Returns the patient's record in the response; by default the response itself. */
  readonly recordOf?: (data: never) => Stored & { readonly vitaId: string };
  /** Called when the server has stored the save. */
  readonly stored: (stored: Stored) => void;
  /** Called when the outbox has sent a queued save. */
  readonly sent?: (waiting: WaitingSave) => unknown;
  readonly refused: (failure: HttpError) => Promise<SaveResult>;
}
