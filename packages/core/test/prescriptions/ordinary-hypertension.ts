import { ordinary, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

const HYPERTENSION = 'Hypertension';

export const ORDINARY_HYPERTENSION: readonly OrdinaryCase[] = [
  ordinary(
    'First step of the national protocol',
    man(50, { egfr: 92, conditions: [HYPERTENSION] }),
    [tablet('Amlodipine', '5 mg', 'OD', 30)],
    'India Hypertension Control Initiative protocol',
  ),
  ordinary(
    'Second step: telmisartan added',
    woman(56, { egfr: 84, potassium: 4.2, conditions: [HYPERTENSION] }),
    [tablet('Amlodipine', '5 mg', 'OD', 30), tablet('Telmisartan', '40 mg', 'OD', 30)],
    'India Hypertension Control Initiative protocol',
  ),
  ordinary(
    'Third step: chlorthalidone added',
    man(62, { egfr: 78, potassium: 4.1, sodium: 139, conditions: [HYPERTENSION] }),
    [
      tablet('Amlodipine', '10 mg', 'OD', 30),
      tablet('Telmisartan', '80 mg', 'OD', 30),
      tablet('Chlorthalidone', '12.5 mg', 'OD', 30),
    ],
    'India Hypertension Control Initiative protocol',
  ),
  ordinary(
    'Combination of telmisartan and amlodipine',
    man(55, { egfr: 80, potassium: 4.4, conditions: [HYPERTENSION] }),
    [tablet('Telma-AM', '40 mg + 5 mg', 'OD', 30)],
    'ISH Global Hypertension Practice Guidelines 2020',
  ),
  ordinary(
    'Telmisartan with hydrochlorothiazide',
    woman(60, { egfr: 75, potassium: 4.0, sodium: 140, conditions: [HYPERTENSION] }),
    [tablet('Telma-H', '40 mg + 12.5 mg', 'OD', 30)],
    'ISH Global Hypertension Practice Guidelines 2020',
  ),
  ordinary(
    'Cilnidipine for ankle swelling on amlodipine',
    woman(64, { egfr: 70, conditions: [HYPERTENSION] }),
    [tablet('Cilacar', '10 mg', 'OD', 30)],
    'Indian guidelines on hypertension IV, 2019',
  ),
  ordinary(
    'Hypertension with a fast pulse',
    man(41, { egfr: 98, conditions: [HYPERTENSION] }),
    [tablet('Metoprolol XL', '25 mg', 'OD', 30)],
    'Indian guidelines on hypertension IV, 2019',
  ),
  ordinary(
    'Losartan for hypertension with gout',
    man(58, { egfr: 72, potassium: 4.3, conditions: [HYPERTENSION, 'Gout'] }),
    [tablet('Losartan', '50 mg', 'OD', 30), tablet('Febuxostat', '40 mg', 'OD', 30)],
    'ACR guideline on gout 2020',
  ),
  ordinary(
    'Resistant hypertension with spironolactone',
    man(63, { egfr: 80, potassium: 4.0, sodium: 140, conditions: ['Resistant hypertension'] }),
    [
      tablet('Amlodipine', '10 mg', 'OD', 30),
      tablet('Telmisartan', '80 mg', 'OD', 30),
      tablet('Chlorthalidone', '12.5 mg', 'OD', 30),
      tablet('Spironolactone', '25 mg', 'OD', 30),
    ],
    'PATHWAY-2 trial 2015; ISH 2020',
  ),
  ordinary(
    'Enalapril twice a day',
    woman(53, { egfr: 90, potassium: 4.2, conditions: [HYPERTENSION] }),
    [tablet('Enalapril', '5 mg', 'BD', 30)],
    'WHO Model List of Essential Medicines; ISH 2020',
  ),
  ordinary(
    'Ramipril with amlodipine and a statin',
    man(65, { egfr: 74, potassium: 4.5, conditions: [HYPERTENSION, 'Dyslipidaemia'] }),
    [
      tablet('Ramipril', '5 mg', 'OD', 30),
      tablet('Amlong', '5 mg', 'OD', 30),
      tablet('Rosuvas', '10 mg', 'HS', 30),
    ],
    'ISH Global Hypertension Practice Guidelines 2020',
  ),
  ordinary(
    'Nifedipine retard twice a day',
    woman(30, { egfr: 105, conditions: [HYPERTENSION] }),
    [tablet('Nicardia Retard', '20 mg', 'BD', 30)],
    'ISH Global Hypertension Practice Guidelines 2020',
  ),
  ordinary(
    'Nebivolol with amlodipine',
    man(48, { egfr: 95, conditions: [HYPERTENSION] }),
    [tablet('Nebivolol', '5 mg', 'OD', 30), tablet('Amlodipine', '5 mg', 'OD', 30)],
    'Indian guidelines on hypertension IV, 2019',
  ),
  ordinary(
    'Prazosin for hypertension with chronic kidney disease',
    man(59, { egfr: 34, potassium: 4.8, conditions: [HYPERTENSION, 'Chronic kidney disease stage 3b'] }),
    [tablet('Minipress XL', '5 mg', 'HS', 30), tablet('Cilnidipine', '10 mg', 'BD', 30)],
    'KDIGO blood pressure in CKD 2021',
  ),
  ordinary(
    'Olmesartan with a rising dose',
    woman(49, { egfr: 96, potassium: 4.1, conditions: [HYPERTENSION] }),
    [tablet('Olmezest', '20 mg', 'OD', 30)],
    'ISH Global Hypertension Practice Guidelines 2020',
  ),
  ordinary(
    'Indapamide in an elderly woman with isolated systolic hypertension',
    woman(74, { egfr: 66, potassium: 4.3, sodium: 138, conditions: ['Isolated systolic hypertension'] }),
    [tablet('Indapamide SR', '1.5 mg', 'OD', 30)],
    'HYVET trial 2008; BNF, indapamide',
  ),
];
