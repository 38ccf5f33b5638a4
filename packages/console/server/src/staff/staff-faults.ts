import { BUILT_SCOPES } from '@careline/core/internal/navigation';
import type { Kysely } from 'kysely';
import type { InputFault } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Returns faults for scopes that cannot be granted: those without a screen, unless already granted. */
export function scopeFaults(
  scopes: readonly string[],
  { offered = BUILT_SCOPES, held = [] }: { offered?: readonly string[]; held?: readonly string[] } = {},
): InputFault[] {
  return scopes.flatMap((scope, index) =>
    offered.includes(scope) || held.includes(scope)
      ? []
      : [{ path: `scopes.${index}`, message: 'is not a scope that can be granted' }],
  );
}

/**
 * Returns faults for facilities that cannot be assigned: those of other organisations, and closed or closing ones
 * unless already assigned. After a change the user must have one that stays open.
 */
export async function facilityFaults(
  tx: Kysely<Schema>,
  organisationId: string,
  facilityIds: readonly string[],
  held: readonly string[] = [],
): Promise<InputFault[]> {
  const rows = await tx
    .selectFrom('facility')
    .select(['id', 'closed_on'])
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', [...facilityIds])
    .execute();
  const closedOn = new Map(rows.map((row) => [row.id, row.closed_on]));
  const faults = facilityIds.flatMap((id, index) => {
    const path = `facilityIds.${index}`;
    if (!closedOn.has(id)) return [{ path, message: 'is not a facility of this organisation' }];
    return closedOn.get(id) === null || held.includes(id) ? [] : [{ path, message: 'is closed, or will be' }];
  });
  const isChanged = held.some((id) => !facilityIds.includes(id));
  if (faults.length > 0 || !isChanged || rows.some((row) => row.closed_on === null)) return faults;
  return [{ path: 'facilityIds', message: 'must name a facility that stays open' }];
}
