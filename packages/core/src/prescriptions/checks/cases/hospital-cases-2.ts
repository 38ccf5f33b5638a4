import type { HospitalCase } from './hospital-cases.ts';

const TODDLER = { months: 26, kg: 11 } as const;

/** Further lines of a hospital: children, interactions and pregnancy. */
export const FURTHER_HOSPITAL_CASES: readonly HospitalCase[] = [
  [['Diazepam; injection 5 mg/mL; 10 mg STAT intravenous'], TODDLER, 'severe', 'BNFc: 0.4 mg/kg'],
  [['Diazepam; injection 5 mg/mL; 4 mg STAT intravenous'], TODDLER, 'none', 'BNFc: 0.4 mg/kg'],
  [['Atropine; injection 0.6 mg/mL; 3 mg STAT intravenous'], TODDLER, 'severe', 'BNFc: 20 mcg/kg'],
  [['Morphine; injection 10 mg/mL; 10 mg STAT intravenous'], TODDLER, 'severe', 'BNFc: 200 mcg/kg'],
  [['Fentanyl; injection 50 mcg/mL; 100 mcg STAT intravenous'], TODDLER, 'severe', 'BNFc: 3 mcg/kg'],
  [['Aminophylline; injection 25 mg/mL; 250 mg STAT intravenous'], TODDLER, 'severe', 'BNFc: 5 mg/kg'],
  [['Magnesium sulphate; injection 500 mg/mL; 4 g STAT intravenous'], TODDLER, 'severe', 'BNFc: 50 mg/kg'],
  [['Metronidazole; injection 5 mg/mL; 500 mg TDS 5d intravenous'], TODDLER, 'severe', 'BNFc: 7.5 mg/kg'],
  [['Metronidazole; injection 5 mg/mL; 80 mg TDS 5d intravenous'], TODDLER, 'none', 'BNFc: 7.5 mg/kg'],
  [
    ['Insulin regular; injection 40 IU/mL; 50 unit STAT subcutaneous'],
    { months: 72, kg: 20 },
    'severe',
    'ISPAD 2022',
  ],
  [
    ['Insulin regular; injection 40 IU/mL; 5 unit TDS 30d subcutaneous'],
    { months: 72, kg: 20 },
    'none',
    'ISPAD 2022',
  ],
  [
    ['Haloperidol; injection 5 mg/mL; 5 mg STAT intramuscular'],
    { months: 62, kg: 18, potassium: 4 },
    'important',
    'FDA label: 0.15 mg/kg',
  ],
  [['Artesunate; injection 60 mg; 33 mg STAT intravenous'], TODDLER, 'none', 'WHO: 3 mg/kg'],
  [['Vitamin K; injection 10 mg/mL; 10 mg STAT intramuscular'], { months: 0, kg: 3 }, 'severe', 'WHO: 1 mg'],
  [
    ['Aspirin; tablet 300 mg; 1 tablet OD 30d'],
    { inr: 2, egfr: 80, current: ['Warfarin 5 mg'] },
    'severe',
    'BNF',
  ],
  [
    ['Aspirin; tablet 75 mg; 1 tablet OD 30d'],
    { inr: 2, egfr: 80, current: ['Warfarin 5 mg'] },
    'important',
    'FDA label warfarin',
  ],
  [
    ['Dabigatran; capsule 150 mg; 1 capsule BD 30d'],
    { egfr: 80, current: ['Dronedarone 400'] },
    'severe',
    'EMA label',
  ],
  [['Erythromycin; tablet 500 mg; 1 tablet QID 7d'], { current: ['Atorvastatin 40'] }, 'important', 'BNF'],
  [
    ['Bromocriptine; tablet 2.5 mg; 1 tablet BD 14d'],
    { current: ['Ergotamine'], facts: { sex: 'female' } },
    'important',
    'FDA label',
  ],
  [
    ['Varicella vaccine; injection 0.5 mL; 0.5 mL STAT subcutaneous'],
    { years: 28, facts: { sex: 'female', pregnancy: 'yes', gestationalDays: 70 } },
    'severe',
    'WHO; UKHSA Green Book',
  ],
  [
    ['Tetanus and diphtheria vaccine; injection 0.5 mL; 0.5 mL STAT intramuscular'],
    { years: 28, facts: { sex: 'female', pregnancy: 'yes', gestationalDays: 140 } },
    'none',
    'MoHFW immunization schedule',
  ],
];
