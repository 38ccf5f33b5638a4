import type { Kysely } from 'kysely';
import { requirePatient } from '../platform/access/access.ts';
import { entryOf } from '../platform/access/entry.ts';
import { sqlState } from '../platform/database/database-errors.ts';
import { inTurn } from '../platform/database/in-turn.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { StageWork } from '../platform/http/route.ts';
import type { TakenFile } from '../platform/uploads/upload-body.ts';
import { addPendingReport, insertPiece, missingPieces, type ValidReport } from './reports.ts';

const NO_SUCH_REPORT = '23503';

/** Returns false if the report was erased between two pieces. */
async function storePiece(
  db: Kysely<Schema>,
  { id }: ValidReport,
  { bytes }: TakenFile,
  position: number,
): Promise<boolean> {
  try {
    await inTurn(() => insertPiece(db, id, bytes, position));
    return true;
  } catch (error) {
    if (sqlState(error) !== NO_SUCH_REPORT) throw error;
    return false;
  }
}

/**
 * Stores a report's file before its save, each piece in its own transaction. After an interruption, the same upload
 * continues with the missing pieces.
 */
export async function stageReport(
  report: ValidReport,
  file: TakenFile,
  { db, step }: StageWork,
): Promise<void> {
  const isMine = await step(async (call) => {
    const entry = entryOf(call);
    await requirePatient(call.tx, entry, report.vitaId);
    return addPendingReport(call.tx, report, file, entry);
  });
  if (!isMine) return;
  for (const position of await missingPieces(db, report.id, file.bytes))
    if (!(await storePiece(db, report, file, position))) return;
}
