import { type LeftOpen, type NewLeftOpen, openItemKey } from '@careline/core/internal/finishing';
import type { OpenItem } from '@careline/core/internal/overview';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { mayReadItems } from './open-items.ts';

/** The event that completed an encounter, or the call that was saved. */
export type LeftBy = { readonly eventId: string } | { readonly contactId: string };

/** Stores the items that are open now, with the given reasons. Drops reasons for items that are already settled. */
export async function storeLeftOpen(
  tx: Transaction<Schema>,
  leftBy: LeftBy,
  { items, reasons }: { readonly items: readonly OpenItem[]; readonly reasons: readonly NewLeftOpen[] },
  { facilityId, staffId, now }: Entry,
): Promise<void> {
  if (items.length === 0) return;
  const given = new Map(reasons.map((left) => [openItemKey(left), left.reason]));
  await tx
    .insertInto('left_open')
    .values(
      items.map((item) => ({
        event_id: 'eventId' in leftBy ? leftBy.eventId : null,
        contact_id: 'contactId' in leftBy ? leftBy.contactId : null,
        facility_id: facilityId,
        kind: item.kind,
        subject_id: item.id,
        level: item.level,
        at: item.at,
        count: item.count,
        facts: JSON.stringify(item.facts ?? {}),
        reason: given.get(openItemKey(item)) ?? null,
        author_id: staffId,
        created_at: now,
      })),
    )
    .execute();
}

function toLeftOpen(row: Selectable<Schema['left_open']>, scopes: readonly string[]): LeftOpen[] {
  const { kind, subject_id: id, level, count, reason, facts, at } = row;
  if (mayReadItems(kind, scopes)) return [{ kind, id, level, at, count, facts: { ...facts }, reason }];
  // Leave out the reason, because it may mention what the reader may not know.
  return level === 'critical' ? [{ kind, id, level, at: null, count, reason: null }] : [];
}

async function readLeft(
  tx: Kysely<Schema>,
  column: 'event_id' | 'contact_id',
  ids: readonly string[],
  scopes: readonly string[],
): Promise<ReadonlyMap<string, LeftOpen[]>> {
  const found = new Map<string, LeftOpen[]>();
  if (ids.length === 0) return found;
  const rows = await tx
    .selectFrom('left_open')
    .selectAll()
    .where(column, 'in', ids)
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const key = row[column];
    if (key) found.set(key, [...(found.get(key) ?? []), ...toLeftOpen(row, scopes)]);
  }
  return found;
}

/** Returns the items that were open at events, by event id. */
export const readLeftByEvents = (
  tx: Kysely<Schema>,
  eventIds: readonly string[],
  scopes: readonly string[],
) => readLeft(tx, 'event_id', eventIds, scopes);

/** Returns the items that were open when a call was saved. */
export const readLeftByCall = async (
  tx: Kysely<Schema>,
  contactId: string,
  scopes: readonly string[],
): Promise<LeftOpen[]> => (await readLeft(tx, 'contact_id', [contactId], scopes)).get(contactId) ?? [];
