import { DIABETES_MEDICINES } from '@careline/core/internal/calls/findings';
import { type Kysely, sql } from 'kysely';
import { amongPersons } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { isReplaced, isTheirs } from './imported-rows.ts';

export interface ImportedDiabetes {
  readonly person_id: string;
  readonly is_medicine: boolean;
  readonly at: number | null;
}

/** Words and codes for diabetes mellitus. Family history, gestational diabetes and a risk of diabetes do not count. */
const CONDITIONS = `"diabetes"|diabetes mellitus|type (1|2|i|ii) diabetes|"44054006"|"46635009"|"73211009"|"E1[014][.0-9]*"`;
const NO_DIABETES = 'family history|gestational|insipidus|prediabetes|risk of|screening';
/** How sources mark an entry as refuted, entered by mistake, or never taken. */
const NOT_SO = '"(refuted|entered-in-error|not-taken)"|"wasNotTaken"\\s*:\\s*true';

/** Returns the first diabetes condition or diabetes medicine imported for each patient. */
export async function readImportedDiabetes(
  tx: Kysely<Schema>,
  ids: readonly string[],
): Promise<readonly ImportedDiabetes[]> {
  const { rows } = await sql<ImportedDiabetes>`
    select distinct on (r.person_id) r.person_id, r.kind ilike 'medication%' as is_medicine, r.at
    from imported_resource r
    where r.person_id = ${amongPersons(ids)}
      and ((r.kind ilike 'condition%' and r.content ~* ${CONDITIONS} and r.content !~* ${NO_DIABETES})
        or (r.kind ilike 'medication%' and r.content ~* ${DIABETES_MEDICINES}))
      and r.content !~* ${NOT_SO} and ${isTheirs} and not ${isReplaced}
    order by r.person_id, r.at nulls last`.execute(tx);
  return rows;
}
