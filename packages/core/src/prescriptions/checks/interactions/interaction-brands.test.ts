import { describe, expect, it } from 'vitest';
import { judgedPatient, readLine } from '../../../../test/read-medicines.ts';
import { loadMedicineTables } from '../../medicines/load-medicines.ts';
import { readMedicineName } from '../../medicines/read-medicine-name.ts';
import { duplicateFindings } from '../duplicates/duplicate-findings.ts';
import { interactionFindings } from './interaction-findings.ts';

const tables = await loadMedicineTables();

describe('current medicines written by brand', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['sildenafil', 'Sorbitrate 10', ['severe']],
    ['sildenafil', 'Tab. Monotrate 20', ['severe']],
    ['metronidazole', 'Warf 5', ['severe']],
    ['clarithromycin', 'Simvotin 20', ['severe']],
    ['ciprofloxacin', 'Sirdalud 2', ['severe']],
    ['ciprofloxacin', 'Deriphyllin Retard', ['severe']],
    ['co-trimoxazole', 'Folitrax 15', ['severe']],
    ['allopurinol', 'Imuran 50', ['severe']],
    ['alprazolam', 'Ultracet', ['severe']],
    ['omeprazole', 'Clopilet 75', ['important']],
    ['azithromycin', 'Cordarone 200', ['severe']],
    ['levothyroxine', 'Digene gel', ['note']],
    ['warfarin', 'Volini gel', []],
  ];
  it.each(cases)('%s with %s', (generic, brand, severities) => {
    const current = [readMedicineName(brand, tables)];
    const [found] = interactionFindings([readLine(generic)], judgedPatient(), current);
    expect(found?.map(({ severity }) => severity)).toEqual(severities);
  });

  it.each([
    ['pantoprazole', 'Pan-D', 'important'],
    ['ibuprofen', 'Zerodol-SP', 'important'],
    ['paracetamol', 'Ultracet', 'important'],
    ['simvastatin', 'Storvas 20', 'important'],
    ['folic acid', 'IFA', 'note'],
  ])('%s next to %s', (generic, brand, severity) => {
    const [found] = duplicateFindings([readLine(generic)], [readMedicineName(brand, tables)]);
    expect(found?.map((finding) => finding.severity)).toEqual([severity]);
  });
});
