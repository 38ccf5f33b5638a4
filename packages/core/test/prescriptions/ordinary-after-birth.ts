import { capsule, ordinary, tablet } from './case-lines.ts';
import { breastfeeding } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

export const ORDINARY_AFTER_BIRTH: readonly OrdinaryCase[] = [
  ordinary(
    'After a normal birth: iron, calcium and pain relief',
    breastfeeding(24, { egfr: 110 }),
    [
      tablet('Ferrous ascorbate + folic acid', '100 mg + 1.5 mg', 'OD', 30),
      tablet('Shelcal 500', '500 mg', 'BD', 30),
      tablet('Ibuprofen', '400 mg', 'TDS', 3, { meal: 'after' }),
    ],
    'Anemia Mukt Bharat guidelines 2018; LactMed, ibuprofen',
  ),
  ordinary(
    'After a caesarean section',
    breastfeeding(28, { egfr: 110 }),
    [
      tablet('Cefixime', '200 mg', 'BD', 5),
      tablet('Paracetamol', '650 mg', 'TDS', 5),
      tablet('Pantoprazole', '40 mg', 'OD', 5),
    ],
    'WHO postnatal care 2022; LactMed',
  ),
  ordinary(
    'Mastitis',
    breastfeeding(26),
    [capsule('Cloxacillin', '500 mg', 'QID', 7), tablet('Paracetamol', '500 mg', 'TDS', 3)],
    'WHO, Mastitis: causes and management 2000',
  ),
  ordinary(
    'Hypertension after birth',
    breastfeeding(32, { egfr: 95, potassium: 4.2, conditions: ['Postpartum hypertension'] }),
    [tablet('Enalapril', '5 mg', 'BD', 14)],
    'NICE NG133: enalapril in the postnatal period',
  ),
  ordinary(
    'Postnatal depression',
    breastfeeding(29, { conditions: ['Postnatal depression'] }),
    [tablet('Sertraline', '50 mg', 'OD', 30)],
    'NICE CG192; LactMed, sertraline',
  ),
  ordinary(
    'Progestogen-only pill while breastfeeding',
    breastfeeding(25),
    [tablet('Desogestrel', '75 mcg', 'OD', 28)],
    'WHO Medical Eligibility Criteria 2015',
  ),
];
