import { seesConsultations } from '@careline/core/internal/encounters';
import type { Transaction } from 'kysely';
import { type Entry, entryOf, type InputFault } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Call } from '../platform/http/route.ts';

/** The author with their scopes. Health check staff may not see consultations. */
export interface CareEntry extends Entry {
  readonly scopes: readonly string[];
}

/** Returns the faults of an encounter reference: the encounter must be the patient's and visible to the author. */
export async function encounterFaults(
  tx: Transaction<Schema>,
  { vitaId, encounterId }: { readonly vitaId: string; readonly encounterId: string | null },
  { scopes }: Pick<CareEntry, 'scopes'>,
  path: string,
): Promise<InputFault[]> {
  if (encounterId === null) return [];
  const row = await tx
    .selectFrom('encounter')
    .select('package')
    .where('id', '=', encounterId)
    .where('person_id', '=', vitaId)
    .executeTakeFirst();
  if (row && (row.package !== null || seesConsultations(scopes))) return [];
  return [{ path, message: 'must be an encounter of this patient' }];
}

export const careEntryOf = (call: Call): CareEntry => ({ ...entryOf(call), scopes: call.caller.scopes });
