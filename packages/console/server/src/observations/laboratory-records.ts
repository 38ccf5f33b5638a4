import { judgeLaboratory } from '@careline/core/internal/labs';
import type { MetricRecord } from '@careline/core/internal/metrics';
import type { Kysely } from 'kysely';
import { notFound } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readFacts } from './person-facts.ts';

/** Adds the judgement to laboratory results. Their limits are in the tables of tests, which clients do not load. */
export async function withStatuses(
  tx: Kysely<Schema>,
  vitaId: string,
  records: readonly MetricRecord[],
  timeZone: string,
): Promise<MetricRecord[]> {
  if (records.length === 0) return [];
  const facts = (await readFacts(tx, new Map([[vitaId, timeZone]]))).get(vitaId);
  if (!facts) throw notFound('patient');
  return records.map((record) => ({ ...record, faces: judgeLaboratory(record, facts, timeZone).faces }));
}
