import { describe, expect, it } from 'vitest';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import type { PrescribedLine } from '../prescribed-line.ts';
import { readCurrent, readLine } from './read-line.ts';

const tables = await loadMedicineTables();

const line: PrescribedLine = {
  id: '01990000-0000-7000-8000-000000000001',
  medicine: 'Dolo 650',
  form: 'tablet',
  strength: '',
  amount: 1,
  unit: 'tablet',
  frequency: 'TDS',
  times: null,
  meal: null,
  route: null,
  start: null,
  days: 3,
  reason: '',
  instructions: '',
  override: '',
};

describe('a line as the checks read it', () => {
  it.each<
    [string, Partial<PrescribedLine>, readonly string[], readonly (readonly [string, number | undefined])[]]
  >([
    ['a brand with its strength', {}, ['paracetamol'], [['paracetamol', 1950]]],
    [
      'a brand of a combination',
      { medicine: 'Augmentin 625' },
      ['amoxicillin', 'clavulanic acid'],
      [
        ['amoxicillin', 1500],
        ['clavulanic acid', 375],
      ],
    ],
    ['a strength of its own', { strength: '500 mg' }, ['paracetamol'], [['paracetamol', 1500]]],
    [
      'an abbreviation',
      { medicine: 'MTX', strength: '15 mg', frequency: 'WEEKLY' },
      ['methotrexate'],
      [['methotrexate', 15]],
    ],
    ['a name that is not known', { medicine: 'Xyzabc', strength: '5 mg' }, [], []],
  ])('%s', (_, facts, substances, daily) => {
    const found = readLine({ ...line, ...facts }, tables);
    expect(found.substances).toEqual(substances);
    expect(found.dose.doses.map((one) => [one.substance, one.daily])).toEqual(daily);
    expect(found.dose.faults).toEqual([]);
  });

  it('with an unknown medicine has a strength that no medicine has', () => {
    const found = readLine({ ...line, medicine: 'Xyzabc', strength: '9999 g' }, tables);
    expect(found.dose.faults).toEqual([{ kind: 'no-such-strength', strength: '9999 g', known: [] }]);
  });
});

describe('a current medicine', () => {
  it('from a prescription has its dose', () => {
    const found = readCurrent({ name: 'Dolo', line }, tables);
    expect(found.dose.doses).toMatchObject([{ substance: 'paracetamol', daily: 1950 }]);
  });

  it('that was only named has substances and no dose', () => {
    const found = readCurrent({ name: 'Tab Dolo 650' }, tables);
    expect(found).toMatchObject({ substances: ['paracetamol'], dose: { doses: [], faults: [] } });
  });
});
