import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { SERVER_ENTRY } from './start-server.ts';

/** Records of public data sets, too large for the repository. */
const records =
  process.env.CARELINE_SHARED_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url));
const patientsFile = join(records, 'patients-a.ndjson');
const readingsFile = join(records, 'readings-a.ndjson.gz');

export const hasRealPeople = existsSync(patientsFile) && existsSync(readingsFile);

interface PatientLine {
  readonly id: string;
  readonly name?: readonly { readonly given?: readonly string[]; readonly family?: string }[];
  readonly phone?: readonly { readonly value: string }[];
  readonly deceased?: unknown;
}

interface ReadingLine {
  readonly patient: string;
  readonly code?: string;
}

export interface RealPerson {
  readonly name: string;
  readonly pressures: number;
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
/** The blood pressure panel code used in most of the records. */
const BLOOD_PRESSURE = '55284-4';

/** Returns a living person with a phone and blood pressures, and their readings in the source format. */
function choosePerson() {
  const readings = lines(gunzipSync(readFileSync(readingsFile)).toString('utf8'));
  const measured = new Set<string>();
  for (const line of readings) {
    const { patient, code } = JSON.parse(line) as ReadingLine;
    if (code === BLOOD_PRESSURE) measured.add(patient);
  }
  for (const line of lines(readFileSync(patientsFile, 'utf8'))) {
    const patient = JSON.parse(line) as PatientLine;
    const name = [patient.name?.[0]?.given?.[0], patient.name?.[0]?.family].filter(Boolean).join(' ');
    if (patient.deceased || !patient.phone?.length || !measured.has(patient.id) || !name) continue;
    return { line, name, own: readings.filter((reading) => reading.includes(`"patient":"${patient.id}"`)) };
  }
  throw new Error('no person of the records fits');
}

function runImport(folder: string, dataFolder: string): Promise<string> {
  const child = spawn(process.execPath, [SERVER_ENTRY, 'import', folder, '--programme', 'ahc'], {
    env: { ...process.env, CARELINE_DATA: dataFolder },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

/** Imports a real person into the server running on the folder, with the command a person would use. */
export async function importRealPerson(dataFolder: string): Promise<RealPerson> {
  const { line, name, own } = choosePerson();
  const folder = mkdtempSync(join(tmpdir(), 'careline-real-'));
  try {
    writeFileSync(join(folder, 'patients.ndjson'), `${line}\n`);
    writeFileSync(join(folder, 'readings.ndjson'), `${own.join('\n')}\n`);
    await runImport(folder, dataFolder);
    const codes = own.map((reading) => (JSON.parse(reading) as ReadingLine).code);
    return { name, pressures: codes.filter((code) => code === BLOOD_PRESSURE).length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
