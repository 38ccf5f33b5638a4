import { BUILT_SCOPES } from '@careline/core/navigation';
import type { Kysely } from 'kysely';
import type { InputFault } from './entry.ts';
import type { Schema } from './schema.ts';

/** Scopes that may not be given: those without a screen, unless they are held already. */
export function scopeFaults(
  scopes: readonly string[],
  { offered = BUILT_SCOPES, held = [] }: { offered?: readonly string[]; held?: readonly string[] } = {},
): InputFault[] {
  return scopes.flatMap((scope, index) =>
    offered.includes(scope) || held.includes(scope)
      ? []
      : [{ path: `scopes.${index}`, message: 'is not a scope that can be given' }],
  );
}

/** Facilities that are not the organisation's, wherever else they may be. */
export async function facilityFaults(
  tx: Kysely<Schema>,
  organisationId: string,
  facilityIds: readonly string[],
): Promise<InputFault[]> {
  const rows = await tx
    .selectFrom('facility')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', [...facilityIds])
    .execute();
  const own = new Set(rows.map(({ id }) => id));
  return facilityIds.flatMap((id, index) =>
    own.has(id) ? [] : [{ path: `facilityIds.${index}`, message: 'is not a facility of this organisation' }],
  );
}
