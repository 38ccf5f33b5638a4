import type { Patient } from '@careline/core/internal/patients';
import { type Kysely, sql, type Transaction } from 'kysely';
import { mayRead, notFound, type Reader, requirePatient } from '../../platform/access/access.ts';
import type { Entry } from '../../platform/access/entry.ts';
import { lockPatient } from '../../platform/access/lock-patient.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { TakenFile } from '../../platform/uploads/upload-body.ts';

type Tx = Transaction<Schema>;

/** Returns a patient's photo. The caller must have checked access to the patient. */
export async function photoOf(
  tx: Kysely<Schema>,
  vitaId: string,
): Promise<NonNullable<Patient['photo']> | null> {
  const row = await tx
    .selectFrom('patient_photo')
    .select('sha256')
    .where('person_id', '=', vitaId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the photo of a patient the reader may read. Throws `not-found`, also if there is no photo. */
export async function readPhoto(
  tx: Kysely<Schema>,
  reader: Reader,
  vitaId: string,
): Promise<{ name: string; file: Blob }> {
  const row = await tx
    .selectFrom('patient_photo')
    .select(['media_type', 'bytes'])
    .where('person_id', '=', vitaId)
    .where(mayRead(reader, sql.ref('patient_photo.person_id')))
    .executeTakeFirst();
  if (!row) throw notFound('photo');
  const file = new Blob([row.bytes as Uint8Array<ArrayBuffer>], { type: row.media_type });
  return { name: `photo.${row.media_type.replace('image/', '')}`, file };
}

async function removePhoto(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('patient_photo').where('person_id', '=', personId).execute();
}

async function lockReadable(tx: Tx, vitaId: string, entry: Entry): Promise<void> {
  await requirePatient(tx, entry, vitaId);
  await lockPatient(tx, vitaId);
}

/** Replaces the photo of a patient the author may read. Throws `not-found`. */
export async function keepPhoto(tx: Tx, vitaId: string, file: TakenFile, entry: Entry): Promise<void> {
  await lockReadable(tx, vitaId, entry);
  await removePhoto(tx, vitaId);
  await tx
    .insertInto('patient_photo')
    .values({
      id: newId(),
      organisation_id: entry.organisationId,
      person_id: vitaId,
      sha256: file.sha256,
      media_type: file.type,
      bytes: file.bytes,
      updated_at: entry.now,
      updated_by: entry.staffId,
    })
    .execute();
}

/** Removes the photo of a patient the author may read. Throws `not-found`. */
export async function forgetPhoto(tx: Tx, vitaId: string, entry: Entry): Promise<void> {
  await lockReadable(tx, vitaId, entry);
  await removePhoto(tx, vitaId);
}
