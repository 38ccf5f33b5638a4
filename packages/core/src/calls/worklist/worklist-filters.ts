import * as v from 'valibot';
import { uuidSchema } from '#http';
import { tagCodeSchema } from '#patients';
import { CALL_TYPE_KEYS, PROGRAMME_KEYS } from '#programmes';
import { WORK_RISKS } from './work-item.ts';

/**
 * What a list can be narrowed to: due today, due before today, the programmes' own calls, promised call-backs, further
 * tries after nobody was reached, calls without an outcome, calls that are somebody else's turn, and what the reader holds
 * or left unfinished.
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
  /** A member of staff who holds the patient now. */
  owner: v.optional(uuidSchema),
  /** The code of a tag of the patient. */
  tag: v.optional(tagCodeSchema),
};

const schema = v.strictObject(worklistFilterEntries);
export type WorklistFilters = Readonly<v.InferInput<typeof schema>>;
export type WorklistFilter = keyof WorklistFilters;

/** The names are also those of the query string of the screen's address. */
export const WORKLIST_FILTERS = [
  'kind',
  'risk',
  'programme',
  'callType',
  'owner',
  'tag',
] as const satisfies readonly WorklistFilter[];

/**
 * The filters of an address or of a host's settings. A value that the server would refuse (an old link, a typing error)
 * is left out, so that the list still opens.
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

/** Two sets of filters with one key ask the same question. */
export const worklistFiltersKey = (filters: WorklistFilters): string =>
  JSON.stringify(WORKLIST_FILTERS.map((name) => filters[name] ?? null));
