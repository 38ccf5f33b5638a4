import { capsule, insulin, ordinary, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

const T2D = 'Type 2 diabetes mellitus';
const HYPERTENSION = 'Hypertension';

export const ORDINARY_DIABETES: readonly OrdinaryCase[] = [
  ordinary(
    'Newly found type 2 diabetes',
    man(46, { egfr: 95, weightKg: 78, conditions: [T2D] }),
    [tablet('Metformin', '500 mg', 'BD', 30, { meal: 'after' })],
    'RSSDI clinical practice recommendations 2022',
  ),
  ordinary(
    'Metformin with glimepiride in one tablet',
    man(54, { egfr: 82, conditions: [T2D] }),
    [tablet('Glycomet GP 1', '500 mg + 1 mg', 'BD', 30, { meal: 'before' })],
    'RSSDI clinical practice recommendations 2022',
  ),
  ordinary(
    'Metformin with vildagliptin, and a statin',
    woman(58, { egfr: 76, conditions: [T2D, 'Dyslipidaemia'] }),
    [
      tablet('Galvus Met', '50 mg + 500 mg', 'BD', 30, { meal: 'after' }),
      tablet('Atorvastatin', '10 mg', 'HS', 30),
    ],
    'RSSDI clinical practice recommendations 2022',
  ),
  ordinary(
    'Diabetes and hypertension with albuminuria',
    man(59, { egfr: 68, potassium: 4.3, conditions: [T2D, HYPERTENSION, 'Albuminuria'] }),
    [
      tablet('Metformin SR', '1000 mg', 'OD', 30, { meal: 'after' }),
      tablet('Dapagliflozin', '10 mg', 'OD', 30),
      tablet('Telmisartan', '40 mg', 'OD', 30),
      tablet('Rosuvastatin', '10 mg', 'HS', 30),
    ],
    'ADA Standards of Care 2024; KDIGO 2022 diabetes in CKD',
  ),
  ordinary(
    'Triple oral treatment',
    woman(52, { egfr: 90, conditions: [T2D] }),
    [
      tablet('Metformin', '1000 mg', 'BD', 30, { meal: 'after' }),
      tablet('Glimepiride', '2 mg', 'OD', 30, { meal: 'before' }),
      tablet('Sitagliptin', '100 mg', 'OD', 30),
    ],
    'ADA Standards of Care 2024',
  ),
  ordinary(
    'Sitagliptin at half the dose with an eGFR of 38',
    man(66, { egfr: 38, conditions: [T2D, 'Chronic kidney disease stage 3b'] }),
    [tablet('Sitagliptin', '50 mg', 'OD', 30), tablet('Metformin', '500 mg', 'BD', 30, { meal: 'after' })],
    'FDA labels, sitagliptin and metformin',
  ),
  ordinary(
    'Linagliptin at an eGFR of 22',
    woman(68, { egfr: 22, conditions: [T2D, 'Chronic kidney disease stage 4'] }),
    [tablet('Trajenta', '5 mg', 'OD', 30)],
    'FDA label, linagliptin: no adjustment in renal impairment',
  ),
  ordinary(
    'Basal insulin added to metformin',
    woman(57, { egfr: 88, weightKg: 70, conditions: [T2D] }),
    [insulin('Insulin glargine', 14, 'HS', 30), tablet('Metformin', '1000 mg', 'BD', 30, { meal: 'after' })],
    'ADA Standards of Care 2024: start at 10 units or 0.1 to 0.2 units/kg',
  ),
  ordinary(
    'Premixed insulin twice a day',
    man(63, { egfr: 70, weightKg: 72, conditions: [T2D] }),
    [insulin('Human Mixtard 30/70', 1, '20-0-12', 30, { meal: 'before' })],
    'RSSDI clinical practice recommendations 2022',
  ),
  ordinary(
    'Basal and mealtime insulin in type 1 diabetes',
    man(24, { egfr: 110, weightKg: 60, conditions: ['Type 1 diabetes mellitus'] }),
    [
      insulin('Insulin glargine', 16, 'HS', 30),
      insulin('Insulin aspart', 1, '6-6-6', 30, { meal: 'before' }),
    ],
    'ADA Standards of Care 2024',
  ),
  ordinary(
    'Teneligliptin with metformin',
    man(49, { egfr: 92, conditions: [T2D] }),
    [tablet('Teneligliptin', '20 mg', 'OD', 30), tablet('Metformin', '500 mg', 'BD', 30)],
    'RSSDI clinical practice recommendations 2022',
  ),
  ordinary(
    'Voglibose before meals with metformin',
    woman(50, { egfr: 84, conditions: [T2D] }),
    [
      tablet('Voglibose', '0.2 mg', 'TDS', 30, { meal: 'before' }),
      tablet('Metformin', '500 mg', 'BD', 30, { meal: 'after' }),
    ],
    'RSSDI clinical practice recommendations 2022',
  ),
  ordinary(
    'Empagliflozin after a heart attack',
    man(60, { egfr: 74, conditions: [T2D, 'Old myocardial infarction'] }),
    [
      tablet('Jardiance', '10 mg', 'OD', 30),
      tablet('Metformin', '500 mg', 'BD', 30, { meal: 'after' }),
      tablet('Ecosprin', '75 mg', 'OD', 30, { meal: 'after' }),
      tablet('Atorvastatin', '40 mg', 'HS', 30),
    ],
    'ADA Standards of Care 2024',
  ),
  ordinary(
    'Gliclazide modified release in an elderly man',
    man(72, { egfr: 64, conditions: [T2D] }),
    [tablet('Gliclazide MR', '30 mg', 'OD', 30, { meal: 'with' })],
    'BNF, gliclazide',
  ),
  ordinary(
    'Painful diabetic neuropathy',
    woman(61, { egfr: 80, conditions: [T2D, 'Diabetic neuropathy'] }),
    [
      capsule('Pregabalin', '75 mg', 'HS', 30),
      tablet('Methylcobalamin', '1500 mcg', 'OD', 30),
      tablet('Metformin', '500 mg', 'BD', 30, { meal: 'after' }),
    ],
    'ADA Standards of Care 2024, neuropathy',
  ),
  ordinary(
    'Prediabetes with obesity',
    woman(38, { egfr: 100, weightKg: 92, conditions: ['Prediabetes', 'Obesity'] }),
    [tablet('Metformin', '500 mg', 'BD', 90, { meal: 'after' })],
    'ADA Standards of Care 2024, prevention',
  ),
  ordinary(
    'Semaglutide by mouth, starting dose',
    man(51, { egfr: 90, weightKg: 98, conditions: [T2D, 'Obesity'] }),
    [
      tablet('Rybelsus', '3 mg', 'OD', 30, { meal: 'empty-stomach' }),
      tablet('Metformin', '1000 mg', 'BD', 30, { meal: 'after' }),
    ],
    'FDA label, oral semaglutide',
  ),
  ordinary(
    'Polycystic ovary syndrome with impaired glucose',
    woman(26, { egfr: 110, weightKg: 74, conditions: ['Polycystic ovary syndrome'] }),
    [tablet('Metformin', '500 mg', 'BD', 90, { meal: 'after' })],
    'International evidence-based guideline on PCOS 2023',
  ),
];
