import { describe, expect, it } from 'vitest';
import { nameAlone } from '../checks/line-to-check.ts';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import { readLine } from './read-line.ts';

const tables = await loadMedicineTables();

const mgOf = (medicine: string, strength: string) => {
  const line = { ...nameAlone(medicine), form: 'tablet', strength, amount: 1, unit: 'tablet' };
  const { doses, faults } = readLine(line, tables).dose;
  return { mg: Object.fromEntries(doses.map(({ substance, single }) => [substance, single])), faults };
};

/** Tablets of the National TB Elimination Programme: adults R150 H75 Z400 E275, children R75 H50 Z150. */
const FOUR = { rifampicin: 150, isoniazid: 75, pyrazinamide: 400, ethambutol: 275 };
const THREE = { rifampicin: 150, isoniazid: 75, ethambutol: 275 };
const CHILD = { rifampicin: 75, isoniazid: 50, pyrazinamide: 150 };

describe('the strength of a combination', () => {
  it.each<[name: string, strength: string, mg: Readonly<Record<string, number>>]>([
    ['Rifampicin + isoniazid + pyrazinamide + ethambutol', '150 mg/75 mg/400 mg/275 mg', FOUR],
    ['Isoniazid + rifampicin + pyrazinamide + ethambutol', '75 mg + 150 mg + 400 mg + 275 mg', FOUR],
    ['Isoniazid + rifampicin + pyrazinamide + ethambutol', '75/150/400/275 mg', FOUR],
    ['Isoniazid + rifampicin + pyrazinamide + ethambutol', '75 + 150 + 400 + 275', FOUR],
    ['Isoniazid + rifampicin + pyrazinamide + ethambutol 75 + 150 + 400 + 275', '', FOUR],
    ['Isoniazid + rifampicin + pyrazinamide + ethambutol 75 + 150 + 400 + 275 mg', '', FOUR],
    ['Isoniazid 75 mg + rifampicin 150 mg + pyrazinamide 400 mg + ethambutol 275 mg', '', FOUR],
    ['Ethambutol, pyrazinamide, isoniazid and rifampicin', '275/400/75/150 mg', FOUR],
    ['Pyrazinamide + ethambutol + rifampicin + isoniazid', '400 mg/275 mg/150 mg/75 mg', FOUR],
    ['Rifampicin + isoniazid + pyrazinamide + ethambutol 150 + 75 + 400 + 275', '', FOUR],
    ['HRZE', '75/150/400/275 mg', FOUR],
    ['Isoniazid + rifampicin + ethambutol', '75 mg + 150 mg + 275 mg', THREE],
    ['Isoniazid + rifampicin + ethambutol 75 + 150 + 275', '', THREE],
    ['Ethambutol + isoniazid + rifampicin', '275 mg/75 mg/150 mg', THREE],
    ['Isoniazid + rifampicin + pyrazinamide', '50 mg + 75 mg + 150 mg', CHILD],
    ['Isoniazid + rifampicin + pyrazinamide 50 + 75 + 150 mg', '', CHILD],
    ['Rifampicin + isoniazid + pyrazinamide', '75 mg/50 mg/150 mg', CHILD],
    ['Isoniazid + rifampicin', '50 mg + 75 mg', { rifampicin: 75, isoniazid: 50 }],
    ['Isoniazid + rifampicin', '300 mg/450 mg', { rifampicin: 450, isoniazid: 300 }],
    ['Metformin + glimepiride', '500 mg + 2 mg', { metformin: 500, glimepiride: 2 }],
    ['Metformin + glimepiride 500/2 mg', '', { metformin: 500, glimepiride: 2 }],
    ['Amlodipine + telmisartan', '5 mg/40 mg', { amlodipine: 5, telmisartan: 40 }],
    ['Amlodipine + telmisartan 5 + 80', '', { amlodipine: 5, telmisartan: 80 }],
    ['Hydrochlorothiazide + telmisartan', '12.5/40 mg', { hydrochlorothiazide: 12.5, telmisartan: 40 }],
    ['Clavulanic acid + amoxicillin', '125 mg/500 mg', { 'clavulanic acid': 125, amoxicillin: 500 }],
    ['Trimethoprim + sulfamethoxazole', '160 mg/800 mg', { trimethoprim: 160, sulfamethoxazole: 800 }],
  ])('%s %s', (name, strength, mg) => {
    expect(mgOf(name, strength)).toEqual({ mg, faults: [] });
  });

  it('that no tablet has is read in the order of the name', () => {
    const { mg, faults } = mgOf('Isoniazid + rifampicin', '300 mg + 900 mg');
    expect(mg).toEqual({ isoniazid: 300, rifampicin: 900 });
    expect(faults).toMatchObject([{ kind: 'no-such-strength' }]);
  });
});
