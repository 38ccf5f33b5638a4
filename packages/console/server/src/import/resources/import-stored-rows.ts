import { jsonText } from '@careline/core/internal/fhir/values';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { ImportedBatch, StoredRowKind } from '../batch-result.ts';
import { contentHash } from '../files/content-hash.ts';
import { readRows } from '../files/read-rows.ts';
import type { ImportPlace } from '../import-place.ts';
import { keepResources, type ResourceToKeep } from './keep-resources.ts';
import { resourceRowSchema, storedRowSchema } from './stored-row.ts';

type Tx = Transaction<Schema>;

/** Time fields of flattened rows: start, order, recording, end. */
const TIMES = ['start', 'onsetDateTime', 'onset', 'authoredOn', 'recordedDate', 'assertedDate', 'end'];

function timeOf(row: Readonly<Record<string, unknown>>): string | undefined {
  const found = TIMES.map((key) => row[key]).find((time) => typeof time === 'string');
  return typeof found === 'string' ? found : undefined;
}

/** Stores lines of flattened rows unchanged. */
export const importStoredRows =
  (kind: StoredRowKind) =>
  (tx: Tx, lines: readonly string[], place: ImportPlace, now: number): Promise<ImportedBatch> => {
    const read = readRows(lines, storedRowSchema);
    const rows = read.rows.map(
      ({ index, row, hash }): ResourceToKeep => ({
        index,
        hash,
        kind,
        source: row.source,
        id: row.id,
        patient: row.patient,
        time: timeOf(row),
        content: lines[index] ?? '',
      }),
    );
    return keepResources(tx, { rows, refused: read.refused, lines: lines.length }, place, now);
  };

/** Stores FHIR resources of any type. */
export function importResources(
  tx: Tx,
  lines: readonly string[],
  place: ImportPlace,
  now: number,
): Promise<ImportedBatch> {
  const read = readRows(lines, resourceRowSchema);
  const rows = read.rows.map(
    ({ index, row }): ResourceToKeep => ({
      index,
      hash: contentHash(row.resource),
      kind: row.kind,
      source: row.source,
      id: row.id,
      patient: row.patient,
      time: row.time,
      content: jsonText(row.resource),
    }),
  );
  return keepResources(tx, { rows, refused: read.refused, lines: lines.length }, place, now);
}
