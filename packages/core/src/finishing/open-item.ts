import * as v from 'valibot';
import { nonEmptyTextSchema, readValueSchema, unixSecondsSchema, uuidSchema } from '#http';

/**
 * Kinds of open items: an alert of a reading, a danger sign reported on a call, a task about a critical lab result, lab
 * results and files that nobody has reviewed, and a query about a prescription that waits for its doctor.
 */
export const OPEN_ITEM_KINDS = ['alert', 'sign', 'lab-task', 'lab-report', 'report', 'query'] as const;
export type OpenItemKind = (typeof OPEN_ITEM_KINDS)[number];

/** Longest reason for leaving an item open, in characters. */
export const MAX_LEFT_REASON = 500;
/** Most reasons that one completion or call carries. */
const MAX_LEFT_ITEMS = 200;

/** The facts of an open item that its kind has. Readers without the right to its list get none of them. */
const openItemFactsSchema = v.looseObject({
  /** Of an alert, as in `readingAlertSchema`. */
  metric: v.optional(v.string()),
  measure: v.optional(v.string()),
  flag: v.optional(v.string()),
  values: v.optional(v.array(readValueSchema)),
  /** Of a sign. */
  signs: v.optional(v.array(v.looseObject({ kind: v.string(), sign: v.string() }))),
  /** Of a task, a file or a query: the text, the file name or the medicine. */
  text: v.optional(v.string()),
  /** Of a lab report: the names of its tests. */
  tests: v.optional(v.array(v.string())),
});
export type OpenItemFacts = v.InferOutput<typeof openItemFactsSchema>;

const itemEntries = {
  kind: v.string(),
  /** Of the newest reading, the sign, the task, the report or the prescription line. */
  id: uuidSchema,
  level: v.string(),
  /** When it was measured, reported or stored, unix seconds; null where only the day is known. */
  at: v.nullable(unixSecondsSchema),
  /** How many readings have the same finding; 1 for the other kinds. */
  count: v.number(),
  facts: v.optional(openItemFactsSchema),
};

/** An item as it was when an encounter was completed or a call was saved. */
export const leftOpenSchema = v.looseObject({
  ...itemEntries,
  /** Why it was left open; null for items that need no reason. */
  reason: v.nullable(v.string()),
});
export type LeftOpen = v.InferOutput<typeof leftOpenSchema>;

/** An item that is open now, without the documents that only some readers need. */
export const openItemSchema = v.looseObject(itemEntries);
export type OpenItemBase = v.InferOutput<typeof openItemSchema>;

/** Why an item is left open. */
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

/** The critical items that no reason covers. An item needs a reason of its own. */
export function unexplainedItems<Item extends Named & Pick<OpenItemBase, 'level'>>(
  items: readonly Item[],
  reasons: readonly NewLeftOpen[],
): readonly Item[] {
  const explained = new Set(reasons.map(openItemKey));
  return items.filter((item) => item.level === 'critical' && !explained.has(openItemKey(item)));
}
