import {
  type ChargedItem,
  type EntryKind,
  financialYearOf,
  MONEY_KINDS,
  type MoneyKind,
  type PaymentMeans,
} from '@careline/core/internal/billing';
import { dayOf } from '@careline/core/internal/formatting';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { nextPlace } from '../platform/database/yearly-number.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { BillKey } from './bill-key.ts';

type Tx = Transaction<Schema>;

/** Where and when an entry is written. */
export interface EntryFrame {
  readonly organisationId: string;
  readonly facilityId: string;
  /** Null for an online payment. */
  readonly staffId: string | null;
  readonly timeZone: string;
  /** Unix seconds. */
  readonly now: number;
}

export interface NewEntry {
  readonly id: string;
  readonly kind: EntryKind;
  /** Minor units: positive if the patient owes more. */
  readonly amount: number;
  readonly currency: string;
  readonly means?: PaymentMeans;
  readonly item?: ChargedItem;
  readonly aboutId?: string;
  readonly reason?: string;
  readonly reference?: string | undefined;
  readonly providerPayment?: string;
}

export const billConflict = (title: string, detail: string): ProblemError =>
  new ProblemError('conflict', { title, detail, action: 'Read the bill again.' });

/** Entries and day closes of a person at a facility are written one after another. */
export async function lockDay(tx: Tx, facilityId: string, staffId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`day_close ${facilityId} ${staffId}`}, 0))`.execute(
    tx,
  );
}

const isMoney = (kind: EntryKind): kind is MoneyKind => MONEY_KINDS.some((one) => one === kind);

/** Returns the columns of the printed number. */
async function numberColumns(tx: Tx, kind: EntryKind, { facilityId, staffId, timeZone, now }: EntryFrame) {
  if (!isMoney(kind)) return {};
  if (staffId !== null) await lockDay(tx, facilityId, staffId);
  const year = financialYearOf(dayOf(now, timeZone));
  return { year, place: await nextPlace(tx, 'ledger_entry', { facilityId, year, kind }) };
}

/** Adds an entry, with the next number of its series if it moves money. Throws `conflict` if its id is taken. */
export async function writeEntry(tx: Tx, key: BillKey, wanted: NewEntry, frame: EntryFrame): Promise<void> {
  const written = await tx
    .insertInto('ledger_entry')
    .values({
      id: wanted.id,
      organisation_id: frame.organisationId,
      facility_id: frame.facilityId,
      person_id: key.vitaId,
      encounter_id: key.encounterId,
      kind: wanted.kind,
      amount: wanted.amount,
      currency: wanted.currency,
      means: wanted.means ?? null,
      item: wanted.item ? JSON.stringify(wanted.item) : null,
      about_id: wanted.aboutId ?? null,
      reason: wanted.reason ?? null,
      reference: wanted.reference ?? null,
      provider_payment: wanted.providerPayment ?? null,
      author_id: frame.staffId,
      created_at: frame.now,
      ...(await numberColumns(tx, wanted.kind, frame)),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (!written.numInsertedOrUpdatedRows)
    throw billConflict('Already stored', 'This entry is already stored.');
}
