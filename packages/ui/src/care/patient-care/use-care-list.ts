import { listNotes, listReports } from '@careline/core/internal/care';
import type { HttpClient } from '@careline/core/internal/http';
import { usePatientList } from '../../http/index.ts';

interface Options {
  readonly http: HttpClient;
  readonly vitaId: string;
}

/** So many are shown: the newest. */
const MOST = '100';

export const useReports = ({ http, vitaId }: Options) =>
  usePatientList({
    vitaId,
    endpoint: listReports,
    read: (signal) => http.call(listReports, { query: { vitaId, limit: MOST }, signal }),
  });

/** Those of one encounter, or all of the patient. */
export const useNotes = ({
  http,
  vitaId,
  encounterId,
}: Options & { readonly encounterId?: string | undefined }) =>
  usePatientList({
    vitaId,
    endpoint: listNotes,
    read: (signal) =>
      http.call(listNotes, { query: { vitaId, ...(encounterId && { encounterId }), limit: MOST }, signal }),
  });
