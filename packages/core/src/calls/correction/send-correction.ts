import { type BodyOf, createAttempts, type HttpClient, HttpError, ofPatient, onceAtATime } from '#http';
import { getTouchpoint } from '../begin.endpoints.ts';
import { correctCallLog } from '../calls.endpoints.ts';

/** `unchanged`: there is nothing to store. */
export type CorrectionResult = 'saved' | 'failed' | 'invalid' | 'unchanged' | 'refused';

/** How the saving of a correction goes. */
export interface CorrectionSaving {
  readonly phase: 'editing' | 'saving' | 'failed' | 'saved';
  readonly failure: HttpError | undefined;
}

export const mayEdit = ({ phase }: CorrectionSaving): boolean => phase === 'editing' || phase === 'failed';

export interface CorrectionWay {
  readonly http: HttpClient;
  readonly newId: () => string;
  readonly get: () => CorrectionSaving;
  readonly set: (saving: Partial<CorrectionSaving>) => void;
  /** Shows what keeps it from being sent, if anything does. */
  readonly check: () => 'invalid' | 'unchanged' | undefined;
  /** What a try is told from another one by. */
  readonly content: () => unknown;
  /** What is sent, with new ids. */
  readonly body: () => BodyOf<typeof correctCallLog>;
  /** Takes over what stands there now, which the next save follows; called after a conflict. */
  readonly readNewer: () => Promise<void>;
  /** The server has it; another version is none any more. */
  readonly onSaved: () => void;
}

/** The saving of a correction: sent once, however often it is asked for, and says how that goes. */
export function createCorrectionSave(way: CorrectionWay): () => Promise<CorrectionResult> {
  const { http, newId, get, set } = way;
  const attempts = createAttempts<{
    readonly idempotencyKey: string;
    readonly body: BodyOf<typeof correctCallLog>;
  }>();

  async function send(): Promise<'saved' | 'failed'> {
    const make = () => ({ idempotencyKey: newId(), body: way.body() });
    const { idempotencyKey, body } = attempts.of(JSON.stringify(way.content()), make);
    set({ phase: 'saving', failure: undefined });
    try {
      ofPatient(await http.call(correctCallLog, { body, idempotencyKey }), body.vitaId, correctCallLog);
      set({ phase: 'saved' });
      way.onSaved();
      return 'saved';
    } catch (error) {
      const failure = HttpError.from(error, correctCallLog);
      set({ phase: 'failed', failure });
      if (failure.code === 'conflict')
        await way.readNewer().catch((reading) => set({ failure: HttpError.from(reading, getTouchpoint) }));
      return 'failed';
    }
  }

  return onceAtATime(async () => {
    if (!mayEdit(get())) return 'refused';
    return way.check() ?? send();
  });
}
