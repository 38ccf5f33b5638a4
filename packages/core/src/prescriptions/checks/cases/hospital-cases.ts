import type { JudgedPatient } from '../judged-patient.ts';

/** The patient of a case; by default an adult of 40 without other medicines. */
export interface HospitalPatient {
  readonly years?: number;
  readonly months?: number;
  readonly kg?: number;
  readonly egfr?: number;
  readonly potassium?: number;
  readonly inr?: number;
  readonly current?: readonly string[];
  readonly facts?: Partial<JudgedPatient>;
}

/** Lines of a prescription with the most severe required finding; `none` means neither a stop nor a question. */
export type HospitalCase = readonly [
  lines: readonly string[],
  patient: HospitalPatient,
  expected: 'severe' | 'important' | 'note' | 'none',
  source: string,
];

/** Lines that a hospital pharmacist found to pass without a warning. */
export const HOSPITAL_CASES: readonly HospitalCase[] = [
  [['Magnesium sulphate; injection 40 g; 40 g STAT intravenous'], {}, 'severe', 'WHO pre-eclampsia 2011'],
  [['Diclofenac; injection 75 mg; 75 mg BD 7d intramuscular'], { egfr: 90 }, 'important', 'BNF: two days'],
  [['Diclofenac; injection 75 mg; 75 mg STAT intramuscular'], { egfr: 90 }, 'none', 'BNF'],
  [['Vincristine; injection 2 mg; 2 mg OD 5d intravenous'], {}, 'severe', 'FDA label: once a week'],
  [['Vincristine; injection 2 mg; 2 mg WEEKLY 28d intravenous'], {}, 'none', 'FDA label: once a week'],
  [
    ['Sumatriptan; tablet 50 mg; 1 tablet STAT'],
    { current: ['Selegiline 5 mg'] },
    'severe',
    'EMC product label selegiline',
  ],
  [['Sumatriptan; tablet 50 mg; 1 tablet STAT'], { current: ['Rasagiline 1 mg'] }, 'important', 'BNF'],
  [
    ['Fusidic acid; tablet 250 mg; 2 tablet TDS 10d oral'],
    { current: ['Rosuvastatin 20 mg'], egfr: 90 },
    'severe',
    'MHRA 2011',
  ],
  [
    ['Rosuvastatin; tablet 20 mg; 1 tablet OD 30d'],
    { current: ['Fusidic acid 500 mg tablet'], egfr: 90 },
    'severe',
    'MHRA 2011',
  ],
  [
    ['Fusidic acid; cream 2 %; 1 application BD 7d skin'],
    { current: ['Rosuvastatin 20 mg'] },
    'none',
    'MHRA 2011: only by mouth or injected',
  ],
  [
    ['Warfarin; tablet 5 mg; 1 tablet OD 30d'],
    { inr: 2, egfr: 80, current: ["St John's wort"] },
    'severe',
    'MHRA 2014',
  ],
  [['Escitalopram; tablet 10 mg; 1 tablet OD 30d'], { current: ['St. Johns Wort 300 mg'] }, 'severe', 'BNF'],
  [
    ['Ciclosporin; capsule 100 mg; 1 capsule BD 30d'],
    { egfr: 80, current: ['hypericum'] },
    'severe',
    'FDA label',
  ],
  [
    ['Digoxin; tablet 0.125 mg; 1 tablet OD 30d'],
    { egfr: 80, potassium: 4, current: ['St Johns wort'] },
    'important',
    'BNF',
  ],
  [['Dolutegravir; tablet 50 mg; 1 tablet OD 30d'], { current: ["St John's wort"] }, 'severe', 'FDA label'],
  [
    ['Ethinylestradiol + levonorgestrel; tablet; 1 tablet OD 28d'],
    { current: ["St John's wort"], facts: { sex: 'female' } },
    'severe',
    'MHRA 2014',
  ],
  [['Midazolam; injection 5 mg; 15 mg STAT intravenous'], { years: 80 }, 'severe', 'BNF: 3.5 mg'],
  [['Midazolam; injection 5 mg; 2 mg STAT intravenous'], { years: 80 }, 'important', 'AGS Beers 2023'],
  [
    ['Fentanyl; patch 50 mcg/h; 1 patch ALTERNATE_DAYS 30d skin'],
    { years: 60 },
    'severe',
    'FDA boxed warning',
  ],
  [
    ['Fentanyl; patch 25 mcg/h; 1 patch ALTERNATE_DAYS 30d skin for cancer pain'],
    { years: 60, current: ['Morphine 30 mg'] },
    'important',
    'FDA label: tolerant, still two opioids',
  ],
  [
    ['Insulin glargine; injection 100 IU/mL; 20 unit TDS 30d subcutaneous'],
    {},
    'severe',
    'FDA label: once a day',
  ],
  [['Insulin glargine; injection 100 IU/mL; 20 unit HS 30d subcutaneous'], {}, 'none', 'FDA label'],
  [
    ['Moxifloxacin; tablet 400 mg; 1 tablet OD 5d'],
    { years: 60, current: ['Feliz 20'] },
    'important',
    'CredibleMeds',
  ],
  [
    ['Adrenaline; injection 1 mg/mL; 1 mL STAT intramuscular'],
    { months: 24, kg: 10 },
    'severe',
    'Resuscitation Council UK',
  ],
  [
    ['Adrenaline; injection 1 mg/mL; 0.1 mL STAT intramuscular'],
    { months: 24, kg: 10 },
    'none',
    'Resuscitation Council UK',
  ],
  [['Adrenaline; injection 1 mg/mL; 0.5 mL STAT intramuscular'], {}, 'none', 'Resuscitation Council UK'],
  [
    ['Amoxicillin; capsule 500 mg; 1 capsule TDS 5d'],
    { current: ['Xyzabc'] },
    'important',
    'not checked against it',
  ],
  [['Fentanyl; injection 50 mcg/mL; 5 mg STAT intravenous'], { egfr: 80 }, 'severe', 'BNF: 200 mcg'],
  [['Ketamine; injection 50 mg/mL; 5 g STAT intravenous'], {}, 'severe', 'BNF'],
  [['Phenytoin; injection 50 mg/mL; 5 g STAT intravenous'], {}, 'severe', 'BNF: 2 g'],
  [['Furosemide; injection 10 mg/mL; 1 g STAT intravenous'], { egfr: 60, potassium: 4 }, 'severe', 'BNF'],
  [['Neostigmine; injection 0.5 mg/mL; 25 mg STAT intravenous'], {}, 'severe', 'FDA label: 5 mg'],
  [['Bupivacaine; injection 0.5 %; 500 mg STAT subcutaneous'], {}, 'severe', 'FDA label: 175 mg'],
  [['Terbutaline; injection 0.5 mg/mL; 5 mg STAT subcutaneous'], {}, 'severe', 'BNF: 500 mcg'],
  [['Naloxone; injection 0.4 mg/mL; 40 mg STAT intravenous'], {}, 'severe', 'FDA label: 10 mg'],
  [['Ranitidine; injection 25 mg/mL; 1 g STAT intravenous'], { egfr: 90 }, 'severe', 'FDA label: 50 mg'],
  [['Aminophylline; injection 25 mg/mL; 2 g STAT intravenous'], {}, 'severe', 'BNF: 500 mg'],
  [['Vitamin K; injection 10 mg/mL; 500 mg STAT intravenous'], {}, 'severe', 'BNF: 40 mg'],
  [
    ['Calcium gluconate; injection 100 mg/mL; 100 mL STAT intravenous'],
    {},
    'severe',
    'UK Kidney Association: 3 g',
  ],
  [['Artesunate; injection 60 mg; 1200 mg STAT intravenous'], { egfr: 90 }, 'severe', 'WHO: 2.4 mg/kg'],
  [['Metoprolol succinate; injection 1 mg/mL; 50 mg STAT intravenous'], {}, 'severe', 'FDA label: 5 mg'],
  [
    ['Suxamethonium; injection 50 mg/mL; 100 mg STAT intravenous'],
    { potassium: 6.2 },
    'severe',
    'FDA boxed warning',
  ],
  [['Suxamethonium; injection 50 mg/mL; 100 mg STAT intravenous'], { potassium: 4.2 }, 'none', 'FDA label'],
  [['Pantoprazole; injection 40 mg; 40 mg STAT intramuscular'], {}, 'important', 'FDA label: into a vein'],
  [
    ['Haloperidol decanoate; injection 50 mg/mL; 50 mg MONTHLY 90d intramuscular'],
    { potassium: 4 },
    'none',
    'BNF',
  ],
  [['Haloperidol; injection 5 mg/mL; 50 mg STAT intramuscular'], { potassium: 4 }, 'severe', 'MHRA 2021'],
  [
    ['Insulin degludec + insulin aspart; injection 100 IU/mL; 16 unit BD 30d subcutaneous'],
    {},
    'none',
    'EMA label',
  ],
  [
    ['Iron sucrose; injection 20 mg/mL; 200 mg ALTERNATE_DAYS 10d intravenous'],
    {},
    'none',
    'BNF: three times a week',
  ],
];
