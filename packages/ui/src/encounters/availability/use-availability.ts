import type { EncounterUser } from '@careline/core/internal/encounters';
import { getAvailability } from '@careline/core/internal/encounters/availability';
import type { HttpClient } from '@careline/core/internal/http';
import { useQuery } from '../../http/index.ts';

/** What every part of the screen works with. */
export interface AvailabilitySetting {
  readonly http: HttpClient;
  readonly user: EncounterUser;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
}

/** When one care provider can be booked at the facility. */
export const useAvailability = ({ http }: AvailabilitySetting, careProviderId: string) =>
  useQuery(
    [http, careProviderId],
    async (signal) => (await http.call(getAvailability, { query: { careProviderId }, signal })).data,
    { endpoint: getAvailability.name },
  );
