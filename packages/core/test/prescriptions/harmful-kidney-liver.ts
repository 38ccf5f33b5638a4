import { capsule, harmful, important, injection, severe, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { HarmfulCase } from './case-types.ts';

/** Medicines that are contraindicated in kidney or liver disease. */
export const HARMFUL_FOR_KIDNEY_OR_LIVER: readonly HarmfulCase[] = [
  harmful(
    'Metformin at a creatinine of 3.6 mg/dL',
    man(62, { egfr: 18, conditions: ['Type 2 diabetes mellitus', 'Chronic kidney disease'] }),
    [tablet('Glycomet', '500 mg', 'BD', 30)],
    [severe('kidney')],
    'FDA label, metformin: contraindicated below an eGFR of 30',
  ),
  harmful(
    'Nitrofurantoin at an eGFR of 25',
    woman(70, { egfr: 25 }),
    [capsule('Nitrofurantoin', '100 mg', 'BD', 5)],
    [severe('kidney')],
    'MHRA Drug Safety Update, September 2014: contraindicated below an eGFR of 45, short courses from 30',
  ),
  harmful(
    'Dabigatran 150 mg at an eGFR of 20',
    man(76, { egfr: 20, conditions: ['Atrial fibrillation'] }),
    [capsule('Dabigatran', '150 mg', 'BD', 30)],
    [severe('kidney')],
    'EMA product information, dabigatran: contraindicated below a creatinine clearance of 30',
  ),
  harmful(
    'Enoxaparin twice a day at full dose with an eGFR of 18',
    woman(74, { egfr: 18, weightKg: 60, conditions: ['Pulmonary embolism'] }),
    [injection('Clexane', '60 mg/0.6 mL', [60, 'mg'], 'subcutaneous', 'BD', 7)],
    [important(['kidney', 'dose'])],
    'FDA label, enoxaparin: 1 mg/kg once a day below a creatinine clearance of 30',
  ),
  harmful(
    'Gabapentin 2,400 mg a day at an eGFR of 14',
    man(66, { egfr: 14, conditions: ['Painful diabetic neuropathy'] }),
    [tablet('Gabapentin', '800 mg', 'TDS', 30)],
    [important(['kidney', 'dose'])],
    'FDA label, gabapentin: 100 to 300 mg a day at a creatinine clearance of 15',
  ),
  harmful(
    'Spironolactone at a potassium of 5.8 and an eGFR of 25',
    woman(71, { egfr: 25, potassium: 5.8, conditions: ['Heart failure'] }),
    [tablet('Aldactone', '50 mg', 'OD', 30)],
    [severe(['kidney', 'condition'])],
    'FDA label, spironolactone: contraindicated in hyperkalaemia; ESC heart failure guideline 2021',
  ),
  harmful(
    'Weekly methotrexate at an eGFR of 20',
    woman(64, { egfr: 20, conditions: ['Rheumatoid arthritis'] }),
    [tablet('Methotrexate', '15 mg', 'WEEKLY', 84)],
    [severe('kidney')],
    'EMA product information, methotrexate: contraindicated below a creatinine clearance of 30',
  ),
  harmful(
    'Zoledronic acid at an eGFR of 25',
    woman(73, { egfr: 25, conditions: ['Osteoporosis'] }),
    [injection('Zoledronic acid', '5 mg/100 mL', [5, 'mg'], 'intravenous', 'STAT', null)],
    [severe('kidney')],
    'FDA label, zoledronic acid (Reclast): contraindicated below a creatinine clearance of 35',
  ),
  harmful(
    'Weekly methotrexate in cirrhosis',
    man(56, { egfr: 80, alt: 2, conditions: ['Psoriasis', 'Cirrhosis of the liver'] }),
    [tablet('Methotrexate', '7.5 mg', 'WEEKLY', 84)],
    [severe(['liver', 'condition'])],
    'FDA label, methotrexate: contraindicated in psoriasis with cirrhosis',
  ),
  harmful(
    'Valproate in acute hepatitis',
    man(31, { alt: 12, conditions: ['Epilepsy', 'Acute viral hepatitis'] }),
    [tablet('Valparin Chrono', '500 mg', 'BD', 30)],
    [severe(['liver', 'condition'])],
    'FDA label, valproate: contraindicated in hepatic disease',
  ),
];
