import { ordinary, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

export const ORDINARY_ELDERLY_KIDNEY: readonly OrdinaryCase[] = [
  ordinary(
    'Six medicines at 78 years',
    man(78, {
      egfr: 61,
      potassium: 4.4,
      conditions: ['Type 2 diabetes mellitus', 'Hypertension', 'Old stroke'],
    }),
    [
      tablet('Metformin', '500 mg', 'BD', 30, { meal: 'after' }),
      tablet('Linagliptin', '5 mg', 'OD', 30),
      tablet('Amlodipine', '5 mg', 'OD', 30),
      tablet('Telmisartan', '40 mg', 'OD', 30),
      tablet('Clopidogrel', '75 mg', 'OD', 30),
      tablet('Atorvastatin', '20 mg', 'HS', 30),
    ],
    'ADA Standards of Care 2024, older adults',
  ),
  ordinary(
    'Osteoarthritis of the knee at 72 years',
    woman(72, { egfr: 70, weightKg: 62 }),
    [tablet('Paracetamol', '650 mg', 'TDS', 14)],
    'NICE NG226; AGS Beers Criteria 2023',
  ),
  ordinary(
    'Apixaban at half the dose: 82 years and 55 kg',
    woman(82, { egfr: 52, weightKg: 55, conditions: ['Atrial fibrillation'] }),
    [tablet('Apixaban', '2.5 mg', 'BD', 30)],
    'FDA label, apixaban: two of age 80, weight 60 kg, creatinine 1.5',
  ),
  ordinary(
    'Enlarged prostate',
    man(71, { egfr: 72, conditions: ['Benign prostatic hyperplasia'] }),
    [tablet('Tamsulosin + dutasteride', '0.4 mg + 0.5 mg', 'HS', 30)],
    'EAU guideline on male LUTS 2024',
  ),
  ordinary(
    'Dementia',
    woman(79, { egfr: 66, conditions: ["Alzheimer's disease"] }),
    [tablet('Donepezil', '5 mg', 'HS', 30)],
    'NICE NG97',
  ),
  ordinary(
    'Osteoporosis at 68 years',
    woman(68, { egfr: 74, conditions: ['Osteoporosis'] }),
    [
      tablet('Alendronate', '70 mg', 'WEEKLY', 84, { meal: 'empty-stomach' }),
      tablet('Calcium carbonate + vitamin D3', '500 mg + 250 IU', 'BD', 84, { meal: 'with' }),
    ],
    'NOGG guideline 2021',
  ),
  ordinary(
    'Chronic kidney disease stage 4 with hypertension',
    man(64, { egfr: 24, potassium: 4.9, conditions: ['Chronic kidney disease stage 4', 'Hypertension'] }),
    [
      tablet('Cilnidipine', '10 mg', 'BD', 30),
      tablet('Torsemide', '20 mg', 'OD', 30),
      tablet('Sodium bicarbonate', '500 mg', 'TDS', 30),
      tablet('Calcium acetate', '667 mg', 'TDS', 30, { meal: 'with' }),
    ],
    'KDIGO 2024 chronic kidney disease',
  ),
  ordinary(
    'Neuropathic pain at an eGFR of 28: low dose of gabapentin',
    woman(66, { egfr: 28, conditions: ['Chronic kidney disease stage 4', 'Diabetic neuropathy'] }),
    [tablet('Gabapentin', '100 mg', 'BD', 30)],
    'FDA label, gabapentin: 200 to 700 mg a day at a creatinine clearance of 15 to 29',
  ),
  ordinary(
    'Urinary tract infection at an eGFR of 27: reduced ciprofloxacin',
    man(69, { egfr: 27, conditions: ['Chronic kidney disease stage 4'] }),
    [tablet('Ciprofloxacin', '500 mg', 'OD', 7)],
    'BNF, ciprofloxacin: 250 to 500 mg every 24 hours below an eGFR of 30',
  ),
];
