import type { Kysely, Transaction } from 'kysely';
import { writeAudit } from '../platform/access/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import type { BatchResult, ImportedBatch, ImportKind } from './batch-result.ts';
import { importFacilities } from './facilities/import-facilities.ts';
import type { ImportPlace } from './import-place.ts';
import { importPatients } from './patients/import-patients.ts';
import { importGlucoseLog } from './readings/import-glucose-log.ts';
import { importReadings } from './readings/import-readings.ts';
import { importResources, importStoredRows } from './resources/import-stored-rows.ts';

type Importer = (
  tx: Transaction<Schema>,
  lines: readonly string[],
  place: ImportPlace,
  now: number,
  requestId: string,
) => Promise<ImportedBatch>;

const IMPORTERS: Readonly<Record<ImportKind, Importer>> = {
  facilities: importFacilities,
  patients: importPatients,
  readings: importReadings,
  'glucose-log': importGlucoseLog,
  encounters: importStoredRows('encounters'),
  conditions: importStoredRows('conditions'),
  medications: importStoredRows('medications'),
  allergies: importStoredRows('allergies'),
  resources: importResources,
};

export interface Batch {
  readonly kind: ImportKind;
  readonly lines: readonly string[];
  readonly place: ImportPlace;
  /** Written to the audit row. */
  readonly requestId: string;
}

/** Imports lines and their audit row in one transaction: either all are stored or none. */
export function importBatch(db: Kysely<Schema>, batch: Batch): Promise<BatchResult> {
  const { kind, lines, place, requestId } = batch;
  const now = Math.floor(Date.now() / 1000);
  return runWork(db, async (tx) => {
    const { personIds, ...result } = await IMPORTERS[kind](tx, lines, place, now, requestId);
    const { organisationId, facilityId } = place;
    const { taken, kept, there, refused, held = [] } = result;
    const details = {
      ...{ taken, kept, there, refused: refused.length },
      ...(held.length > 0 && { held: held.length }),
    };
    const entry = {
      requestId,
      action: `import/${kind}`,
      outcome: 'done',
      organisationId,
      facilityId,
    } as const;
    await writeAudit(tx, { ...entry, personIds, details });
    return result;
  });
}
