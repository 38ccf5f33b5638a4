import { type FormDefinition, readingsFrom, valuesFrom } from '@careline/core/forms';
import { type NewReading, newReadingSchema } from '@careline/core/metrics';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { addReadings, type ReadingOrigin } from '../../observations/readings.ts';
import { listInfants } from '../../patients/infants/infants.ts';
import type { Entry } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Tx = Transaction<Schema>;

/** A call's answers, whose they are, and when the call was begun (unix seconds). */
export interface InfantReadingsOrigin extends Pick<ReadingOrigin, 'status'> {
  readonly contactId: string;
  readonly vitaId: string;
  readonly answers: Parameters<typeof valuesFrom>[1];
  readonly startedAt: number;
  readonly source: string;
}

/** Whose readings the call has stored before, beside the patient's own: a correction goes where the first version went. */
async function infantBefore(
  tx: Tx,
  { contactId, vitaId }: InfantReadingsOrigin,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('reading')
    .select('person_id')
    .where('contact_id', '=', contactId)
    .where('person_id', '<>', vitaId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  return row?.person_id;
}

/**
 * The one infant that is linked; undefined for none, and for twins, of whom the form does not say which it means. All
 * links count, also to an infant whom the caller may not read.
 */
async function onlyInfant(tx: Tx, entry: Entry, vitaId: string): Promise<string | undefined> {
  const linked = await tx
    .selectFrom('infant_link')
    .select('infant_id')
    .where('mother_id', '=', vitaId)
    .where('ended_at', 'is', null)
    .execute();
  if (linked.length !== 1) return undefined;
  const [infant] = await listInfants(tx, entry, vitaId);
  return infant?.vitaId;
}

export interface InfantReadings {
  readonly infantId: string;
  readonly ids: readonly string[];
}

/**
 * Stores what a call with the mother tells of her infant as the infant's readings (design 6), where it is clear which
 * infant that is. Otherwise it stays in the log alone; the mother's it never becomes. The answers must be without faults.
 */
export async function addInfantReadings(
  tx: Tx,
  form: FormDefinition,
  origin: InfantReadingsOrigin,
  entry: Entry,
): Promise<InfantReadings | undefined> {
  const { contactId, vitaId, answers, startedAt, source, status } = origin;
  const readings: NewReading[] = readingsFrom(form, valuesFrom(form, answers), {
    timestamp: startedAt,
    metaInfo: { updatedAt: entry.now, deleted: false, source },
    newId,
    subject: 'infant',
  });
  if (readings.length === 0) return undefined;
  const infantId = (await infantBefore(tx, origin)) ?? (await onlyInfant(tx, entry, vitaId));
  if (infantId === undefined) return undefined;
  const valid = readings.map((reading) => v.parse(newReadingSchema, reading));
  await addReadings(tx, valid, entry, { vitaId: infantId, contactId, status });
  return { infantId, ids: valid.map(({ id }) => id) };
}
