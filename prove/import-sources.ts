import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LOINC = 'http://loinc.org';

const patientId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A number with a final digit that parsing as a number would drop. */
const digits = (random: () => number): string =>
  `${60 + Math.floor(random() * 60)}.${Math.floor(random() * 10)}0`;

const day = (random: () => number): string =>
  `19${50 + Math.floor(random() * 50)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`;

const patientRow = (index: number): string =>
  JSON.stringify({ source: 'proof', id: `p${index}`, name: [{ text: `Person ${index}` }], gender: 'male' });

const readingRow = (index: number, people: number, random: () => number): string =>
  `{"source":"proof","id":"r${index}","patient":"p${index % people}","system":"${LOINC}","code":"8867-4","value":${digits(random)},"unit":"/min","effectiveDateTime":"${day(random)}"}`;

const encounterRow = (index: number, people: number, random: () => number): string =>
  `{"source":"proof","id":"e${index}","patient":"p${index % people}","class":"AMB","start":"${day(random)}"}`;

const logRow = (index: number, people: number): string =>
  JSON.stringify({
    source: 'proof-log',
    patient: `log-${index % people}`,
    line: index,
    date: '04-21-1991',
    time: '9:09',
    code: '58',
    value: '0100',
  });

function observation(index: number, people: number, random: () => number): string {
  const subject = `urn:uuid:${patientId(index % people)}`;
  return `{"resource":{"resourceType":"Observation","id":"o${index}","status":"final","code":{"coding":[{"system":"${LOINC}","code":"29463-7"}]},"subject":{"reference":"${subject}"},"effectiveDateTime":"${day(random)}","valueQuantity":{"value":${digits(random)},"unit":"kg"}}}`;
}

const claim = (index: number, people: number): string =>
  `{"resource":{"resourceType":"Claim","id":"c${index}","patient":{"reference":"urn:uuid:${patientId(index % people)}"},"total":{"value":10.50}}}`;

const person = (index: number): string =>
  `{"fullUrl":"urn:uuid:${patientId(index)}","resource":{"resourceType":"Patient","id":"${patientId(index)}","name":[{"text":"Bundled ${index}"}]}}`;

const times = (count: number, make: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => make(index));

export interface SourceSize {
  readonly people: number;
  /** Rows of each kind except patients. */
  readonly rows: number;
}

/** Writes a folder of everything that can be imported; in bundles, patients come after the rows that refer to them. */
export async function writeSources(
  folder: string,
  { people, rows }: SourceSize,
  random: () => number,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const lines = (name: string, all: readonly string[]) => writeFile(join(folder, name), all.join('\n'));
  await lines('patients.ndjson', times(people, patientRow));
  await lines('readings.ndjson', [
    ...times(rows, (index) => readingRow(index, people, random)),
    '{"source":"proof","id":"r-nobody","patient":"nobody","code":"8867-4","value":1}',
  ]);
  await lines(
    'encounters.ndjson',
    times(rows, (index) => encounterRow(index, people, random)),
  );
  await lines(
    'log.ndjson',
    times(rows, (index) => logRow(index, people)),
  );
  const entries = [
    ...times(rows, (index) => observation(index, people, random)),
    ...times(Math.ceil(rows / 4), (index) => claim(index, people)),
    ...times(people, person),
  ];
  const bundle = `{"resourceType":"Bundle","type":"collection","entry":[\n${entries.join(',\n')}\n]}`;
  await writeFile(join(folder, 'bundle.json.gz'), gzipSync(bundle));
}
