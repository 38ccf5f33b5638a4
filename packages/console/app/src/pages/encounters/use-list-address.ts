import {
  ENCOUNTER_FILTERS,
  type EncounterFilters,
  type EncounterScope,
  encounterFiltersQuery,
  readEncounterFilters,
} from '@careline/core/internal/encounters/consultations';
import { numberOfDay } from '@careline/core/internal/formatting';
import { ENCOUNTER_VIEWS, type EncounterViewKind } from '@careline/ui/encounters/encounter-list';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

const VIEW = 'view';
const DAY = 'day';

const viewOf = (query: URLSearchParams): EncounterViewKind =>
  ENCOUNTER_VIEWS.find((view) => view === query.get(VIEW)) ?? 'list';

/**
 * Reads filters, view and day from the address, so that they can be linked to and restored. `usual` are the defaults.
 */
export function useListAddress(circle: EncounterScope, usual: EncounterFilters, today: string) {
  const [query, setQuery] = useSearchParams();
  const asked = query.toString();
  const usualQuery = encounterFiltersQuery(usual).toString();
  const filters = useMemo(() => {
    const named = new URLSearchParams(asked);
    const isPlain = !ENCOUNTER_FILTERS.some((name) => named.has(name));
    return readEncounterFilters(circle, isPlain ? new URLSearchParams(usualQuery) : named);
  }, [circle, asked, usualQuery]);
  const view = viewOf(query);
  const day = query.get(DAY) ?? '';
  const write = (next: EncounterFilters, nextView: EncounterViewKind, nextDay: string) => {
    const after = encounterFiltersQuery(next);
    // An empty query would mean the default filters.
    if (after.size === 0) after.set('order', 'latest');
    if (nextView !== 'list') after.set(VIEW, nextView);
    if (nextDay !== '') after.set(DAY, nextDay);
    setQuery(after, { replace: true });
  };
  const ownQuery = encounterFiltersQuery(filters);
  if (view !== 'list') ownQuery.set(VIEW, view);
  return {
    filters,
    view,
    /** Filters and view without the calendar day, for saving. */
    query: ownQuery.toString(),
    onQueryChange: (next: string) => {
      const after = new URLSearchParams(next);
      if (day !== '') after.set(DAY, day);
      setQuery(after, { replace: true });
    },
    /** The calendar day; defaults to today. */
    day: numberOfDay(day) === undefined ? today : day,
    onFiltersChange: (next: EncounterFilters) => write(next, view, day),
    onViewChange: (next: EncounterViewKind, nextDay = day) => write(filters, next, nextDay),
    onDayChange: (next: string) => write(filters, view, next),
  };
}
