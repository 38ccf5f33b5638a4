import {
  type CareNote,
  createCareList,
  type FollowUp,
  listFollowUps,
  listNotes,
  listReports,
  type Report,
} from '@careline/core/care';
import type { HttpClient } from '@careline/core/http';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../store/index.ts';

interface Options {
  readonly http: HttpClient;
  readonly vitaId: string;
}

/** So many are shown: the newest, or those due first. */
const MOST = '100';

const lists = {
  reports: ({ http, vitaId }: Options) =>
    createCareList<Report>({
      vitaId,
      name: listReports.name,
      read: () => http.call(listReports, { query: { vitaId, limit: MOST } }),
    }),
  notes: ({ http, vitaId }: Options) =>
    createCareList<CareNote>({
      vitaId,
      name: listNotes.name,
      read: () => http.call(listNotes, { query: { vitaId, limit: MOST } }),
    }),
  followUps: ({ http, vitaId }: Options) =>
    createCareList<FollowUp>({
      vitaId,
      name: listFollowUps.name,
      read: () => http.call(listFollowUps, { query: { vitaId, limit: MOST } }),
    }),
};

function useList<Item>(
  make: (options: Options) => ReturnType<typeof createCareList<Item>>,
  options: Options,
) {
  const { http, vitaId } = options;
  const list = useMemo(() => make({ http, vitaId }), [make, http, vitaId]);
  useEffect(() => void list.load(), [list]);
  return { state: useStore(list.store, (whole) => whole), load: list.load };
}

export const useReports = (options: Options) => useList(lists.reports, options);
export const useNotes = (options: Options) => useList(lists.notes, options);
export const useFollowUps = (options: Options) => useList(lists.followUps, options);
