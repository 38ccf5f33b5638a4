import type { HttpClient } from '@careline/core/internal/http';
import { type PregnancyContent, recordPregnancy } from '@careline/core/internal/patients/pregnancy';
import { useSubmission } from '../../http/use-submission.ts';

/** Returns a function that saves an entry once, even with retries. It resolves to whether the entry is stored. */
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
