import { ordinary, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

/** Pain, and women's health outside pregnancy. */
export const ORDINARY_PAIN_WOMEN: readonly OrdinaryCase[] = [
  ordinary(
    'Acute low back pain',
    man(36, { egfr: 100 }),
    [
      tablet('Aceclofenac', '100 mg', 'BD', 5, { meal: 'after' }),
      tablet('Pantoprazole', '40 mg', 'OD', 5, { meal: 'before' }),
    ],
    'NICE NG59',
  ),
  ordinary(
    'Sprained ankle',
    woman(28, { egfr: 105 }),
    [tablet('Combiflam', '400 mg + 325 mg', 'TDS', 3, { meal: 'after' })],
    'BNF, ibuprofen and paracetamol',
  ),
  ordinary(
    'Rheumatoid arthritis: methotrexate once a week with folic acid',
    man(49, { egfr: 92, alt: 0.7, conditions: ['Rheumatoid arthritis'] }),
    [
      tablet('Methotrexate', '7.5 mg', 'WEEKLY', 84, { amount: 2 }),
      tablet('Folic acid', '5 mg', 'WEEKLY', 84, { instructions: 'the day after methotrexate' }),
      tablet('HCQS', '200 mg', 'BD', 84),
    ],
    'ACR guideline on rheumatoid arthritis 2021',
  ),
  ordinary(
    'Painful periods',
    woman(21),
    [tablet('Meftal Spas', '250 mg + 10 mg', 'TDS', 3, { meal: 'after' })],
    'BNF, mefenamic acid: 500 mg three times a day',
  ),
  ordinary(
    'Heavy periods',
    woman(38, { egfr: 100 }),
    [tablet('Tranexamic acid', '500 mg', 'TDS', 4, { amount: 2 })],
    'NICE NG88',
  ),
  ordinary(
    'Combined pill for a healthy woman',
    woman(25),
    [tablet('Ovral-L', '0.03 mg + 0.15 mg', 'OD', 21)],
    'WHO Medical Eligibility Criteria 2015',
  ),
];
