import { describe, expect, it } from 'vitest';
import { USUAL_REGIMENS } from '../../../../test/interactions/usual-regimens.ts';
import { judgedPatient, readLine } from '../../../../test/read-medicines.ts';
import { duplicateFindings } from '../duplicates/duplicate-findings.ts';
import { interactionFindings } from './interaction-findings.ts';

const LOCAL: Readonly<Record<string, 'inhaled' | 'skin'>> = {
  'formoterol + budesonide': 'inhaled',
  'salmeterol + fluticasone': 'inhaled',
  salbutamol: 'inhaled',
  tiotropium: 'inhaled',
  luliconazole: 'skin',
  calamine: 'skin',
};

const regimens = USUAL_REGIMENS.trim()
  .split('\n')
  .map((row) => row.split(' | ') as [string, string]);

const findingsOf = (medicines: string) => {
  const lines = medicines.split('; ').map((one) => readLine(one, { route: LOCAL[one] ?? 'oral' }));
  const found = [
    interactionFindings(lines, judgedPatient({ potassium: 4.4 }), []),
    duplicateFindings(lines, []),
  ];
  return found.flat(2);
};

describe('usual regimens are not stopped', () => {
  it.each(regimens)('%s', (_, medicines) => {
    const stops = findingsOf(medicines).filter(({ severity }) => severity === 'severe');
    expect(stops.map(({ problem }) => problem.en)).toEqual([]);
  });

  it('and are asked about little', () => {
    const asked = regimens
      .flatMap(([, medicines]) => findingsOf(medicines))
      .filter(({ severity }) => severity === 'important');
    expect(asked.length / regimens.length).toBeLessThan(0.6);
  });
});
