import { createHash } from 'node:crypto';
import type { NewReading } from '@careline/core/internal/metrics';
import type { Transaction } from 'kysely';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { uuidOf } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { sortedJson } from '../platform/http/json/read-input.ts';

const ID_BYTES = 16;

type Content = Omit<NewReading, 'id' | 'metaInfo'> & Partial<Pick<NewReading, 'id' | 'metaInfo'>>;

/**
 * Returns a reading id derived from the content, for a reading sent without one.
 * The same values for the same patient and time give the same id, so a repeated write is recognised. When and from
 * where the reading was sent does not affect the id.
 */
export function idOfContent(vitaId: string, { id: _id, metaInfo: _metaInfo, ...content }: Content): string {
  const digest = createHash('sha256')
    .update(sortedJson([vitaId, content]) ?? '')
    .digest();
  return uuidOf(Buffer.from(digest.subarray(0, ID_BYTES)), Math.max(0, (content.timestamp ?? 0) * 1000));
}

const isOfContent = (vitaId: string, reading: Content): boolean =>
  reading.id !== undefined && reading.id === idOfContent(vitaId, reading);

/**
 * Returns a reading in the form in which it is checked.
 * A program that sends a bare reading cannot confirm an unusual value, so the value is stored and judged. Impossible
 * values are still refused.
 */
export const asChecked = <Reading extends Content>(vitaId: string, reading: Reading): Reading =>
  isOfContent(vitaId, reading)
    ? { ...reading, values: reading.values.map((value) => ({ ...value, reason: 'sent by a program' })) }
    : reading;

/**
 * Returns the earlier response if a reading with a content-based id is already stored, otherwise undefined.
 * A reading that was withdrawn or corrected since stays so: a repeat does not bring it back.
 */
export async function storedBefore(tx: Transaction<Schema>, vitaId: string, reading: Content) {
  const { id } = reading;
  if (id === undefined || !isOfContent(vitaId, reading)) return undefined;
  await lockPatient(tx, vitaId);
  const row = await tx
    .selectFrom('reading')
    .select(['created_at', 'updated_at', 'source', 'deleted'])
    .where('id', '=', id)
    .where('person_id', '=', vitaId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { created_at: createdAt, updated_at: updatedAt, source, deleted } = row;
  return { id, metaInfo: { updatedAt, deleted, source, createdAt } };
}
