import {
  type newRapidTestSchema,
  RAPID_TEST_CODE,
  READING_TYPE_SYSTEM,
} from '@careline/core/internal/metrics';
import { readingTypeLabel } from '@careline/core/internal/record';
import type { Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { requirePatient } from '../platform/access/access.ts';
import { type Entry, refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { insertReadings, type StoredReading, sortAt } from './reading-rows.ts';
import { readingFaults, requireAllNew } from './readings.ts';

type ValidRapidTest = InferOutput<typeof newRapidTestSchema>;

/**
 * Returns a rapid test as a reading.
 * The test is the key of its only value and the result is the text, so that it is judged like any metric.
 */
const toStored = (test: ValidRapidTest, entry: Entry): StoredReading => ({
  id: test.id,
  organisationId: entry.organisationId,
  facilityId: entry.facilityId,
  personId: test.vitaId,
  metric: 'rapidtest',
  system: READING_TYPE_SYSTEM,
  code: RAPID_TEST_CODE,
  display: readingTypeLabel(RAPID_TEST_CODE),
  at: test.timestamp ?? null,
  onDate: test.timestamp === undefined ? test.date : null,
  sortAt: sortAt(test.timestamp, test.date, entry.timeZone),
  values: [{ key: test.test, text: test.result }],
  note: test.note,
  authorId: entry.staffId,
  authorName: entry.name,
  source: test.metaInfo.source,
  createdAt: entry.now,
  updatedAt: test.metaInfo.updatedAt,
});

/** Stores a rapid test result for a patient of the facility. Throws `not-found`, `input-invalid`, `conflict`. */
export async function storeRapidTest(
  tx: Transaction<Schema>,
  test: ValidRapidTest,
  entry: Entry,
): Promise<void> {
  await requirePatient(tx, entry, test.vitaId);
  refuseFaults(readingFaults(test, entry, 'test'));
  requireAllNew(await insertReadings(tx, [toStored(test, entry)]), 1);
}
