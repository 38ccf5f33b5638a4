import { ofPatient } from '@careline/core/internal/http';
import { getRecordSummary, type RecordSummary } from '@careline/core/internal/overview';
import { type QueryOfScreen, useQuery } from '../../http/index.ts';
import { useHttp } from '../../provider/index.ts';

export interface RecordSummaryOptions {
  readonly vitaId: string;
  /** Nothing is asked for while it is false. */
  readonly isAsked?: boolean;
}

/** What is to be known of a patient first; an answer about somebody else is refused. */
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
