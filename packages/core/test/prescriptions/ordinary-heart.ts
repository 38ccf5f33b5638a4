import { capsule, ordinary, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

export const ORDINARY_HEART: readonly OrdinaryCase[] = [
  ordinary(
    'Heart failure with reduced ejection fraction on four pillars',
    man(61, { egfr: 66, potassium: 4.3, conditions: ['Heart failure with reduced ejection fraction'] }),
    [
      tablet('Sacubitril + valsartan', '49 mg + 51 mg', 'BD', 30),
      tablet('Bisoprolol', '5 mg', 'OD', 30),
      tablet('Spironolactone', '25 mg', 'OD', 30),
      tablet('Dapagliflozin', '10 mg', 'OD', 30),
      tablet('Furosemide', '40 mg', 'OD', 30),
    ],
    'ESC heart failure guideline 2021',
  ),
  ordinary(
    'Heart failure started on ramipril and carvedilol',
    woman(66, { egfr: 62, potassium: 4.2, conditions: ['Heart failure with reduced ejection fraction'] }),
    [
      tablet('Ramipril', '2.5 mg', 'BD', 30),
      tablet('Carvedilol', '3.125 mg', 'BD', 30),
      tablet('Eplerenone', '25 mg', 'OD', 30),
      tablet('Torsemide', '10 mg', 'OD', 30),
    ],
    'ESC heart failure guideline 2021',
  ),
  ordinary(
    'Heart failure with preserved ejection fraction',
    woman(72, { egfr: 58, conditions: ['Heart failure with preserved ejection fraction', 'Hypertension'] }),
    [tablet('Empagliflozin', '10 mg', 'OD', 30), tablet('Dytor', '10 mg', 'OD', 30)],
    'ESC focused update on heart failure 2023',
  ),
  ordinary(
    'After a heart attack with a stent',
    man(56, { egfr: 85, potassium: 4.4, conditions: ['Old myocardial infarction', 'Coronary stent'] }),
    [
      tablet('Aspirin', '75 mg', 'OD', 30, { meal: 'after' }),
      tablet('Ticagrelor', '90 mg', 'BD', 30),
      tablet('Atorvastatin', '80 mg', 'HS', 30),
      tablet('Metoprolol succinate', '50 mg', 'OD', 30),
      tablet('Ramipril', '5 mg', 'OD', 30),
      tablet('Pantoprazole', '40 mg', 'OD', 30, { meal: 'before' }),
    ],
    'ESC guideline on acute coronary syndromes 2023',
  ),
  ordinary(
    'Within a year of a heart attack: combination of aspirin and clopidogrel',
    man(60, { egfr: 78, conditions: ['Old myocardial infarction'] }),
    [
      capsule('Clopitab-A', '75 mg + 75 mg', 'OD', 30, { meal: 'after' }),
      tablet('Rosuvastatin', '20 mg', 'HS', 30),
      tablet('Bisoprolol', '2.5 mg', 'OD', 30),
    ],
    'ESC guideline on chronic coronary syndromes 2024',
  ),
  ordinary(
    'Stable angina',
    man(64, { egfr: 76, conditions: ['Stable angina'] }),
    [
      tablet('Ecosprin', '75 mg', 'OD', 30, { meal: 'after' }),
      tablet('Atorvastatin', '40 mg', 'HS', 30),
      tablet('Metoprolol succinate', '50 mg', 'OD', 30),
      tablet('Isosorbide mononitrate', '20 mg', '1-1-0', 30),
      tablet('Sorbitrate', '5 mg', 'SOS', 30, { route: 'sublingual', reason: 'chest pain' }),
    ],
    'ESC guideline on chronic coronary syndromes 2024',
  ),
  ordinary(
    'Atrial fibrillation with apixaban and a rate control',
    woman(70, { egfr: 68, weightKg: 64, conditions: ['Atrial fibrillation'] }),
    [tablet('Apixaban', '5 mg', 'BD', 30), tablet('Metoprolol succinate', '50 mg', 'OD', 30)],
    'ESC guideline on atrial fibrillation 2024',
  ),
  ordinary(
    'Rheumatic mitral stenosis with atrial fibrillation on warfarin',
    woman(45, { inr: 2.4, egfr: 92, potassium: 4.3, conditions: ['Mitral stenosis', 'Atrial fibrillation'] }),
    [
      tablet('Warfarin', '3 mg', 'OD', 30),
      tablet('Digoxin', '0.25 mg', 'OD', 30, { amount: 0.5 }),
      tablet('Furosemide', '40 mg', 'OD', 30),
    ],
    'ESC guideline on valvular heart disease 2021',
  ),
  ordinary(
    'Secondary prevention of rheumatic fever by mouth',
    woman(19, { weightKg: 50, conditions: ['Rheumatic heart disease'] }),
    [tablet('Phenoxymethylpenicillin', '250 mg', 'BD', 90)],
    'WHO Technical Report Series 923, rheumatic fever',
  ),
  ordinary(
    'Deep vein thrombosis on rivaroxaban, first three weeks',
    man(44, { egfr: 96, conditions: ['Deep vein thrombosis'] }),
    [tablet('Rivaroxaban', '15 mg', 'BD', 21, { meal: 'with' })],
    'FDA label, rivaroxaban',
  ),
  ordinary(
    'After an ischaemic stroke',
    man(67, { egfr: 72, potassium: 4.2, conditions: ['Ischaemic stroke', 'Hypertension'] }),
    [
      tablet('Clopidogrel', '75 mg', 'OD', 30),
      tablet('Atorvastatin', '40 mg', 'HS', 30),
      tablet('Telmisartan', '40 mg', 'OD', 30),
    ],
    'AHA/ASA guideline on secondary stroke prevention 2021',
  ),
  ordinary(
    'High cholesterol without heart disease',
    woman(51, { alt: 0.7, egfr: 94, conditions: ['Hypercholesterolaemia'] }),
    [tablet('Rosuvastatin', '10 mg', 'HS', 90)],
    'Lipid Association of India recommendations 2020',
  ),
  ordinary(
    'Very high cholesterol: statin and ezetimibe',
    man(53, { alt: 0.8, egfr: 88, conditions: ['Familial hypercholesterolaemia'] }),
    [tablet('Atorvastatin', '40 mg', 'HS', 90), tablet('Ezetimibe', '10 mg', 'OD', 90)],
    'Lipid Association of India recommendations 2020',
  ),
  ordinary(
    'Triglycerides of 640 with fenofibrate',
    man(47, { alt: 0.9, egfr: 90, conditions: ['Hypertriglyceridaemia'] }),
    [tablet('Fenofibrate', '145 mg', 'OD', 90)],
    'ESC/EAS dyslipidaemia guideline 2019',
  ),
  ordinary(
    'Peripheral artery disease',
    man(66, { egfr: 77, conditions: ['Peripheral artery disease'] }),
    [
      tablet('Clopidogrel', '75 mg', 'OD', 30),
      tablet('Atorvastatin', '40 mg', 'HS', 30),
      tablet('Cilostazol', '100 mg', 'BD', 30, { meal: 'before' }),
    ],
    'AHA/ACC guideline on peripheral artery disease 2024',
  ),
  ordinary(
    'Ivabradine on top of a beta blocker in heart failure',
    man(58, { egfr: 80, potassium: 4.4, conditions: ['Heart failure with reduced ejection fraction'] }),
    [
      tablet('Ivabradine', '5 mg', 'BD', 30, { meal: 'with' }),
      tablet('Bisoprolol', '10 mg', 'OD', 30),
      tablet('Enalapril', '10 mg', 'BD', 30),
    ],
    'ESC heart failure guideline 2021',
  ),
];
