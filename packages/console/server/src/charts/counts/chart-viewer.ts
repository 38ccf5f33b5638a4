import { getChartAddress } from '@careline/core/internal/charts';
import { decideRight } from '@careline/core/internal/navigation';
import type { Kysely } from 'kysely';
import { isOpenAt } from '../../facilities/facilities.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The user who opens a chart address, with current data. */
export interface ChartViewer {
  readonly facilityName: string;
  readonly timeZone: string;
  /** The partner pages that may frame the chart. Empty in the console. */
  readonly pages: readonly string[];
}

export interface ViewerIds {
  readonly organisationId: string;
  readonly facilityId: string;
  readonly staffId: string;
  readonly partnerId?: string | undefined;
}

/** Returns the pages of an active partner at the facility that may show charts, or undefined. */
async function pagesOf(tx: Kysely<Schema>, ids: ViewerIds, partnerId: string) {
  const partner = await tx
    .selectFrom('partner')
    .innerJoin('partner_facility', 'partner_facility.partner_id', 'partner.id')
    .select(['origins', 'scopes'])
    .where('partner.id', '=', partnerId)
    .where('partner.organisation_id', '=', ids.organisationId)
    .where('partner_facility.facility_id', '=', ids.facilityId)
    .where('partner.active', '=', true)
    .executeTakeFirst();
  return partner && decideRight(getChartAddress, partner.scopes).allowed ? partner.origins : undefined;
}

/**
 * Returns the user for whom an address was signed, if they may still see it.
 * Like every request (design 4), it checks the current scopes, facility and partner, and that the facility is open.
 */
export async function chartViewer(
  tx: Kysely<Schema>,
  ids: ViewerIds,
  now: number,
): Promise<ChartViewer | undefined> {
  const row = await tx
    .selectFrom('staff')
    .innerJoin('staff_facility', 'staff_facility.staff_id', 'staff.id')
    .innerJoin('facility', 'facility.id', 'staff_facility.facility_id')
    .select(['staff.scopes as scopes', 'facility.name as facilityName', 'facility.time_zone as timeZone'])
    .where('staff.id', '=', ids.staffId)
    .where('staff.active', '=', true)
    .where('facility.id', '=', ids.facilityId)
    .where('facility.organisation_id', '=', ids.organisationId)
    .where(isOpenAt(now))
    .executeTakeFirst();
  if (!row || !decideRight(getChartAddress, row.scopes).allowed) return undefined;
  const pages = ids.partnerId === undefined ? [] : await pagesOf(tx, ids, ids.partnerId);
  return pages && { facilityName: row.facilityName, timeZone: row.timeZone, pages };
}

export async function staffNames(
  tx: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
