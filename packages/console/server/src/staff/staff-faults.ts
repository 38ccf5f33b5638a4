import { BUILT_SCOPES } from '@careline/core/internal/navigation';
import type { Kysely } from 'kysely';
import type { InputFault } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';

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

/**
 * Facilities that cannot be given: those that are not the organisation's, wherever else they may be, and those that are
 * closed or will be, unless they are held already. Whoever's facilities change keeps one that stays open.
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
