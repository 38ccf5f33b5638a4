import { ENCOUNTER_FILTERS, type EncounterFilters, type EncounterScope } from '#encounters/consultations';
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

/** Users with more encounters have to filter the calendar. */
const MAX_PAGES = 3;

export interface CalendarQuestion {
  readonly http: HttpClient;
  readonly circle: EncounterScope;
  /** Without days and order, which the calendar sets. */
  readonly filters: EncounterFilters;
  /** Inclusive, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly signal: AbortSignal;
}

export interface CalendarOfDays {
  readonly encounters: readonly CalendarEncounter[];
  /** Whether the result is complete. */
  readonly isWhole: boolean;
}

/** Returns the filters that this calendar supports. The address may have filters of a list. */
function narrowing(endpoint: (typeof CALENDARS)[EncounterScope], filters: EncounterFilters) {
  const { from: _, to: __, ...known }: Readonly<Record<string, unknown>> = endpoint.query?.entries ?? {};
  return Object.fromEntries(
    ENCOUNTER_FILTERS.filter((name) => Object.hasOwn(known, name)).map((name) => [name, filters[name]]),
  );
}

/** Returns the encounters of some days, in as few requests as possible. */
export async function readCalendar(question: CalendarQuestion): Promise<CalendarOfDays> {
  const { http, circle, filters, from, to, signal } = question;
  const endpoint = CALENDARS[circle];
  const narrowed = narrowing(endpoint, filters);
  const pages = everyPage<CalendarEncounter, Page<CalendarEncounter>>({
    endpoint: endpoint.name,
    signal,
    ask: (after, asked) =>
      // TypeScript can't see that these filters match the endpoint.
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
    if (read === MAX_PAGES) return { encounters, isWhole: false };
  }
  return { encounters, isWhole: true };
}
