import { type MedicineList, medicineListOf } from '@careline/core/internal/prescriptions';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Returns a patient's medicine checks and the medicines they take from elsewhere. */
export async function readMedicineList(tx: Kysely<Schema>, vitaId: string): Promise<MedicineList> {
  const rows = await tx
    .selectFrom('medicine_check as c')
    .innerJoin('medicine_check_answers as a', 'a.check_id', 'c.id')
    .innerJoin('staff as s', 's.id', 'c.author_id')
    .select(['c.encounter_id', 'c.is_whole', 'c.created_at', 'c.author_id', 's.name', 'a.lines', 'a.outside'])
    .where('c.person_id', '=', vitaId)
    .orderBy('c.position')
    .execute();
  return medicineListOf(
    rows.map((row) => ({
      encounterId: row.encounter_id,
      at: row.created_at,
      by: { id: row.author_id, name: row.name },
      isWhole: row.is_whole,
      lines: row.lines,
      outside: row.outside,
    })),
  );
}
