import { phrase, wordLabel } from '#formatting';
import { doseFindings } from '../dose/dose-findings.ts';
import { readCurrent, readLine } from '../dose/read-line.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import { readMedicineName } from '../medicines/read-medicine-name.ts';
import { allergyFindings } from './allergy-findings.ts';
import { companionFindings } from './companions/companion-findings.ts';
import { duplicateFindings } from './duplicates/duplicate-findings.ts';
import { interactionFindings } from './interactions/interaction-findings.ts';
import type { JudgedPatient } from './judged-patient.ts';
import type { LineToCheck } from './line-to-check.ts';
import { gravestFirst, type MedicineFinding, type ReadLine } from './medicine-finding.ts';
import { unreadConditionFindings } from './patient/conditions/condition-findings.ts';
import { patientFindings } from './patient/patient-findings.ts';
import * as words from './words/en.ts';

/** Findings about a name that was not read or was corrected, for the doctor to check. */
function nameFindings(line: ReadLine, tables: MedicineTables): readonly MedicineFinding[] {
  const read = readMedicineName(line.name, tables);
  const common = { kind: 'unread', about: line.name, source: 'Careline' } as const;
  if (read.by === 'none')
    return [
      {
        ...common,
        severity: 'important',
        rule: 'name-not-read',
        problem: phrase(words.checkPrescription, 'unknownName', { name: line.name }),
        act: wordLabel(words.checkPrescription, 'unknownNameAct'),
      },
    ];
  if (read.by !== 'spelling' || read.meant === undefined) return [];
  return [
    {
      ...common,
      severity: 'important',
      rule: 'name-misspelt',
      problem: phrase(words.checkPrescription, 'readAs', { name: line.name, meant: read.meant }),
      act: wordLabel(words.checkPrescription, 'readAsAct'),
    },
  ];
}

/** Findings about current medicines whose names were not read or were corrected. Only with the first line. */
function currentNameFindings({ current }: JudgedPatient, tables: MedicineTables): readonly MedicineFinding[] {
  return current.flatMap(({ name, line }): readonly MedicineFinding[] => {
    const written = line?.medicine ?? name;
    const read = readMedicineName(written, tables);
    const common = { kind: 'unread', about: written, source: 'Careline' } as const;
    if (read.by === 'none')
      return [
        {
          ...common,
          severity: 'important',
          rule: 'current-not-read',
          problem: phrase(words.checkPrescription, 'unknownCurrentMedicine', { written }),
          act: wordLabel(words.checkPrescription, 'unknownCurrentMedicineAct'),
        },
      ];
    if (read.by !== 'spelling' || read.meant === undefined) return [];
    return [
      {
        ...common,
        severity: 'note',
        rule: 'current-misspelt',
        problem: phrase(words.checkPrescription, 'currentMedicineReadAs', { written, meant: read.meant }),
        act: wordLabel(words.checkPrescription, 'readAsAct'),
      },
    ];
  });
}

/**
 * Returns the findings for each line of a prescription, most severe first: name, dose and course, patient, allergies,
 * other lines and current medicines.
 * Screen and server get identical results for the same input.
 */
export function checkPrescription(
  lines: readonly LineToCheck[],
  patient: JudgedPatient,
  tables: MedicineTables,
): readonly (readonly MedicineFinding[])[] {
  const read = lines.map((line) => readLine(line, tables));
  const current = patient.current.map((one) => readCurrent(one, tables));
  const doses = doseFindings(read, patient, current);
  const pairs = interactionFindings(read, patient, current);
  const twice = duplicateFindings(read, current);
  const alone = companionFindings(read, patient, current);
  const unreadConditions = unreadConditionFindings(read, patient);
  const unread = currentNameFindings(patient, tables);
  return read.map((line, index) =>
    [
      ...(index === 0 ? unread : []),
      ...nameFindings(line, tables),
      ...allergyFindings(line, patient.allergies, tables),
      ...(pairs[index] ?? []),
      ...(doses[index] ?? []),
      ...patientFindings(line, patient),
      ...(alone[index] ?? []),
      ...(unreadConditions[index] ?? []),
      ...(twice[index] ?? []),
    ].toSorted(gravestFirst),
  );
}
