import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  bundleEntry,
  bundleIndex,
  bundleKey,
  FHIR_REFUSALS,
  type FhirRefused,
  type FhirRow,
  isRefused,
  rowFromFhir,
} from '../packages/core/src/fhir/index.ts';
import { ROOT } from './workspace-files.ts';

/** Records of public data sets, too large for the repository: whole bundles and HL7's odd but legal examples. */
const records = process.env.CARELINE_SHARED_DATA ?? join(ROOT, '../shared/data');
const there = existsSync(join(records, 'bundles'));
if (!there) {
  console.log('SKIPPED the mapping of real FHIR records: set CARELINE_SHARED_DATA to a folder with bundles.');
}

/** The source name used when bundles 01 to 08 were flattened. */
const SOURCE = 'synthea-r4-2019';
const GZIP = 0x1f;

function textOf(path: string): string {
  const bytes = readFileSync(path);
  return (bytes[0] === GZIP ? gunzipSync(bytes) : bytes).toString();
}

const filesIn = (folder: string): string[] =>
  there ? readdirSync(join(records, folder)).map((file) => join(records, folder, file)) : [];

/** Reads every entry of a bundle, or a single resource, as an import does. */
function readAll(path: string): (FhirRow | FhirRefused)[] {
  const file = JSON.parse(textOf(path));
  if (file.resourceType !== 'Bundle') return [rowFromFhir(file, { source: SOURCE })];
  const entries = (file.entry as unknown[]).map(bundleEntry);
  const index = bundleIndex();
  for (const entry of entries) {
    const key = isRefused(entry) ? entry : bundleKey(entry);
    if (!isRefused(key)) index.add(key);
  }
  return entries.map((entry) =>
    isRefused(entry) ? entry : rowFromFhir(entry.resource, { source: SOURCE, fullUrl: entry.fullUrl, index }),
  );
}

function nameOf(read: FhirRow | FhirRefused): string {
  if (isRefused(read)) return `refused: ${FHIR_REFUSALS[read.reason]}`;
  return read.kind === 'resource' ? `kept as is: ${read.row.kind}` : read.kind;
}

function countsOf(reads: readonly (FhirRow | FhirRefused)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const read of reads) counts[nameOf(read)] = (counts[nameOf(read)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => a.localeCompare(b)));
}

describe.runIf(there)('real FHIR records', () => {
  it.each(['bundles', 'hl7-r4-examples'])('of %s each become a row or have a reason', (folder) => {
    const counts = countsOf(filesIn(folder).flatMap(readAll));
    console.log(folder, counts);
    const sum = (start: string) =>
      Object.entries(counts).reduce(
        (total, [name, count]) => total + (name.startsWith(start) ? count : 0),
        0,
      );
    expect(sum('reading')).toBeGreaterThan(20);
    expect(sum('patient')).toBeGreaterThan(5);
    expect(sum('refused')).toBeLessThan(10);
  });

  it('become the readings that other software reads from them', () => {
    const flattened = textOf(join(records, 'readings-a.ndjson.gz')).trim().split('\n');
    const ours = new Map<string, unknown>();
    for (const read of filesIn('bundles').flatMap(readAll)) {
      if (!isRefused(read) && read.kind === 'reading') ours.set(read.row.id, read.row);
    }
    const both = flattened
      .map((line) => JSON.parse(line))
      .filter(({ source, id }) => source === SOURCE && ours.has(id));
    expect(both.length).toBeGreaterThan(1000);
    for (const row of both) expect(ours.get(row.id)).toEqual(row);
  });
});
