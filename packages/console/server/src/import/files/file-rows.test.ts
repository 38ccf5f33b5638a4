import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileKind } from './file-kind.ts';
import { fileRows } from './file-rows.ts';
import type { OutgoingRow, Phase } from './outgoing-row.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'careline-rows-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsOf(content: string | Buffer, kind: FileKind, phase: Phase): Promise<OutgoingRow[]> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const rows: OutgoingRow[] = [];
  for await (const row of fileRows({ path, kind, bytes: 0 }, phase, 'sender', () => undefined)) {
    rows.push(row);
  }
  return rows;
}

/** Shows row number, kind, and the content or the reason for a refusal. */
const shown = (rows: readonly OutgoingRow[]) =>
  rows.map((row) => [row.number, row.report, 'text' in row ? JSON.parse(row.text).id : row.reason]);

const OBSERVATION = `{"fullUrl":"urn:uuid:0b","resource":{"resourceType":"Observation","id":"b","status":"final",
  "code":{"coding":[{"system":"http://loinc.org","code":"29463-7"}]},"subject":{"reference":"urn:uuid:0a"},
  "effectiveDateTime":"2009-05-27","valueQuantity":{"value":75.0,"unit":"kg"}}}`;
const BUNDLE = `{"resourceType":"Bundle","type":"transaction","entry":[
${OBSERVATION},
{"fullUrl":"urn:uuid:0a","resource":{"resourceType":"Patient","id":"a","name":[{"text":"Asha Patil"}]}},
{"resource":{"resourceType":"Claim","id":"c","patient":{"reference":"Patient/a"},"total":{"value":10.50},
  "contained":[{"resourceType":"Patient","id":"inside"}]}},
{"request":{"method":"DELETE","url":"Patient/z"}},
{"resource":{"resourceType":"Patient","id":}},
{"resource":{"resourceType":"Observation","id":"d","status":"final","subject":{"reference":"urn:uuid:nobody"}}},
{"resource":{"resourceType":"Bundle","id":"inner"}}
]}`;

describe('the rows of a bundle', () => {
  it('are its patients first, wherever they appear', async () => {
    expect(shown(await rowsOf(BUNDLE, 'fhir-bundle', 'persons'))).toEqual([[2, 'patients', 'a']]);
  });

  it('are everything else next, or why it is nothing', async () => {
    expect(shown(await rowsOf(gzipSync(BUNDLE), 'fhir-bundle', 'others'))).toEqual([
      [1, 'readings', 'b'],
      [3, 'Claim', 'c'],
      [4, 'resources', 'deleted'],
      [5, 'resources', 'not-json'],
      [6, 'readings', 'd'],
      [7, 'Bundle', 'nested-bundle'],
    ]);
  });

  it('keep digits, name their sender, and find their patient by the bundle’s reference', async () => {
    const [reading, claim] = await rowsOf(BUNDLE, 'fhir-bundle', 'others');
    const text = (row: OutgoingRow | undefined) => (row && 'text' in row ? row.text : '');
    expect(text(reading)).toContain('"value":75.0');
    expect(JSON.parse(text(reading))).toMatchObject({ source: 'sender', patient: 'a' });
    expect(text(claim)).toContain('"total":{"value":10.50}');
    expect(JSON.parse(text(claim))).toMatchObject({ kind: 'Claim', source: 'sender', patient: 'a' });
  });

  it.each([
    ['an end in the middle', BUNDLE.slice(0, 300), /cannot be read to its end: it ends in the middle/],
    ['two bundles', `${BUNDLE}${BUNDLE}`, /it contains more than one value/],
    ['a broken field', '{"resourceType":"Bundle", "Asha"}', /it is not readable as JSON\.$/],
  ])('end with a clear error: %s', async (_label, content, message) => {
    await expect(rowsOf(content, 'fhir-bundle', 'others')).rejects.toThrow(message);
  });
});

describe('the rows of other files', () => {
  const patient = '{"resourceType":"Patient","id":"a"}';

  it('are resources, one a line', async () => {
    const lines = `${patient}\n{"resourceType":\n{"resourceType":"Location","id":"l"}\n`;
    expect(shown(await rowsOf(lines, 'fhir-lines', 'persons'))).toEqual([[1, 'patients', 'a']]);
    expect(shown(await rowsOf(lines, 'fhir-lines', 'others'))).toEqual([
      [2, 'resources', 'not-json'],
      [3, 'Location', 'l'],
    ]);
  });

  it('are one resource over many lines', async () => {
    const spread = JSON.stringify(JSON.parse(patient), null, 2);
    expect(shown(await rowsOf(spread, 'fhir-resource', 'persons'))).toEqual([[1, 'patients', 'a']]);
    expect(await rowsOf(spread, 'fhir-resource', 'others')).toEqual([]);
  });

  it('are lines unchanged', async () => {
    const rows = await rowsOf('{"a":1}\n\n{"b":2.0}', 'conditions', 'others');
    expect(rows).toMatchObject([
      { number: 1, report: 'conditions', kind: 'conditions', text: '{"a":1}' },
      { number: 3, text: '{"b":2.0}' },
    ]);
  });

  it('are lines of a table without a patient', async () => {
    const table =
      '\uFEFFAge,SystolicBP,DiastolicBP,BS,BodyTemp,HeartRate,RiskLevel\r\n25,130,80,15,98,86,high risk\r\n35,140\r\n';
    expect(shown(await rowsOf(table, 'maternal-health', 'others'))).toEqual([
      [2, 'maternal-health', 'no-patient'],
      [3, 'maternal-health', 'wrong-shape'],
    ]);
  });
});
