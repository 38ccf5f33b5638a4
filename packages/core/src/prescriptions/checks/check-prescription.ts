import { doseFindings } from '../dose/dose-findings.ts';
import { doseOfLine, type LineToDose } from '../dose/dose-of-line.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import { readMedicineName } from '../medicines/read-medicine-name.ts';
import type { PrescribedLine } from '../prescription-line.ts';
import { allergyFindings } from './allergy-findings.ts';
import { duplicateFindings } from './duplicates/duplicate-findings.ts';
import { interactionFindings } from './interactions/interaction-findings.ts';
import type { CurrentMedicine, JudgedPatient } from './judged-patient.ts';
import { type MedicineFinding, type ReadLine, SEVERITIES } from './medicine-finding.ts';
import { patientFindings } from './patient/patient-findings.ts';

/** What of a line is checked. A line that is not complete is checked by what is there. */
export type LineToCheck = Pick<
  PrescribedLine,
  'medicine' | 'form' | 'route' | 'frequency' | 'days' | 'reason'
> &
  LineToDose;

/** A line whose medicine alone is known: nothing of its dose can be judged. */
export const nameAlone = (medicine: string): LineToCheck => ({
  ...{ medicine, strength: '', form: null, route: null, amount: null, times: null, unit: '' },
  ...{ frequency: 'OD', days: null, reason: '', instructions: '' },
});

function readOf(line: LineToCheck, tables: MedicineTables) {
  const read = readMedicineName(line.medicine, tables);
  const { substances, classes, strength } = read;
  const dose = doseOfLine(
    line,
    { substances, ...(strength !== undefined && { strength }) },
    tables.medicines,
  );
  return { read, line: { name: line.medicine, substances, classes, line, dose } satisfies ReadLine };
}

function readCurrent({ name, line }: CurrentMedicine, tables: MedicineTables): ReadLine {
  const whole = line ? { ...nameAlone(line.medicine), ...line } : nameAlone(name);
  return { ...readOf(whole, tables).line, name };
}

/** A name that could not be read, or was read as another: the doctor looks at it. */
function nameFindings({ read, line }: ReturnType<typeof readOf>): readonly MedicineFinding[] {
  const common = { kind: 'unread', about: line.name, source: 'Careline' } as const;
  if (read.by === 'none')
    return [
      {
        ...common,
        severity: 'important',
        rule: 'name-not-read',
        problem: {
          en: `${line.name} is not in our list of medicines, so nothing about it was checked`,
          hi: `${line.name} हमारी दवाओं की सूची में नहीं है, इसलिए इसकी कोई जाँच नहीं हुई`,
        },
        act: {
          en: 'Write the generic name, or say why this is prescribed',
          hi: 'जेनेरिक नाम लिखें, या बताएँ कि यह क्यों दी जा रही है',
        },
      },
    ];
  if (read.by !== 'spelling' || read.meant === undefined) return [];
  return [
    {
      ...common,
      severity: 'important',
      rule: 'name-misspelt',
      problem: { en: `${line.name} was read as ${read.meant}`, hi: `${line.name} को ${read.meant} समझा गया` },
      act: { en: 'Correct the name', hi: 'नाम ठीक करें' },
    },
  ];
}

const gravestFirst = (one: MedicineFinding, other: MedicineFinding): number =>
  SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);

/**
 * What speaks against each line of a prescription, the gravest first: its name, dose and course, the patient, allergies, the
 * other lines and what the patient takes. The same lines and the same patient give the same findings on a screen and on
 * the server.
 */
export function checkPrescription(
  lines: readonly LineToCheck[],
  patient: JudgedPatient,
  tables: MedicineTables,
): readonly (readonly MedicineFinding[])[] {
  const read = lines.map((line) => readOf(line, tables));
  const whole = read.map(({ line }) => line);
  const current = patient.current.map((one) => readCurrent(one, tables));
  const doses = doseFindings(whole, patient, current);
  const pairs = interactionFindings(whole, patient, current);
  const twice = duplicateFindings(whole, current);
  return read.map((one, index) =>
    [
      ...nameFindings(one),
      ...allergyFindings(one.line, patient.allergies, tables),
      ...(pairs[index] ?? []),
      ...(doses[index] ?? []),
      ...patientFindings(one.line, patient),
      ...(twice[index] ?? []),
    ].toSorted(gravestFirst),
  );
}
