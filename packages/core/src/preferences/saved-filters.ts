import * as v from 'valibot';
import { dayAfter, numberOfDay } from '#formatting';
import { nonEmptyTextSchema, uuidSchema } from '#http';
import { favouriteList } from './favourites.ts';

/** Lists with filters that can be saved. */
const FILTERED_LISTS = [
  'my_encounters',
  'facility_encounters',
  'all_encounters',
  'worklist',
  'call-status-history',
  'my_appointments',
  'facility_appointments',
  'all_appointments',
  'booking_requests',
  'patients',
  'my_patients',
  'investigations',
  'transactions',
  'tasks',
  'referrals',
  'review-appointments',
  'alerts',
] as const;
export type FilteredList = (typeof FILTERED_LISTS)[number];

export const MAX_SAVED_FILTERS = 50;
const MAX_CHARACTERS = 500;
/** Keys and ids, as in an address: names of patients don't match. */
const QUERY = /^[\w=&%.+-]*$/;

export const savedFilterSchema = v.strictObject({
  id: uuidSchema,
  list: v.picklist(FILTERED_LISTS),
  name: nonEmptyTextSchema(60),
  /** Query of the list's address, with days relative to today. */
  query: v.pipe(
    v.string(),
    v.maxLength(MAX_CHARACTERS, `must have at most ${MAX_CHARACTERS} characters`),
    v.regex(QUERY, 'must be the query of an address'),
  ),
});

export type SavedFilter = v.InferOutput<typeof savedFilterSchema>;

/** The user's saved filters of every list. */
export const savedFilters = /* @__PURE__ */ favouriteList('filters', savedFilterSchema);

const DAY_NAMES = ['from', 'to', 'day'] as const;
const TODAY = /^today([+-]\d{1,4})?$/;

/** Returns a query with days relative to today, so that it means the same tomorrow. */
export function savedQuery(query: string, today: string): string {
  const named = new URLSearchParams(query);
  const first = numberOfDay(today) ?? 0;
  for (const name of DAY_NAMES) {
    const day = numberOfDay(named.get(name) ?? '');
    if (day === undefined) continue;
    const distance = day - first;
    named.set(name, distance === 0 ? 'today' : `today${distance > 0 ? '+' : ''}${distance}`);
  }
  return named.toString();
}

/** Returns the current query of a saved one. */
export function queryOfSaved(saved: string, today: string): string {
  const named = new URLSearchParams(saved);
  for (const name of DAY_NAMES) {
    const [isDay, distance = '0'] = TODAY.exec(named.get(name) ?? '') ?? [];
    if (isDay) named.set(name, dayAfter(today, Number(distance)));
  }
  return named.toString();
}
