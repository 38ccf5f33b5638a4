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
 * Returns the id of a reading that came without one. It is the same for the same values of the same patient at the same time,
 * so that a repeated write is the same reading. When and from where it was sent is no part of it.
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
 * Returns a reading as it is checked. A program that sends a bare reading cannot be asked whether an unusual value is right: it
 * is stored and judged. What no person can have is refused.
 */
export const asChecked = <Reading extends Content>(vitaId: string, reading: Reading): Reading =>
  isOfContent(vitaId, reading)
    ? { ...reading, values: reading.values.map((value) => ({ ...value, reason: 'sent by a program' })) }
    : reading;

/**
 * Returns what was answered for a reading whose id is its content and which is stored already; undefined for any other one.
 * One that was withdrawn or corrected since stays so: a repeat does not bring it back.
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
