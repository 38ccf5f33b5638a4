import type { Dispense } from '@careline/core/internal/prescriptions';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

const select = (tx: Kysely<Schema>, prescriptionIds: readonly string[]) =>
  tx
    .selectFrom('medication_dispense as d')
    .innerJoin('staff as a', 'a.id', 'd.author_id')
    .innerJoin('facility as f', 'f.id', 'd.facility_id')
    .leftJoin('medication_dispense_error as e', 'e.dispense_id', 'd.id')
    .leftJoin('staff as c', 'c.id', 'e.author_id')
    .selectAll('d')
    .select(['a.name as author_name', 'f.name as facility_name', 'c.name as corrector_name'])
    .select(['e.author_id as corrector_id', 'e.created_at as corrected_at', 'e.reason as error'])
    .where('d.prescription_id', 'in', prescriptionIds)
    .orderBy('d.position');

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** A supply and the line it belongs to. */
export interface StoredDispense {
  readonly lineId: string;
  readonly dispense: Dispense;
}

const toDispense = (row: Row): Dispense => ({
  id: row.id,
  product: row.product,
  batch: row.batch,
  expiresOn: row.expires_on,
  quantity: row.quantity,
  unit: row.unit,
  packSize: row.pack_size,
  handedOverOn: row.handed_over_on,
  substitution: row.substitution,
  reason: row.reason,
  at: row.created_at,
  by: { id: row.author_id, name: row.author_name },
  facility: row.facility_name,
  enteredInError:
    row.corrected_at === null
      ? null
      : {
          at: row.corrected_at,
          by: { id: row.corrector_id ?? row.author_id, name: row.corrector_name ?? '' },
          text: row.error ?? '',
        },
});

/** Returns the supplies of these prescriptions, oldest first, including those entered in error. */
export async function readDispenses(
  tx: Kysely<Schema>,
  prescriptionIds: readonly string[],
): Promise<readonly StoredDispense[]> {
  const rows = await select(tx, prescriptionIds).execute();
  return rows.map((row) => ({ lineId: row.line_id, dispense: toDispense(row) }));
}
