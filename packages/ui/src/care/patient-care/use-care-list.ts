import { listNotes, listReports } from '@careline/core/internal/care';
import { usePatientList } from '../../http/index.ts';
import { useHttp } from '../../provider/index.ts';

interface Options {
  readonly vitaId: string;
}

/** Maximum number of entries. The newest are shown. */
const MAX_ITEMS = '100';

export const useReports = ({ vitaId }: Options) => {
  const http = useHttp();
  return usePatientList({
    vitaId,
    endpoint: listReports,
    read: (signal) => http.call(listReports, { query: { vitaId, limit: MAX_ITEMS }, signal }),
  });
};

/** Returns the notes of one encounter, or all notes of the patient. */
export const useNotes = ({
  vitaId,
  encounterId,
}: Options & { readonly encounterId?: string | undefined }) => {
  const http = useHttp();
  return usePatientList({
    vitaId,
    endpoint: listNotes,
    read: (signal) =>
      http.call(listNotes, {
        query: { vitaId, ...(encounterId && { encounterId }), limit: MAX_ITEMS },
        signal,
      }),
  });
};
