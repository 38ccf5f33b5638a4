import type { HttpClient } from '@careline/core/internal/http';
import { type PregnancyContent, recordPregnancy } from '@careline/core/internal/patients/pregnancy';
import { useSubmission } from '../../http/use-submission.ts';

/** Saves an entry once, however often it is tried. Returns whether it is stored. */
export function useSaveEntry(http: HttpClient, vitaId: string) {
  const sending = useSubmission();
  const save = async (content: PregnancyContent): Promise<boolean> => {
    const stored = await sending.submit(JSON.stringify(content), ({ id, key }) =>
      http.call(recordPregnancy, { body: { entry: { id, vitaId, content } }, idempotencyKey: key }),
    );
    return stored !== undefined;
  };
  return { save, busy: sending.busy, error: sending.error };
}
