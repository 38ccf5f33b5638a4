import { getReport, type Report } from '@careline/core/internal/care';
import type { HttpClient } from '@careline/core/internal/http';
import { useSubmission } from '../../http/index.ts';

/** Fetches the file of a report, once at a time; undefined where it did not come, and the error says why. */
export function useReportFile(http: HttpClient, { vitaId, id }: Pick<Report, 'vitaId' | 'id'>) {
  const { busy, error, submit, forget } = useSubmission();
  async function fetchFile(): Promise<Blob | undefined> {
    const fetched = await submit(id, () => http.call(getReport, { query: { vitaId, id } }));
    return fetched?.answer.file;
  }
  return { busy, error, fetchFile, forget };
}
