import { type Encounter, listEncounters, MAX_ENCOUNTER_PAGE } from '@careline/core/internal/encounters';
import type { HttpClient, QueryOf } from '@careline/core/internal/http';

/** A facility has a few hundred a day at most; this stops a server that pages for ever. */
const MAX_PAGES = 40;

/** Returns all booked checks of a day, earliest first. */
export async function readChecksOfDay(
  http: HttpClient,
  day: string,
  signal: AbortSignal,
): Promise<readonly Encounter[]> {
  const all: Encounter[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query: QueryOf<typeof listEncounters> = {
      from: day,
      to: day,
      kind: 'health-check',
      limit: `${MAX_ENCOUNTER_PAGE}`,
      ...(after && { after }),
    };
    const answer = await http.call(listEncounters, { query, signal });
    all.push(...answer.data);
    after = answer.next ?? undefined;
    if (after === undefined) break;
  }
  return all.toSorted((one, other) => one.period.start - other.period.start);
}
