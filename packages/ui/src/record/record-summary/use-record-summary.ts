import { ofPatient } from '@careline/core/internal/http';
import { getRecordSummary, type RecordSummary } from '@careline/core/internal/overview';
import { type QueryOfScreen, useQuery } from '../../http/index.ts';
import { useHttp } from '../../provider/index.ts';

export interface RecordSummaryOptions {
  readonly vitaId: string;
  /** Requests nothing while false. */
  readonly isAsked?: boolean;
}

/** Loads what staff must know about a patient first. Rejects an answer that belongs to another patient. */
export function useRecordSummary({
  vitaId,
  isAsked = true,
}: RecordSummaryOptions): QueryOfScreen<RecordSummary> {
  const http = useHttp();
  return useQuery(
    [http, vitaId],
    async (signal) =>
      ofPatient(await http.call(getRecordSummary, { query: { vitaId }, signal }), vitaId, getRecordSummary)
        .data,
    { endpoint: getRecordSummary.name, isAsked },
  );
}
