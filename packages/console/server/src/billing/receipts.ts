import {
  billOf,
  type LedgerEntry,
  MAX_RECEIPTS,
  MONEY_KINDS,
  type PaymentReceipt,
  reversedIds,
} from '@careline/core/internal/billing';
import { type Kysely, sql } from 'kysely';
import { notFound, requirePatient } from '../platform/access/access.ts';
import type { Entry } from '../platform/access/entry.ts';
import { uhidOf } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readEntries, selectEntries, sumOf, toEntry } from './ledger-rows.ts';
import { readCurrency } from './rate-cards.ts';

type Tx = Kysely<Schema>;

interface ReceiptKey {
  readonly vitaId: string;
  readonly receiptId: string;
}

/** Returns the entries up to and including this one. */
function until(entries: readonly LedgerEntry[], id: string): readonly LedgerEntry[] {
  return entries.slice(0, entries.findIndex((one) => one.id === id) + 1);
}

/** Returns a receipt, refund or reversal as it is printed. Later entries do not change it. Throws `not-found`. */
export async function readReceipt(
  tx: Tx,
  { vitaId, receiptId }: ReceiptKey,
  entry: Entry,
): Promise<PaymentReceipt> {
  await requirePatient(tx, entry, vitaId);
  const row = await selectEntries(tx)
    .innerJoin('facility as f', 'f.id', 'l.facility_id')
    .innerJoin('person as p', 'p.id', 'l.person_id')
    .innerJoin('encounter as e', 'e.id', 'l.encounter_id')
    .select(['f.name as facility_name', 'f.address', 'f.phone', 'p.name as patient_name', 'e.starts_at'])
    .select(uhidOf(sql.ref('l.person_id')).as('uhid'))
    .where('l.id', '=', receiptId)
    .where('l.person_id', '=', vitaId)
    .where('l.facility_id', '=', entry.facilityId)
    .where('l.place', 'is not', null)
    .executeTakeFirst();
  if (!row) throw notFound('receipt');
  const entries = until(await readEntries(tx, row.encounter_id ?? ''), receiptId);
  const reversed = reversedIds(entries);
  return {
    entry: toEntry(row),
    charges:
      row.kind === 'payment' ? entries.filter(({ id, kind }) => kind === 'charge' && !reversed.has(id)) : [],
    facility: { name: row.facility_name, address: row.address ?? '', phone: row.phone ?? '' },
    patient: { name: row.patient_name ?? '', uhid: row.uhid },
    balance: billOf(entries).balance,
    visitAt: row.starts_at,
  };
}

/** Returns a patient's receipts, refunds and reversals at the facility, newest first. Throws `not-found`. */
export async function readReceipts(tx: Tx, vitaId: string, entry: Entry) {
  await requirePatient(tx, entry, vitaId);
  const rows = await selectEntries(tx)
    .where('l.person_id', '=', vitaId)
    .where('l.facility_id', '=', entry.facilityId)
    .where('l.kind', 'in', MONEY_KINDS)
    .orderBy('l.position', 'desc')
    .limit(MAX_RECEIPTS + 1)
    .execute();
  const { balance } = await tx
    .selectFrom('ledger_entry')
    .select(sumOf().as('balance'))
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', entry.facilityId)
    .executeTakeFirstOrThrow();
  return {
    entries: rows.slice(0, MAX_RECEIPTS).map(toEntry),
    hasMore: rows.length > MAX_RECEIPTS,
    currency: await readCurrency(tx, entry),
    balance,
  };
}
