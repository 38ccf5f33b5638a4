import type { Encounter } from '@careline/core/internal/encounters';
import {
  type EncounterFilters,
  type EncounterScope,
  encounterPageReader,
} from '@careline/core/internal/encounters/consultations';
import type { HttpClient } from '@careline/core/internal/http';
import { useCallback } from 'react';
import { type ListSource, useListPages } from '../../lists/index.ts';

/** Returns the encounters of a scope that match the filters. */
export function useEncounterPages(circle: EncounterScope, filters: EncounterFilters) {
  const source = useCallback(
    (http: HttpClient): ListSource<EncounterFilters, Encounter> => ({
      ...encounterPageReader({ http, circle }),
      idOf: ({ id }) => id,
    }),
    [circle],
  );
  return useListPages(source, filters, { live: ['encounters'] });
}
