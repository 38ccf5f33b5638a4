import { type BodyOf, type HttpClient, HttpError, ofPatient } from '#http';
import { correctCallLog, getTouchpoint } from '../calls.endpoints.ts';

/** `unchanged`: there is nothing to store. */
export type CorrectionResult = 'saved' | 'failed' | 'invalid' | 'unchanged' | 'refused';

/** How the saving of a correction goes. */
export interface CorrectionSaving {
  readonly phase: 'editing' | 'saving' | 'failed' | 'saved';
  readonly failure: HttpError | undefined;
}

export const mayEdit = ({ phase }: CorrectionSaving): boolean => phase === 'editing' || phase === 'failed';

export interface PreparedCorrection {
  readonly idempotencyKey: string;
  readonly body: BodyOf<typeof correctCallLog>;
}

export interface CorrectionWay {
  readonly http: HttpClient;
  readonly set: (saving: Partial<CorrectionSaving>) => void;
  /** Takes over what stands there now, which the next save follows; called after a conflict. */
  readonly readNewer: () => Promise<void>;
}

/** Sends a correction and says how that goes. */
export async function sendCorrection(
  { http, set, readNewer }: CorrectionWay,
  { idempotencyKey, body }: PreparedCorrection,
): Promise<'saved' | 'failed'> {
  set({ phase: 'saving', failure: undefined });
  try {
    ofPatient(await http.call(correctCallLog, { body, idempotencyKey }), body.vitaId, correctCallLog);
    set({ phase: 'saved' });
    return 'saved';
  } catch (error) {
    const failure = HttpError.from(error, correctCallLog);
    set({ phase: 'failed', failure });
    if (failure.code === 'conflict')
      await readNewer().catch((reading) => set({ failure: HttpError.from(reading, getTouchpoint) }));
    return 'failed';
  }
}
