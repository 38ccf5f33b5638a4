import { sameValue } from '@careline/core/internal/forms';
import {
  type LabReading,
  laboratoryReadings,
  labReadings,
  type NewLabLine,
  type newLabReportSchema,
} from '@careline/core/internal/labs';
import type { Selectable, Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { addReadings } from '../observations/readings.ts';
import { type ReplacedReading, replaceReadings } from '../observations/replaced-readings.ts';
import type { Entry } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Transaction<Schema>;
type ValidReport = InferOutput<typeof newLabReportSchema>;
/** The version being corrected, with the readings of all its results. */
type Version = Selectable<Schema['lab_report_version']>;

const linesOfTests = (lines: readonly NewLabLine[], tests: readonly string[]) =>
  lines.filter(({ test }) => test !== null && tests.includes(test));

/** Returns whether the previous version's reading is the same, so that it stays valid. */
function isUnchanged({ parts }: LabReading, report: ValidReport, before: Version, oldId: string): boolean {
  const tests = Object.keys(parts);
  const earlier = Object.keys(before.readings).filter((test) => before.readings[test] === oldId);
  return (
    before.collected_at === report.collectedAt &&
    earlier.length === tests.length &&
    earlier.every((test) => tests.includes(test)) &&
    sameValue(linesOfTests(before.lines, tests), linesOfTests(report.lines, tests))
  );
}

/** Stores the readings of results and invalidates corrected ones. Returns reading ids by test key. */
export async function storeReadings(
  tx: Tx,
  report: ValidReport,
  before: Version | undefined,
  entry: Entry,
): Promise<Readonly<Record<string, string>>> {
  const { vitaId, metaInfo } = report;
  const context = { timestamp: report.collectedAt, metaInfo, newId };
  const found = [...labReadings(report.lines, context), ...laboratoryReadings(report.lines, context)];
  const ids: Record<string, string> = {};
  const fresh: LabReading[] = [];
  const replaced = new Map<string, string | null>(
    Object.values(before?.readings ?? {}).map((id) => [id, null]),
  );
  for (const one of found) {
    const tests = Object.keys(one.parts);
    const oldIds = new Set(tests.flatMap((test) => before?.readings[test] ?? []));
    const [oldId] = oldIds;
    const stays =
      before && oldId !== undefined && oldIds.size === 1 && isUnchanged(one, report, before, oldId);
    const id = stays ? oldId : one.reading.id;
    for (const test of tests) ids[test] = id;
    if (stays) replaced.delete(oldId);
    else {
      fresh.push(one);
      for (const old of oldIds) replaced.set(old, id);
    }
  }
  await addReadings(
    tx,
    fresh.map(({ reading }) => ({ ...reading, metaInfo })),
    entry,
    { vitaId, ...(before && { status: 'corrected' as const }) },
  );
  const pairs = [...replaced].map(([old, id]): ReplacedReading => ({ old, fresh: id }));
  await replaceReadings(tx, pairs, entry.now);
  return ids;
}
