import {
  type Addendum,
  type Encounter,
  type EncounterEvent,
  getEncounter,
} from '@careline/core/internal/encounters';
import { HttpError } from '@careline/core/internal/http';
import { useQuery } from '@careline/ui/http';
import { useConsole } from '../../console-context.tsx';

export interface Opened {
  readonly encounter: Encounter;
  readonly events: readonly EncounterEvent[];
  readonly addenda?: readonly Addendum[] | undefined;
}

/** Loads one encounter with its events. Rejects an answer about a different one. */
export function useEncounter(id: string) {
  const { http } = useConsole();
  return useQuery<Opened>(
    [id],
    async (signal) => {
      const { vitaId, data } = await http.call(getEncounter, { query: { id }, signal });
      if (data.encounter.id !== id || data.encounter.vitaId !== vitaId)
        throw HttpError.unusable(getEncounter);
      return data;
    },
    { endpoint: getEncounter.name },
  );
}
