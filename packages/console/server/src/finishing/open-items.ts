import {
  criticalFirst,
  isCritical,
  type NewLeftOpen,
  OPEN_ITEM_KINDS,
  type OpenItemKind,
  unexplainedItems,
} from '@careline/core/internal/finishing';
import { decideRight } from '@careline/core/internal/navigation';
import type { OpenItem } from '@careline/core/internal/overview';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { ITEM_SOURCES, type ItemQuestion } from './item-sources.ts';

const isKind = (kind: string): kind is OpenItemKind => OPEN_ITEM_KINDS.some((known) => known === kind);

/** Returns whether these scopes may see the facts of items of a kind. */
export const mayReadItems = (kind: string, scopes: readonly string[]): boolean =>
  isKind(kind) && decideRight(ITEM_SOURCES[kind].listedBy, scopes).allowed;

type PatientQuestion = Omit<ItemQuestion, 'vitaIds'> & { readonly vitaId: string };

/** Returns only the critical items, with fewer queries, for saving a call. */
export async function readCriticalItems(
  tx: Kysely<Schema>,
  { vitaId, ...question }: PatientQuestion,
): Promise<OpenItem[]> {
  const items: OpenItem[] = [];
  for (const kind of ['alert', 'sign', 'lab-task'] as const) {
    const found = await ITEM_SOURCES[kind].read(tx, { ...question, vitaIds: [vitaId] });
    items.push(...found.map(({ item }) => item));
  }
  return items.filter(isCritical);
}

/**
 * Returns every open item of the patients with its facts, by patient, critical items first. Patients without any are
 * left out. Reads all patients with one statement for each kind.
 */
export async function readItemsOfPatients(
  tx: Kysely<Schema>,
  question: ItemQuestion,
): Promise<ReadonlyMap<string, OpenItem[]>> {
  const items = new Map<string, OpenItem[]>();
  if (question.vitaIds.length === 0) return items;
  for (const kind of OPEN_ITEM_KINDS) {
    for (const { vitaId, item } of await ITEM_SOURCES[kind].read(tx, question)) {
      const known = items.get(vitaId);
      if (known) known.push(item);
      else items.set(vitaId, [item]);
    }
  }
  return new Map([...items].map(([vitaId, of]) => [vitaId, criticalFirst(of, isCritical)]));
}

/** Returns every open item of a patient with its facts, critical items first. */
export async function readOpenItems(
  tx: Kysely<Schema>,
  { vitaId, ...question }: PatientQuestion,
): Promise<OpenItem[]> {
  return (await readItemsOfPatients(tx, { ...question, vitaIds: [vitaId] })).get(vitaId) ?? [];
}

/**
 * Returns the items that these scopes may see. A critical item that the caller may not read stays in the list
 * without its facts, so that the caller knows about it before finishing.
 */
export function shownItems(items: readonly OpenItem[], scopes: readonly string[]): OpenItem[] {
  return items.flatMap((item) => {
    if (mayReadItems(item.kind, scopes)) return [item];
    const { kind, id, level, count } = item;
    return isCritical(item) ? [{ kind, id, level, count, at: null }] : [];
  });
}

/** Throws `items-open` with the list if a critical item is open without a reason. */
export function requireReasons(
  items: readonly OpenItem[],
  reasons: readonly NewLeftOpen[],
  scopes: readonly string[],
): void {
  const missing = unexplainedItems(items, reasons);
  if (missing.length === 0) return;
  throw new ProblemError('items-open', {
    detail: `${missing.length} critical ${missing.length === 1 ? 'item' : 'items'} of this patient without an action or a reason.`,
    action: 'Resolve each critical item, or send the reason why it stays open.',
    openItems: shownItems(items, scopes),
  });
}
