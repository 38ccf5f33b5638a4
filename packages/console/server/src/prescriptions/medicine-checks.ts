import {
  isWholeCheck,
  type MedicineList,
  mayPrescribe,
  type NewMedicineCheck,
} from '@careline/core/internal/prescriptions';
import type { Kysely, Transaction } from 'kysely';
import { requirePatient } from '../platform/access/access.ts';
import { type InputFault, refuseFaults } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { findEncounter } from './consultation.ts';
import { readMedicineList } from './medicine-list.ts';
import { readRoles } from './prescription-basis.ts';
import type { PrescriptionEntry } from './prescription-entry.ts';
import { stopLine } from './prescription-events.ts';
import { listPrescriptions } from './prescription-rows.ts';
import { type RunningLine, runningLines } from './running-lines.ts';

type Tx = Transaction<Schema>;

function lineFaults({ lines }: NewMedicineCheck, running: readonly RunningLine[]): InputFault[] {
  return lines.flatMap(({ lineId }, index) =>
    running.some(({ line }) => line.id === lineId)
      ? []
      : [{ path: `check.lines.${index}.lineId`, message: 'must be a medicine that the patient takes now' }],
  );
}

async function encounterFaults(
  tx: Tx,
  check: NewMedicineCheck,
  { facilityId }: PrescriptionEntry,
): Promise<InputFault[]> {
  if (check.encounterId === null || (await findEncounter(tx, check, facilityId))) return [];
  return [{ path: 'check.encounterId', message: 'must be an encounter of the patient at this facility' }];
}

/** If a doctor records that a medicine is not taken, it is stopped. From other users the answer is only a remark. */
async function stopAnswered(
  tx: Tx,
  { lines, vitaId }: NewMedicineCheck,
  running: readonly RunningLine[],
  entry: PrescriptionEntry,
): Promise<void> {
  const stopped = lines.filter(({ answer }) => answer === 'stopped');
  if (stopped.length === 0) return;
  const { staffId, scopes } = entry;
  if (!mayPrescribe({ roles: await readRoles(tx, staffId), scopes })) return;
  for (const { lineId, text } of stopped) {
    const found = running.find(({ line }) => line.id === lineId);
    if (!found) continue;
    const prescriptionId = found.prescription.id;
    await stopLine(tx, { id: newId(), vitaId, prescriptionId, lineId, reason: text }, entry);
  }
}

async function isStored(tx: Kysely<Schema>, id: string): Promise<boolean> {
  const row = await tx.selectFrom('medicine_check').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Stores a patient's answers about their medicines. Throws `not-found`, `input-invalid` and `conflict`. */
export async function addMedicineCheck(
  tx: Tx,
  check: NewMedicineCheck,
  entry: PrescriptionEntry,
): Promise<MedicineList> {
  const { id, vitaId, encounterId, lines, outside } = check;
  const { facilityId, staffId, now } = entry;
  await requirePatient(tx, entry, vitaId);
  const running = await runningLines(tx, await listPrescriptions(tx, vitaId), now);
  refuseFaults([...lineFaults(check, running), ...(await encounterFaults(tx, check, entry))]);
  if (await isStored(tx, id))
    throw new ProblemError('conflict', {
      detail: 'This check of the medicines is already stored.',
      action: "Read the patient's medicines again.",
    });
  const before = await readMedicineList(tx, vitaId);
  const head = {
    id,
    person_id: vitaId,
    facility_id: facilityId,
    encounter_id: encounterId,
    is_whole: isWholeCheck(
      check,
      running.map(({ line }) => line.id),
      before,
    ),
    author_id: staffId,
    created_at: now,
  };
  await tx.insertInto('medicine_check').values(head).execute();
  const content = { lines: JSON.stringify(lines), outside: JSON.stringify(outside) };
  await tx
    .insertInto('medicine_check_answers')
    .values({ check_id: id, facility_id: facilityId, ...content })
    .execute();
  await stopAnswered(tx, check, running, entry);
  return readMedicineList(tx, vitaId);
}
