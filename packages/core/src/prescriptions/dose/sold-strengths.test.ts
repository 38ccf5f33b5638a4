import { describe, expect, it } from 'vitest';
import type { LineToCheck } from '../checks/line-to-check.ts';
import { nameAlone } from '../checks/line-to-check.ts';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import { readLine } from './read-line.ts';

const tables = await loadMedicineTables();

const read = (medicine: string, facts: Partial<LineToCheck>) =>
  readLine({ ...nameAlone(medicine), amount: 1, ...facts }, tables).dose;

describe('a strength sold in India has no error', () => {
  it.each<[medicine: string, form: string, strength: string, source: string]>([
    ['Augmentin DDS', 'syrup', '400 mg/57 mg per 5 mL', 'Augmentin DDS pack'],
    ['Augmentin Duo', 'syrup', '200 mg/28.5 mg per 5 mL', 'Augmentin Duo pack'],
    ['Amoxicillin + clavulanic acid', 'injection', '1 g/200 mg', 'NLEM 2022'],
    ['Sacubitril + valsartan', 'tablet', '49 mg/51 mg', 'Entresto label'],
    ['Sacubitril + valsartan', 'tablet', '24/26 mg', 'Entresto label'],
    ['Sacubitril + valsartan', 'tablet', '100 mg', 'Vymada pack'],
    ['Potassium chloride', 'syrup', '500 mg/5 mL', 'the same concentration as 1.5 g/15 mL'],
    ['Albendazole', 'syrup', '400 mg/10 mL', 'the same concentration as 200 mg/5 mL'],
    ['Methylprednisolone acetate', 'injection', '80 mg/2 mL', 'Depo-Medrol pack'],
    ['Magnesium sulphate', 'injection', '50 %', 'NLEM 2022'],
    ['Bisoprolol', 'tablet', '10 mg', 'BNF'],
    ['Bisoprolol', 'tablet', '1.25 mg', 'BNF'],
    ['Aldactone', 'tablet', '100 mg', 'BNF'],
    ['Spironolactone', 'tablet', '100 mg', 'BNF'],
    ['Cefixime', 'tablet', '400 mg', 'NLEM 2022; FDA label'],
    ['Azithromycin', 'tablet', '1 g', 'NACO syndromic kits'],
    ['Azithromycin', 'syrup', '100 mg/5 mL', 'IAP drug formulary'],
    ['Ethambutol', 'tablet', '100 mg', 'NTEP paediatric formulations'],
    ['Isoniazid', 'tablet', '100 mg', 'NLEM 2022'],
    ['Sodium chloride', 'drops', '0.65 %', 'pack of nasal saline'],
    ['Saline', 'spray', '0.65 %', 'pack of nasal saline'],
    ['IFA', 'syrup', '20 mg/mL', 'Anemia Mukt Bharat 2018'],
    ['IFA', 'tablet', '45 mg/0.4 mg', 'Anemia Mukt Bharat 2018'],
    ['IFA', 'tablet', '60 mg/0.5 mg', 'Anemia Mukt Bharat 2018'],
    ['Shelcal', 'tablet', '500 mg', 'Shelcal pack'],
    ['Shelcal 500', 'tablet', '500 mg', 'Shelcal pack'],
    ['Calcium + vitamin D3', 'tablet', '500 mg/250 IU', 'NLEM 2022'],
    ['Calcium carbonate + vitamin D3', 'tablet', '500 mg', 'NLEM 2022'],
    ['Salbutamol', 'respules', '5 mg/mL', 'NLEM 2022'],
    ['Levosalbutamol', 'respules', '0.63 mg/2.5 mL', 'FDA label'],
    ['Digoxin', 'syrup', '0.05 mg/mL', 'NLEM 2022'],
    ['Furosemide', 'syrup', '10 mg/mL', 'NLEM 2022'],
    ['Phenytoin', 'syrup', '30 mg/5 mL', 'NLEM 2022'],
    ['Phenobarbitone', 'syrup', '20 mg/5 mL', 'NLEM 2022'],
    ['Carbamazepine', 'syrup', '100 mg/5 mL', 'NLEM 2022'],
    ['Levodopa + carbidopa', 'tablet', '250 mg/25 mg', 'NLEM 2022'],
    ['Methylprednisolone', 'injection', '1 g', 'BNF'],
    ['Hydrocortisone', 'tablet', '10 mg', 'BNF'],
    ['Heparin', 'injection', '1000 IU/mL', 'NLEM 2022'],
    ['Oseltamivir', 'syrup', '12 mg/mL', 'NLEM 2022'],
    ['Losartan', 'tablet', '100 mg', 'BNF'],
    ['Warfarin', 'tablet', '0.5 mg', 'BNF'],
    ['Rivaroxaban', 'tablet', '2.5 mg', 'BNF'],
    ['Amoxicillin', 'drops', '100 mg/mL', 'IAP drug formulary'],
    ['Amoxicillin', 'syrup', '200 mg/5 mL', 'IAP drug formulary'],
    ['Cefpodoxime', 'syrup', '100 mg/5 mL', 'FDA label'],
    ['Cefalexin', 'syrup', '250 mg/5 mL', 'BNFc'],
    ['Ofloxacin', 'syrup', '50 mg/5 mL', 'IAP drug formulary'],
    ['Paracetamol', 'suppository', '80 mg', 'NLEM 2022'],
    ['Paracetamol', 'drops', '150 mg/mL', 'NLEM 2022'],
    ['Cholecalciferol', 'tablet', '1000 IU', 'NLEM 2022'],
    ['Zinc sulphate', 'syrup', '20 mg/5 mL', 'WHO diarrhoea treatment'],
    ['Sodium valproate', 'injection', '100 mg/mL', 'NLEM 2022'],
    ['Risperidone', 'tablet', '0.5 mg', 'BNF'],
    ['Haloperidol', 'injection', '5 mg/mL', 'NLEM 2022'],
    ['Lorazepam', 'injection', '2 mg/mL', 'NLEM 2022'],
    ['Medroxyprogesterone', 'tablet', '5 mg', 'NLEM 2022'],
    ['Levonorgestrel', 'tablet', '0.75 mg', 'NLEM 2022'],
    ['Methotrexate', 'injection', '50 mg/mL', 'NLEM 2022'],
    ['Mebendazole', 'tablet', '500 mg', 'WHO model list'],
    ['Albendazole', 'tablet', '200 mg', 'NLEM 2022'],
    ['Prednisolone', 'syrup', '15 mg/5 mL', 'IAP drug formulary'],
    ['Magnesium sulphate', 'injection', '50 %', 'NLEM 2022'],
    ['Clarithromycin', 'syrup', '125 mg/5 mL', 'BNFc'],
  ])('%s, %s, %s (%s)', (medicine, form, strength) => {
    expect(
      read(medicine, { form, strength }).faults.filter(({ kind }) => /strength|times|form/.test(kind)),
    ).toEqual([]);
  });

  it('Airz-F as a capsule that is inhaled', () => {
    const line = { form: 'capsule', route: 'inhaled', strength: '25 mcg + 12 mcg', unit: 'capsule' };
    expect(read('Airz-F', line)).toMatchObject({
      faults: [],
      doses: [{ single: 0.025 }, { single: 0.012 }],
    });
  });
});

describe('a combination with only one strength has a dose without a written one', () => {
  it.each<[string, Partial<LineToCheck>, Readonly<Record<string, number>>]>([
    ['Ovral-L', { form: 'tablet', unit: 'tablet' }, { ethinylestradiol: 0.03, levonorgestrel: 0.15 }],
    ['Mala-N', { form: 'tablet', unit: 'tablet' }, { ethinylestradiol: 0.03, levonorgestrel: 0.15 }],
    ['Cyclopam', { form: 'tablet', unit: 'tablet' }, { paracetamol: 500, dicyclomine: 20 }],
    ['Duolin', { form: 'respules', unit: 'mL', amount: 2.5 }, { levosalbutamol: 1.25, ipratropium: 0.5 }],
    ['Duolin', { form: 'inhaler', unit: 'puff', amount: 2 }, { levosalbutamol: 0.1, ipratropium: 0.04 }],
    ['Shelcal 500', { form: 'tablet', unit: 'tablet' }, { 'calcium carbonate': 500, cholecalciferol: 250 }],
    [
      'Shelcal',
      { form: 'tablet', unit: 'tablet', strength: '500 mg' },
      { 'calcium carbonate': 500, cholecalciferol: 250 },
    ],
    [
      'Augmentin',
      { form: 'tablet', unit: 'tablet', strength: '625 mg' },
      { amoxicillin: 500, 'clavulanic acid': 125 },
    ],
    [
      'Augmentin',
      { form: 'tablet', unit: 'tablet', strength: '1 g' },
      { amoxicillin: 875, 'clavulanic acid': 125 },
    ],
    ['Combiflam', { form: 'tablet', unit: 'tablet' }, { ibuprofen: 400, paracetamol: 325 }],
  ])('%s %j', (medicine, facts, amounts) => {
    const { doses } = read(medicine, facts);
    expect(Object.fromEntries(doses.map(({ substance, single }) => [substance, single]))).toEqual(amounts);
  });

  it('but not a single substance, whose strength is asked for', () => {
    expect(read('Vonoprazan', { form: 'tablet', unit: 'tablet' }).doses).toEqual([]);
  });
});
