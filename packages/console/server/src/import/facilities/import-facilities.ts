import {
  addFacility,
  FACILITY_DEFAULTS,
  type FacilityFields,
  type FacilityRecord,
  facilityCodeSchema,
  facilityFieldsSchema,
  updateFacility,
} from '@careline/core/internal/administration';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import {
  addFacilityRecord,
  changeFacilityRecord,
  facilityFieldsOf,
} from '../../facilities/change-facilities.ts';
import { type FacilityActor, lockFacilities } from '../../facilities/facility-records.ts';
import { writeAudit } from '../../platform/access/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { countRemarks, type ImportedBatch, type RefusedLine, type Remark } from '../batch-result.ts';
import { FACILITY_COLUMNS } from '../files/facility-rows.ts';
import { readRows } from '../files/read-rows.ts';
import type { ImportPlace } from '../import-place.ts';

type Tx = Transaction<Schema>;

const cell = v.optional(v.nullable(v.string()));
const rowSchema = v.looseObject({
  facilityCode: facilityCodeSchema,
  facilityName: v.string(),
  type: cell,
  timeZone: cell,
  address: cell,
  phone: cell,
  dutyDoctorPhone: cell,
  callingFrom: cell,
  callingTo: cell,
});
type FacilityRow = v.InferOutput<typeof rowSchema>;

/** Applies a row. A missing column changes nothing, and an empty field clears an optional value. */
function merged(row: FacilityRow, before: FacilityFields | undefined): unknown {
  const { facilityCode: code, facilityName: name, timeZone, callingFrom, callingTo } = row;
  const base = before ?? FACILITY_DEFAULTS;
  const { type = base.type, address = base.address } = row;
  const { phone = base.phone, dutyDoctorPhone = base.dutyDoctorPhone } = row;
  const callingHours = {
    from: callingFrom ?? base.callingHours.from,
    to: callingTo ?? base.callingHours.to,
  };
  return {
    ...{ code, name, type, address, phone, dutyDoctorPhone, callingHours },
    timeZone: timeZone ?? base.timeZone,
  };
}

interface Stored {
  readonly facilityId: string;
  readonly action: typeof addFacility | typeof updateFacility;
  readonly details: object;
}

/** Adds or changes one facility. Returns undefined if nothing changes. */
async function storeRow(
  tx: Tx,
  fields: FacilityFields,
  before: FacilityRecord | undefined,
  actor: FacilityActor,
): Promise<Stored | undefined> {
  if (!before) {
    const { facilityId } = await addFacilityRecord(tx, fields, actor);
    return { facilityId, action: addFacility, details: { given: fields } };
  }
  const { facilityId } = before;
  const { changes } = await changeFacilityRecord(tx, { ...fields, facilityId, updatedAt: undefined }, actor);
  if (Object.keys(changes).length === 0) return undefined;
  return { facilityId, action: updateFacility, details: { changes } };
}

type Outcome = { readonly stored: Stored | undefined } | Omit<RefusedLine, 'index'>;

async function takeRow(tx: Tx, row: FacilityRow, actor: FacilityActor): Promise<Outcome> {
  const before = (await lockFacilities(tx, actor)).find(({ code }) => code === row.facilityCode);
  const read = v.safeParse(facilityFieldsSchema, merged(row, before && facilityFieldsOf(before)));
  if (!read.success) {
    const [{ path, message }] = read.issues;
    return { reason: 'wrong-shape', detail: `${path?.map(({ key }) => String(key)).join('.')}: ${message}` };
  }
  try {
    return { stored: await storeRow(tx, read.output, before, actor) };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'conflict') throw error;
    return { reason: 'name-taken' };
  }
}

/** Adds facilities to the target organisation, or changes those with the same code. */
export async function importFacilities(
  tx: Tx,
  lines: readonly string[],
  { organisationId }: ImportPlace,
  now: number,
  requestId: string,
): Promise<ImportedBatch> {
  const actor = { organisationId, staffId: null, now };
  const { rows, refused: unread } = readRows(lines, rowSchema);
  const refused: RefusedLine[] = [...unread];
  const remarks: Remark[] = [];
  let [taken, there] = [0, 0];
  for (const { index, row } of rows) {
    const outcome = await takeRow(tx, row, actor);
    if ('reason' in outcome) refused.push({ index, ...outcome });
    else if (!outcome.stored) there += 1;
    else {
      const { facilityId, action, details } = outcome.stored;
      taken += 1;
      if (action === updateFacility) remarks.push('updated');
      if (Object.keys(row).some((column) => !FACILITY_COLUMNS.includes(column)))
        remarks.push('column-ignored');
      const entry = { requestId, organisationId, facilityId, outcome: 'done' } as const;
      await writeAudit(tx, { ...entry, action, details: { facility: facilityId, ...details } });
    }
  }
  return { taken, kept: 0, there, refused, remarks: countRemarks(remarks), personIds: [] };
}
