import { isDiabetesMedicine } from '@careline/core/internal/calls/findings';
import { DIABETES_SECTIONS, namesDiabetes, type SheetVersion } from '@careline/core/internal/case-sheets';
import { type Kysely, sql } from 'kysely';
import { amongPersons } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Diabetes recorded here: a diagnosis or past illness in the case sheet, or a prescribed medicine. */
export interface WrittenDiabetes {
  readonly person_id: string;
  readonly is_medicine: boolean;
  readonly at: number;
}

interface SheetRow extends Pick<SheetVersion, 'id' | 'section' | 'answers'> {
  readonly person_id: string;
  readonly at: number;
  readonly is_newest: boolean;
}

/** Returns diagnoses in the newest versions, dated to the first version that contained them. */
async function readDiagnosed(
  tx: Kysely<Schema>,
  ids: readonly string[],
): Promise<readonly WrittenDiabetes[]> {
  const { rows } = await sql<SheetRow>`
    select v.person_id, v.id, v.section, v.answers, v.created_at as at, not exists (
        select from case_sheet_version later
        where later.person_id = v.person_id and later.section = v.section and v.id = any(later.follows)
      ) as is_newest
    from case_sheet_version v
    where v.person_id = ${amongPersons(ids)} and v.section = any(${[...DIABETES_SECTIONS]}::text[])
    order by v.created_at, v.number`.execute(tx);
  const naming = rows.filter(namesDiabetes);
  return naming
    .filter((row) => row.is_newest)
    .map(({ person_id, section }) => ({
      person_id,
      is_medicine: false,
      at: Number(naming.find((row) => row.person_id === person_id && row.section === section)?.at ?? 0),
    }));
}

/** Returns diabetes medicines that a doctor signed. Withdrawn prescriptions do not count. */
async function readPrescribed(
  tx: Kysely<Schema>,
  ids: readonly string[],
): Promise<readonly WrittenDiabetes[]> {
  const { rows } = await sql<{ person_id: string; medicine: string; at: number }>`
    select p.person_id, l.content ->> 'medicine' as medicine, p.created_at as at
    from prescription p join prescription_line l on l.prescription_id = p.id
    where p.person_id = ${amongPersons(ids)} and not exists (
      select from prescription_event e where e.prescription_id = p.id and e.kind = 'withdrawn')`.execute(tx);
  return rows
    .filter(({ medicine }) => isDiabetesMedicine(medicine))
    .map(({ person_id, at }) => ({ person_id, is_medicine: true, at: Number(at) }));
}

/** Returns diabetes found in diagnoses and past illnesses of the case sheet, and in prescriptions made here. */
export const readWrittenDiabetes = async (
  tx: Kysely<Schema>,
  ids: readonly string[],
): Promise<readonly WrittenDiabetes[]> => [
  ...(await readDiagnosed(tx, ids)),
  ...(await readPrescribed(tx, ids)),
];
