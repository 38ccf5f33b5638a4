import {
  listStaff,
  STAFF_STATES,
  type StaffMember,
  type StaffState,
} from '@careline/core/internal/administration';
import { type HttpClient, isUuid } from '@careline/core/internal/http';
import { createPagedList } from '@careline/core/internal/paging';
import { useStore } from '@careline/ui/store';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useConsole } from '../../console-context.tsx';

export interface StaffListFilters {
  readonly text: string;
  readonly state: StaffState | '';
  readonly scope: string;
  readonly facilityId: string;
}

/** Returns the filters of an address; unknown values are dropped. */
export function readStaffFilters(query: URLSearchParams): StaffListFilters {
  const text = (name: string, most: number) => (query.get(name) ?? '').trim().slice(0, most);
  const facilityId = text('facility', 36);
  return {
    text: text('text', 120),
    state: STAFF_STATES.find((state) => state === query.get('state')) ?? '',
    scope: text('scope', 100).replace(/\s.*$/, ''),
    facilityId: isUuid(facilityId) ? facilityId : '',
  };
}

const NONE: StaffListFilters = { text: '', state: '', scope: '', facilityId: '' };

const queryOf = ({ text, state, scope, facilityId }: StaffListFilters) => ({
  ...(text && { text }),
  ...(state && { state }),
  ...(scope && { scope }),
  ...(facilityId && { facilityId }),
});

const createStaffList = (http: HttpClient) =>
  createPagedList({
    endpoint: listStaff.name,
    none: NONE,
    nothing: undefined,
    ask: (filters: StaffListFilters, after, signal) =>
      http.call(listStaff, { query: { ...queryOf(filters), ...(after !== undefined && { after }) }, signal }),
    about: () => undefined,
    keyOf: (filters) => JSON.stringify(filters),
    idOf: ({ staffId }: StaffMember) => staffId,
  });

/** Returns the staff who match the filters, page by page. */
export function useStaffList(filters: StaffListFilters) {
  const { http } = useConsole();
  const list = useMemo(() => createStaffList(http), [http]);
  useEffect(() => () => list.clear(), [list]);
  const key = JSON.stringify(filters);
  // Before paint, so that old rows never appear under new filters.
  useLayoutEffect(() => list.show(JSON.parse(key)), [list, key]);
  const state = useStore(list.store, (whole) => whole);
  return { state, more: list.more, retry: list.retry };
}
