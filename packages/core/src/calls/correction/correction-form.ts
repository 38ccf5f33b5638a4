import { type HttpClient, HttpError } from '#http';
import {
  createSavedForm,
  NEW_FORM_STATE,
  type SavedFormCore,
  type SavedFormOptions,
  type SavedFormState,
  type SaveResult,
} from '#outbox';
import { getTouchpoint } from '../begin.endpoints.ts';
import { correctCallLog } from '../call-saves.endpoints.ts';
import { readStoredCall, type StoredCall } from '../conflict/stored-call.ts';
import type { Contact } from '../contact.ts';
import { type CorrectionFacts, type CorrectionPorts, stampedCorrection } from './correction-body.ts';
import { type ReasonProblem, reasonProblem } from './correction-reason.ts';

export interface CorrectionState extends SavedFormState {
  readonly reason: string;
  /** Undefined before the first attempt to save. */
  readonly reasonProblem: ReasonProblem | undefined;
}

export const NEW_CORRECTION = {
  ...NEW_FORM_STATE,
  reason: '',
  reasonProblem: undefined,
} as const satisfies CorrectionState;

export interface CorrectionOptions extends CorrectionPorts {
  readonly http: HttpClient;
  readonly contact: Contact;
  /** Time zone of the facility. */
  readonly timeZone: string;
}

export type CorrectionResult = Exclude<SaveResult, 'asks'>;

interface CorrectionFormOptions<State extends CorrectionState>
  extends Pick<
    SavedFormOptions<State, CorrectionFacts, Contact, never>,
    'initial' | 'form' | 'judge' | 'facts' | 'cleared'
  > {
  readonly of: CorrectionOptions;
  readonly isUnchanged: (state: State) => boolean;
  /** Whether an answer other than the reason is missing or wrong. */
  readonly isIncomplete?: (state: State) => boolean;
  /** Called after a conflict with the stored version, which the next save follows. */
  readonly follow: (stored: StoredCall) => void;
}

interface CorrectionForm<State extends CorrectionState>
  extends Pick<SavedFormCore<State>, 'session' | 'get' | 'set' | 'edit'> {
  setReason(reason: string): void;
  /** Saves it once. `unchanged`: there is nothing to save. */
  save(): Promise<CorrectionResult>;
}

/** Creates the form for a new version of a closed call, saved with a reason. */
export function createCorrectionForm<State extends CorrectionState>(
  options: CorrectionFormOptions<State>,
): CorrectionForm<State> {
  const { of: ports, judge, isUnchanged, isIncomplete = () => false } = options;
  const { http, contact } = ports;
  const patch = (state: Partial<CorrectionState>) => state as Partial<State>;
  const lacksAnswer = (state: State) => state.reasonProblem !== undefined || isIncomplete(state);
  const core: SavedFormCore<State> = createSavedForm<State, CorrectionFacts, Contact, never>({
    ...options,
    ports,
    vitaId: contact.vitaId,
    endpoint: correctCallLog,
    judge: (state) => ({
      ...judge(state),
      ...patch({ reasonProblem: state.checked === 'all' ? reasonProblem(state.reason) : undefined }),
    }),
    stamp: (facts) => stampedCorrection(facts, ports),
    lacksAnswer: (state) => lacksAnswer(state) || isUnchanged(state),
    recordOf: (data: { readonly contact: Contact }) => data.contact,
    stored: () => set(patch({ phase: 'saved' })),
    async refused(failure) {
      set(patch({ phase: 'failed', failure }));
      if (failure.code !== 'conflict') return 'failed';
      try {
        options.follow(await readStoredCall(http, { contactId: contact.id, vitaId: contact.vitaId }));
      } catch (error) {
        set(patch({ failure: HttpError.from(error, getTouchpoint) }));
      }
      return 'failed';
    },
  });
  const { session, set, edit } = core;
  return {
    ...core,
    setReason: (reason) => edit(() => patch({ reason })),
    async save() {
      const result = await session.save();
      if (result !== 'asks') return result;
      return lacksAnswer(core.get()) ? 'invalid' : 'unchanged';
    },
  };
}
