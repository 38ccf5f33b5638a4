import * as v from 'valibot';
import { uuidSchema } from '#http';
import { tagCodeSchema } from '#patients';
import { CALL_TYPE_KEYS, PROGRAMME_KEYS } from '#programmes';
import { WORK_RISKS } from './work-item.ts';

/**
 * List filters: due today, overdue, programme calls, promised call-backs, retries, calls without an outcome, escalated
 * calls, and the user's own patients and unfinished calls.
 */
const WORKLIST_KINDS = [
  'due',
  'overdue',
  'scheduled',
  'call-back',
  'retry',
  'unfinished',
  'escalated',
  'danger-sign',
  'mine',
] as const;
export type WorklistKind = (typeof WORKLIST_KINDS)[number];

export const worklistFilterEntries = {
  programme: v.optional(v.picklist(PROGRAMME_KEYS)),
  callType: v.optional(v.picklist(CALL_TYPE_KEYS)),
  risk: v.optional(v.picklist(WORK_RISKS)),
  kind: v.optional(v.picklist(WORKLIST_KINDS)),
  /** Member of staff who has claimed the patient. */
  owner: v.optional(uuidSchema),
  /** Code of one of the patient's tags. */
  tag: v.optional(tagCodeSchema),
};

const schema = v.strictObject(worklistFilterEntries);
export type WorklistFilters = Readonly<v.InferInput<typeof schema>>;
export type WorklistFilter = keyof WorklistFilters;

/** Also the names in the query string of the screen's address. */
export const WORKLIST_FILTERS = [
  'kind',
  'risk',
  'programme',
  'callType',
  'owner',
  'tag',
] as const satisfies readonly WorklistFilter[];

/**
 * Reads the filters of an address or of a host's settings. Drops values that the server would refuse, so that the list
 * still opens.
 */
export function readWorklistFilters(given: {
  get(name: string): string | null | undefined;
}): WorklistFilters {
  const read: [WorklistFilter, unknown][] = [];
  for (const name of WORKLIST_FILTERS) {
    const parsed = v.safeParse(worklistFilterEntries[name], given.get(name) ?? undefined);
    if (parsed.success && parsed.output !== undefined) read.push([name, parsed.output]);
  }
  return Object.fromEntries(read) as WorklistFilters;
}

/** Returns a key that is equal for equal filters. */
export const worklistFiltersKey = (filters: WorklistFilters): string =>
  JSON.stringify(WORKLIST_FILTERS.map((name) => filters[name] ?? null));
