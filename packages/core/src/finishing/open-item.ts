import * as v from 'valibot';
import { nonEmptyTextSchema, readValueSchema, unixSecondsSchema, uuidSchema } from '#http';

/**
 * Kinds of open items: an alert of a reading, a danger sign reported on a call, a task about a critical lab result, lab
 * results and files that nobody has reviewed, and a query about a prescription that waits for its doctor.
 */
export const OPEN_ITEM_KINDS = ['alert', 'sign', 'lab-task', 'lab-report', 'report', 'query'] as const;
export type OpenItemKind = (typeof OPEN_ITEM_KINDS)[number];

/** Maximum characters of a reason. */
export const MAX_LEFT_REASON = 500;
/** Maximum reasons per completion or call. */
const MAX_LEFT_ITEMS = 200;

/** The facts of an open item, by kind. Users without the right to its list get none. */
const openItemFactsSchema = v.looseObject({
  /** For alerts, as in `readingAlertSchema`: the worst reading of the episode. `readingId` is its id. */
  readingId: v.optional(uuidSchema),
  metric: v.optional(v.string()),
  measure: v.optional(v.string()),
  flag: v.optional(v.string()),
  values: v.optional(v.array(readValueSchema)),
  /** For danger signs. */
  signs: v.optional(v.array(v.looseObject({ kind: v.string(), sign: v.string() }))),
  /** For tasks, files and queries: the text, the file name or the medicine. */
  text: v.optional(v.string()),
  /** For lab reports: names of the tests. */
  tests: v.optional(v.array(v.string())),
});
export type OpenItemFacts = v.InferOutput<typeof openItemFactsSchema>;

const itemEntries = {
  kind: v.string(),
  /** Id of the latest reading, the danger sign, the task, the report or the prescription line. */
  id: uuidSchema,
  level: v.string(),
  /** Time of measurement, report or upload in unix seconds; null if only the day is known. */
  at: v.nullable(unixSecondsSchema),
  /** Number of readings or reports in the episode; 1 for other kinds. */
  count: v.number(),
  facts: v.optional(openItemFactsSchema),
};

/** An item as it was when the encounter was completed or the call saved. */
export const leftOpenSchema = v.looseObject({
  ...itemEntries,
  /** Why it was left open; null for items that need no reason. */
  reason: v.nullable(v.string()),
});
export type LeftOpen = v.InferOutput<typeof leftOpenSchema>;

/** An open item, without the documents that only some readers need. */
export const openItemSchema = v.looseObject(itemEntries);
export type OpenItemBase = v.InferOutput<typeof openItemSchema>;

const newLeftOpenSchema = v.strictObject({
  kind: v.picklist(OPEN_ITEM_KINDS),
  id: uuidSchema,
  reason: v.pipe(nonEmptyTextSchema(MAX_LEFT_REASON), v.minLength(3, 'must say why')),
});
export type NewLeftOpen = v.InferInput<typeof newLeftOpenSchema>;

export const newLeftOpenListSchema = v.pipe(
  v.array(newLeftOpenSchema),
  v.maxLength(MAX_LEFT_ITEMS, `must have at most ${MAX_LEFT_ITEMS} reasons`),
);

type Named = Pick<OpenItemBase, 'kind' | 'id'>;

export const openItemKey = ({ kind, id }: Named): string => `${kind} ${id}`;

export const isCritical = ({ level }: { readonly level: string }): boolean => level === 'critical';

/** Returns the critical entries before the others, each in their order. */
export const criticalFirst = <Entry>(
  entries: readonly Entry[],
  isCriticalEntry: (entry: Entry) => boolean,
): Entry[] => entries.toSorted((one, other) => Number(isCriticalEntry(other)) - Number(isCriticalEntry(one)));

/** Returns the critical items without a reason. Every item needs its own. */
export function unexplainedItems<Item extends Named & Pick<OpenItemBase, 'level'>>(
  items: readonly Item[],
  reasons: readonly NewLeftOpen[],
): readonly Item[] {
  const explained = new Set(reasons.map(openItemKey));
  return items.filter((item) => isCritical(item) && !explained.has(openItemKey(item)));
}
