import type { CurrentMedicine } from '../checks/judged-patient.ts';
import type { ReadLine } from '../checks/medicine-finding.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import { type MedicineReading, readMedicineName } from '../medicines/read-medicine-name.ts';
import type { PrescribedLine } from '../prescribed-line.ts';
import type { ReadCurrent } from './dose-findings.ts';
import { doseOfLine } from './dose-of-line.ts';
import type { LineToDose } from './line-to-dose.ts';

const ONE_NUMBER = /^\s*\d+(?:\.\d+)?\s*(?:mg|mcg|g)?\s*$/i;

/** A single number next to a combination brand is read as part of the name: Shelcal, 500 mg is Shelcal 500. */
function strengthOfBrand(
  { name, by, substances }: MedicineReading,
  strength: string,
  tables: MedicineTables,
): string | undefined {
  if (by !== 'brand' || substances.length < 2 || !ONE_NUMBER.test(strength)) return undefined;
  return readMedicineName(`${name} ${strength}`, tables).strength;
}

function readDosed(name: string, line: LineToDose, tables: MedicineTables): ReadCurrent {
  const read = readMedicineName(name, tables);
  const { substances, classes } = read;
  const strength = strengthOfBrand(read, line.strength, tables);
  const dosed = strength === undefined ? line : { ...line, strength };
  return { name, substances, classes, dose: doseOfLine(dosed, read, tables.medicines) };
}

/** Reads a line for the checks: its substances and doses. */
export const readLine = (
  line: LineToDose & Pick<PrescribedLine, 'medicine'> & ReadLine['line'],
  tables: MedicineTables,
): ReadLine => ({
  ...readDosed(line.medicine, line, tables),
  line,
});

/** A medicine without a dose. */
const NAMED: LineToDose = { strength: '', amount: null, unit: '', frequency: '', times: null };

/** Reads a current medicine. With only a name, it has no doses. */
export const readCurrent = ({ name, line }: CurrentMedicine, tables: MedicineTables): ReadCurrent =>
  readDosed(line?.medicine ?? name, line ?? NAMED, tables);
