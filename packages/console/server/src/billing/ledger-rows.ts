import { type LedgerEntry, type MoneyKind, receiptNumber } from '@careline/core/internal/billing';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Selects ledger entries with their author and the number of the receipt that they are about. */
export const selectEntries = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('ledger_entry as l')
    .leftJoin('staff as a', 'a.id', 'l.author_id')
    .leftJoin('ledger_entry as r', (join) =>
      join.onRef('r.id', '=', 'l.about_id').on('r.kind', '=', 'payment'),
    )
    .selectAll('l')
    .select(['a.name as author_name', 'r.year as receipt_year', 'r.place as receipt_place']);

export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

const numberOf = (kind: MoneyKind, year: number | null, place: number | null): string | null =>
  year === null || place === null ? null : receiptNumber({ kind, year, place });

export const toEntry = (row: EntryRow): LedgerEntry => ({
  id: row.id,
  vitaId: row.person_id ?? '',
  encounterId: row.encounter_id ?? '',
  kind: row.kind,
  amount: row.amount,
  currency: row.currency,
  means: row.means,
  item: row.item,
  aboutId: row.about_id,
  number: numberOf(row.kind as MoneyKind, row.year, row.place),
  receipt: numberOf('payment', row.receipt_year, row.receipt_place),
  reason: row.reason,
  reference: row.reference,
  author: row.author_id === null ? null : { id: row.author_id, name: row.author_name ?? '' },
  at: row.created_at,
});

/** Returns the entries of an encounter, oldest first. */
export async function readEntries(tx: Kysely<Schema>, encounterId: string): Promise<readonly LedgerEntry[]> {
  const rows = await selectEntries(tx)
    .where('l.encounter_id', '=', encounterId)
    .orderBy('l.position')
    .execute();
  return rows.map(toEntry);
}

/** Sum of a column of ledger entries, as a number. */
export const sumOf = (amounts = sql.ref('amount')) => sql<number>`coalesce(sum(${amounts}), 0)::bigint`;
