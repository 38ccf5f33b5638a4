import { WORKLIST_FILTERS, type WorklistFilters } from '@careline/core/internal/calls/worklist';

/** The query of the address of a worklist. */
export function queryOfWork(filters: WorklistFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of WORKLIST_FILTERS) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  return query;
}
