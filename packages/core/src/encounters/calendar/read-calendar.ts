import { ENCOUNTER_FILTERS, type EncounterCircle, type EncounterFilters } from '#encounters/consultations';
import type { HttpClient } from '#http';
import { everyPage, type Page } from '#paging';
import {
  type CalendarEncounter,
  readAllCalendar,
  readFacilityCalendar,
  readMyCalendar,
} from './calendar.endpoints.ts';

const CALENDARS = {
  my_encounters: readMyCalendar,
  facility_encounters: readFacilityCalendar,
  all_encounters: readAllCalendar,
} as const;

/** No screen shows more: whoever has more narrows the calendar. */
const MOST_PAGES = 3;

export interface CalendarQuestion {
  readonly http: HttpClient;
  readonly circle: EncounterCircle;
  /** Their days and their order are the calendar's own. */
  readonly filters: EncounterFilters;
  /** Days, both included: YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly signal: AbortSignal;
}

export interface CalendarOfDays {
  readonly encounters: readonly CalendarEncounter[];
  /** Whether these are all of them. */
  readonly isWhole: boolean;
}

/** What this calendar knows of the filters; an address may carry those of a list. */
function narrowing(endpoint: (typeof CALENDARS)[EncounterCircle], filters: EncounterFilters) {
  const { from: _, to: __, ...known }: Readonly<Record<string, unknown>> = endpoint.query?.entries ?? {};
  return Object.fromEntries(
    ENCOUNTER_FILTERS.filter((name) => Object.hasOwn(known, name)).map((name) => [name, filters[name]]),
  );
}

/** Everything that takes place within some days, in as few requests as it takes. */
export async function readCalendar(question: CalendarQuestion): Promise<CalendarOfDays> {
  const { http, circle, filters, from, to, signal } = question;
  const endpoint = CALENDARS[circle];
  const narrowed = narrowing(endpoint, filters);
  const pages = everyPage<CalendarEncounter, Page<CalendarEncounter>>({
    endpoint: endpoint.name,
    signal,
    ask: (after, asked) =>
      // Each calendar takes the filters it knows, and these are no others.
      http.call(endpoint as typeof readMyCalendar, {
        query: { ...narrowed, from, to, after },
        signal: asked,
      }),
  });
  const encounters: CalendarEncounter[] = [];
  let read = 0;
  for await (const { data, next } of pages) {
    encounters.push(...data);
    read += 1;
    if (next === null) break;
    if (read === MOST_PAGES) return { encounters, isWhole: false };
  }
  return { encounters, isWhole: true };
}
