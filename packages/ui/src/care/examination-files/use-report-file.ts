import { getReport, type Report } from '@careline/core/care';
import { type HttpClient, HttpError } from '@careline/core/http';
import { useRef, useState } from 'react';

export interface ReportFile {
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  /** The file, once it was fetched. */
  readonly file: Blob | undefined;
  open(): Promise<void>;
  close(): void;
}

/** Fetches the file of a report, once at a time; what was fetched is forgotten when it is closed. */
export function useReportFile(http: HttpClient, { vitaId, id }: Pick<Report, 'vitaId' | 'id'>): ReportFile {
  const [state, setState] = useState<Pick<ReportFile, 'busy' | 'error' | 'file'>>({
    busy: false,
    error: undefined,
    file: undefined,
  });
  const under = useRef(false);
  return {
    ...state,
    close: () => setState({ busy: false, error: undefined, file: undefined }),
    async open() {
      if (under.current) return;
      under.current = true;
      setState({ busy: true, error: undefined, file: undefined });
      try {
        const { file } = await http.call(getReport, { query: { vitaId, id } });
        setState({ busy: false, error: undefined, file });
      } catch (cause) {
        setState({ busy: false, error: HttpError.from(cause, getReport), file: undefined });
      } finally {
        under.current = false;
      }
    },
  };
}
