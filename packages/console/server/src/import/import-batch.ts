import type { Kysely } from 'kysely';
import { writeAudit } from '../store/audit.ts';
import type { Schema } from '../store/schema.ts';
import { runWork } from '../store/work.ts';
import type { BatchResult, ImportKind } from './batch-result.ts';
import { importPatients } from './import-patients.ts';
import type { ImportPlace } from './import-place.ts';
import { importReadings } from './import-readings.ts';

const IMPORTERS = { patients: importPatients, readings: importReadings };

export interface Batch {
  readonly kind: ImportKind;
  readonly lines: readonly string[];
  readonly place: ImportPlace;
  /** Stands in the audit row. */
  readonly requestId: string;
}

/** Imports some lines in one transaction together with its audit row: all of them or, when it fails, none. */
export function importBatch(db: Kysely<Schema>, batch: Batch): Promise<BatchResult> {
  const { kind, lines, place, requestId } = batch;
  const now = Math.floor(Date.now() / 1000);
  return runWork(db, async (tx) => {
    const { personIds, ...result } = await IMPORTERS[kind](tx, lines, place, now);
    const { organisationId, facilityId } = place;
    const details = { taken: result.taken, there: result.there, refused: result.refused.length };
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
