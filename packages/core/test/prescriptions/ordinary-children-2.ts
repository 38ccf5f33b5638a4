import { inhaler, ordinary, respules, syrup, tablet } from './case-lines.ts';
import { boy, girl, infant } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

/** Children with a chronic or an acute illness. */
export const ORDINARY_CHILDREN_2: readonly OrdinaryCase[] = [
  ordinary(
    'Asthma at eight years with a spacer',
    boy(8, 25, { conditions: ['Bronchial asthma'] }),
    [
      inhaler('Budecort 100', '100 mcg', 1, 'BD', 30),
      inhaler('Asthalin', '100 mcg', 2, 'SOS', 30, { reason: 'wheeze' }),
    ],
    'GINA 2024, children of 6 to 11 years',
  ),
  ordinary(
    'Wheeze with an infection at three years',
    girl(3, 13),
    [
      respules('Levolin', '0.63 mg/2.5 mL', 2.5, 'TDS', 3),
      syrup('Omnacortil', '5 mg/5 mL', 13, 'OD', 3, { meal: 'after' }),
    ],
    'GINA 2024, children of 5 years and younger: prednisolone 1 to 2 mg/kg a day',
  ),
  ordinary(
    'Epilepsy at seven years on valproate',
    boy(7, 20, { conditions: ['Epilepsy'], alt: 0.6 }),
    [syrup('Sodium valproate', '200 mg/5 mL', 5, 'BD', 60)],
    'BNFC, valproate: maintenance 25 to 30 mg/kg a day, at first 10 to 15 mg/kg',
  ),
  ordinary(
    'Epilepsy at four years on levetiracetam',
    girl(4, 15, { conditions: ['Epilepsy'] }),
    [syrup('Levipil', '100 mg/mL', 1.5, 'BD', 60)],
    'BNFC, levetiracetam: 10 mg/kg once or twice a day at first',
  ),
  ordinary(
    'Tuberculosis at 13 kg',
    boy(3, 13, { conditions: ['Pulmonary tuberculosis'] }),
    [
      tablet('Isoniazid + rifampicin + pyrazinamide dispersible', '50 mg + 75 mg + 150 mg', 'OD', 56, {
        amount: 3,
      }),
      tablet('Ethambutol', '100 mg', 'OD', 56, { amount: 3 }),
      tablet('Pyridoxine', '10 mg', 'OD', 56),
    ],
    'NTEP paediatric weight bands: 3 tablets from 12 to 15 kg',
  ),
  ordinary(
    'Congenital hypothyroidism at one month',
    infant(1, 3.6, { conditions: ['Congenital hypothyroidism'] }),
    [tablet('Levothyroxine', '25 mcg', 'OD', 30, { amount: 1.5 })],
    'American Academy of Pediatrics 2023: levothyroxine 10 to 15 micrograms/kg a day',
  ),
];
