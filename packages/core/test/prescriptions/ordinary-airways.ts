import { capsule, inhaler, nasalSpray, ordinary, respules, syrup, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

const ASTHMA = 'Bronchial asthma';
const COPD = 'Chronic obstructive pulmonary disease';

export const ORDINARY_AIRWAYS: readonly OrdinaryCase[] = [
  ordinary(
    'Asthma: budesonide with formoterol, also as reliever',
    woman(33, { conditions: [ASTHMA] }),
    [inhaler('Foracort 200', '200 mcg + 6 mcg', 1, 'BD', 30)],
    'GINA 2024, track 1',
  ),
  ordinary(
    'Asthma with allergic rhinitis',
    man(28, { conditions: [ASTHMA, 'Allergic rhinitis'] }),
    [
      inhaler('Seroflo 125', '125 mcg + 25 mcg', 2, 'BD', 30),
      tablet('Montek LC', '10 mg + 5 mg', 'HS', 30),
      nasalSpray('Fluticasone', '50 mcg', 2, 'OD', 30),
    ],
    'GINA 2024; ARIA 2020',
  ),
  ordinary(
    'Acute worsening of asthma, treated at home',
    woman(41, { conditions: [ASTHMA] }),
    [
      tablet('Prednisolone', '20 mg', 'OD', 5, { amount: 2, meal: 'after' }),
      inhaler('Salbutamol', '100 mcg', 4, 'SOS', 7, { reason: 'wheeze' }),
    ],
    'GINA 2024: prednisolone 40 to 50 mg for 5 to 7 days',
  ),
  ordinary(
    'COPD on two bronchodilators',
    man(66, { egfr: 78, conditions: [COPD] }),
    [capsule('Airz-F', '25 mcg + 12 mcg', 'BD', 30, { route: 'inhaled' })],
    'GOLD report 2024',
  ),
  ordinary(
    'COPD on tiotropium',
    man(70, { egfr: 70, conditions: [COPD] }),
    [
      capsule('Tiova Rotacap', '18 mcg', 'OD', 30, { route: 'inhaled' }),
      inhaler('Levosalbutamol', '50 mcg', 2, 'SOS', 30, { reason: 'breathlessness' }),
    ],
    'GOLD report 2024',
  ),
  ordinary(
    'COPD exacerbation at home',
    man(68, { egfr: 74, conditions: [COPD] }),
    [
      tablet('Prednisolone', '40 mg', 'OD', 5, { meal: 'after' }),
      tablet('Amoxicillin + clavulanic acid', '500 mg + 125 mg', 'TDS', 5),
      respules('Duolin', '', 2.5, 'QID', 5),
    ],
    'GOLD report 2024',
  ),
  ordinary(
    'Allergic rhinitis',
    woman(24),
    [tablet('Fexofenadine', '120 mg', 'OD', 14), nasalSpray('Mometasone', '50 mcg', 2, 'OD', 30)],
    'ARIA 2020',
  ),
  ordinary(
    'Urticaria',
    man(30),
    [tablet('Bilastine', '20 mg', 'OD', 14, { meal: 'empty-stomach' })],
    'EAACI guideline on urticaria 2022',
  ),
  ordinary(
    'Dry cough in an adult',
    man(37),
    [syrup('Dextromethorphan', '10 mg/5 mL', 10, 'TDS', 5)],
    'BNF; FDA monograph, dextromethorphan: at most 120 mg a day',
  ),
  ordinary(
    'Wet cough in an adult',
    woman(46),
    [syrup('Ambroxol', '30 mg/5 mL', 5, 'TDS', 5)],
    'EMA assessment of ambroxol 2016',
  ),
];
