import type { EncounterUser } from '@careline/core/internal/encounters';
import { getAvailability } from '@careline/core/internal/encounters/availability';
import { useQuery } from '../../http/index.ts';
import { useHttp } from '../../provider/index.ts';

export interface AvailabilitySetting {
  readonly user: EncounterUser;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
}

export const useAvailability = (careProviderId: string) => {
  const http = useHttp();
  return useQuery(
    [http, careProviderId],
    async (signal) => (await http.call(getAvailability, { query: { careProviderId }, signal })).data,
    { endpoint: getAvailability.name },
  );
};
