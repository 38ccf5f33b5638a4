import { listStaff, STAFF_STATES, type StaffMember, type StaffState } from '@careline/core/administration';
import { type HttpError, isUuid } from '@careline/core/http';
import { useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useLoaded } from '../settings/use-loaded.ts';

/** The filters as they stand in the address. */
export interface StaffListFilters {
  readonly text: string;
  readonly state: StaffState | '';
  readonly scope: string;
  readonly facilityId: string;
}

/** Whatever an address holds that is no filter is none. */
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

interface StaffPage {
  readonly data: readonly StaffMember[];
  readonly next: string | null;
}

/** The people who fit the filters, page by page. */
export function useStaffList(filters: StaffListFilters) {
  const { http } = useConsole();
  const [adding, setAdding] = useState(false);
  const [moreError, setMoreError] = useState<HttpError>();
  const key = JSON.stringify(filters);
  const wanted = {
    ...(filters.text && { text: filters.text }),
    ...(filters.state && { state: filters.state }),
    ...(filters.scope && { scope: filters.scope }),
    ...(filters.facilityId && { facilityId: filters.facilityId }),
  };
  const { state, retry, setValue } = useLoaded<StaffPage>(key, async (signal) => {
    setMoreError(undefined);
    return http.call(listStaff, { query: wanted, signal });
  });

  async function more(): Promise<void> {
    if (state.phase !== 'ready' || state.value.next === null) return;
    const { data, next: after } = state.value;
    setAdding(true);
    setMoreError(undefined);
    try {
      const page = await http.call(listStaff, { query: { ...wanted, after } });
      setValue({ data: [...data, ...page.data], next: page.next });
    } catch (error) {
      setMoreError(error as HttpError);
    } finally {
      setAdding(false);
    }
  }
  return { state, retry, more, adding, moreError };
}
