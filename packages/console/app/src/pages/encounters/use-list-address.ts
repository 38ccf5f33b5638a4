import {
  ENCOUNTER_FILTERS,
  type EncounterCircle,
  type EncounterFilters,
  encounterFiltersQuery,
  readEncounterFilters,
} from '@careline/core/encounters/consultations';
import type { EncounterViewKind } from '@careline/ui/encounters/encounter-list';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

const VIEW = 'view';
const BOARD = 'board';

/** Filters and view stand in the address, so that they can be linked to and come back; `usual` where it names no filter. */
export function useListAddress(circle: EncounterCircle, usual: EncounterFilters) {
  const [query, setQuery] = useSearchParams();
  const asked = query.toString();
  const usualQuery = encounterFiltersQuery(usual).toString();
  const filters = useMemo(() => {
    const named = new URLSearchParams(asked);
    const isPlain = !ENCOUNTER_FILTERS.some((name) => named.has(name));
    return readEncounterFilters(circle, isPlain ? new URLSearchParams(usualQuery) : named);
  }, [circle, asked, usualQuery]);
  const view: EncounterViewKind = query.get(VIEW) === BOARD ? 'board' : 'list';
  const write = (next: EncounterFilters, nextView: EncounterViewKind) => {
    const after = encounterFiltersQuery(next);
    // Without a name of a filter the usual ones would be back.
    if (after.size === 0) after.set('order', 'latest');
    if (nextView === 'board') after.set(VIEW, BOARD);
    setQuery(after, { replace: true });
  };
  return {
    filters,
    view,
    onFiltersChange: (next: EncounterFilters) => write(next, view),
    onViewChange: (next: EncounterViewKind) => write(filters, next),
  };
}
