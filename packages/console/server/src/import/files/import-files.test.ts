import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findImportFiles } from './import-files.ts';
import { recogniseFile } from './recognise-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'careline-import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(content: string | Buffer, name = 'file'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** A patient's row with these fields. */
const row = (parts: string) => `{"source":"s","id":"1","patient":"2",${parts}}`;
const PATIENT = '{"resourceType":"Patient","id":"p"}';
const spread = (resource: unknown) => JSON.stringify(resource, null, 2);

describe('the contents of a file', () => {
  it.each([
    ['patients', '{"source":"s","id":"1","gender":"male","birthDate":"1949"}', 'patients'],
    ['readings', row('"code":"8302-2","effectiveDateTime":"2009"'), 'readings'],
    ['readings after a damaged line', `{"sou\n${row('"code":"1","value":3')}`, 'readings'],
    ['encounters', row('"status":"finished","class":"AMB","start":"2009"'), 'encounters'],
    ['conditions', row('"code":"38341003","clinicalStatus":"active","recordedDate":"2009"'), 'conditions'],
    ['conditions with an onset only', row('"code":"38341003","onsetDateTime":"2009"'), 'conditions'],
    ['medications', row('"code":"563026","status":"active","start":"2009"'), 'medications'],
    ['allergies', row('"code":"300916003","category":["food"]'), 'allergies'],
    [
      'a diabetes log',
      '{"source":"s","patient":"data-01","line":1,"date":"04-21-1991","time":"9:09","code":"58","value":"100"}',
      'glucose-log',
    ],
    [
      'a table of maternal health',
      '\uFEFFAge,SystolicBP,DiastolicBP,BS,BodyTemp,HeartRate,RiskLevel\r\n25,130,80,15,98,86,high risk\r\n',
      'maternal-health',
    ],
    ['a bundle', '{"resourceType":"Bundle","entry":[]}', 'fhir-bundle'],
    ['a bundle that says so at its end', '{\n"entry":[{"a":[1]}],\n"resourceType":"Bundle"}', 'fhir-bundle'],
    ['a bundle over lines', spread({ resourceType: 'Bundle', entry: [{ resource: {} }] }), 'fhir-bundle'],
    ['a resource over lines', spread({ resourceType: 'Patient', name: [{ text: 'A' }] }), 'fhir-resource'],
    ['a resource a line', `${PATIENT}\n${PATIENT}\n`, 'fhir-lines'],
    ['gzip, whatever its name', gzipSync(PATIENT), 'fhir-lines'],
  ])('%s', async (_label, content, kind) => {
    expect(await recogniseFile(await fileOf(content))).toEqual({ kind });
  });

  it.each([
    [
      'a list',
      '[{"source":"s","id":"1","gender":"male"}]',
      /neither FHIR, nor lines of JSON, nor a known table/,
    ],
    ['other rows', '{"a":1}\n{"b":2}\n', /its rows are of an unknown kind/],
    ['another document', spread({ name: 'x', items: [{ a: 1 }] }), /neither FHIR|unknown kind/],
    ['half a bundle', '{"entry":[{', /neither FHIR, nor lines of JSON, nor a known table/],
    ['nothing', '', /empty/],
  ])('%s is unknown', async (_label, content, reason) => {
    expect(await recogniseFile(await fileOf(content))).toEqual({ reason: expect.stringMatching(reason) });
  });
});

const MESSAGE = 'MSH|^~\\&|LAB|CLINIC|||20240105||ORU^R01|1|P|2.5\rPID|1||77\rOBX|1|NM|2339-0||99\r';
const TABLE = 'patient,code,value\np1,2339-0,99\np2,2339-0,"1,5"\n';

describe('a file of another format', () => {
  const HL7 = /^this is HL7 v2\. Convert it to FHIR R4/;
  const CSV = /^this is CSV.*Convert it to lines of JSON or to FHIR R4/;
  const packed = (text: string) => gzipSync(text);
  const fileNamed = (name: string, content: string | Buffer) => fileOf(content, name);

  it.each([
    ['a message of HL7 v2', 'a', MESSAGE, HL7],
    ['with line ends', 'a', MESSAGE.replaceAll('\r', '\r\n'), HL7],
    ['framed for the wire', 'a', `\v${MESSAGE}`, HL7],
    ['a batch file of HL7 v2', 'a', `FHS|^~\\&|LAB\rBHS|^~\\&|LAB\r${MESSAGE}`, HL7],
    ['packed HL7 v2 under another name', 'a.json', packed(MESSAGE), HL7],
    ['a table', 'a.txt', TABLE, CSV],
    ['a table with semicolons', 'a', TABLE.replaceAll(',', ';'), CSV],
    ['a table with tabs and a byte order mark', 'a', `\uFEFF${TABLE.replaceAll(',', '\t')}`, CSV],
    ['a packed table', 'a.csv.gz', packed(TABLE), CSV],
    ['a table of one row', 'a.csv', 'patient,code\n', CSV],
  ])('is refused by its name, with what to do: %s', async (_label, name, content, reason) => {
    const path = await fileNamed(name, content);
    expect(await recogniseFile(path)).toEqual({ reason: expect.stringMatching(reason) });
    await expect(findImportFiles({ named: { readings: path } })).rejects.toThrow(
      /cannot be imported: this is/,
    );
  });

  it.each([
    ['prose with commas', 'Some notes, written down.\nMore of them, and, others.\n'],
    ['a heading', '# a, b\n1,2\n'],
    ['words about messages', 'MSH is a segment of HL7 v2\n'],
  ])('is not guessed: %s', async (_label, content) => {
    expect(await recogniseFile(await fileOf(content))).toEqual({
      reason: expect.stringMatching(/^neither FHIR, nor lines of JSON, nor a known table/),
    });
  });
});

describe('files of a folder', () => {
  it('are patients first, subfolders included; others are named with a reason', async () => {
    const outer = await mkdtemp(join(folder, 'outer-'));
    const inner = await mkdtemp(join(outer, 'inner-'));
    const hidden = await mkdtemp(join(outer, '.hidden-'));
    await writeFile(join(outer, 'a.ndjson'), row('"code":"1","value":3'));
    await writeFile(join(inner, 'b.txt'), '{"source":"s","id":"1","gender":"male"}');
    await writeFile(join(inner, 'cut.gz'), gzipSync(PATIENT).subarray(0, 15));
    await writeFile(join(outer, 'd.md'), '# notes');
    await writeFile(join(outer, '.e'), 'x');
    await symlink(outer, join(outer, 'loop'));
    const { files, skipped } = await findImportFiles({ path: outer });
    expect(files.map(({ kind, path }) => [kind, path])).toEqual([
      ['patients', join(inner, 'b.txt')],
      ['readings', join(outer, 'a.ndjson')],
    ]);
    const named = Object.fromEntries(skipped.map(({ name, reason }) => [name, reason]));
    expect(named).toEqual({
      '.e': expect.stringContaining('neither FHIR'),
      [hidden.slice(outer.length + 1)]: expect.stringContaining('hidden'),
      [join(inner.slice(outer.length + 1), 'cut.gz')]: expect.stringContaining('cannot be read to its end'),
      'd.md': expect.stringContaining('neither FHIR'),
      loop: expect.stringContaining('link'),
    });
  });

  it('are refused where the path does not exist', async () => {
    const nowhere = join(folder, 'nowhere');
    await expect(findImportFiles({ path: nowhere })).rejects.toThrow(/There is no file or folder/);
    await expect(findImportFiles({ named: { readings: folder } })).rejects.toThrow(/is not a file/);
  });
});
