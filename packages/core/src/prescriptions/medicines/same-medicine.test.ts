import { expect, it } from 'vitest';
import { isSameMedicine } from './same-medicine.ts';

it.each([
  ['the same name', 'Metformin', 'Metformin', '500 mg', true],
  ['with its strength and form', 'Metformin 500 mg oral tablet', 'Metformin', '500 mg', true],
  ['with its salt', 'metformin hydrochloride 500 MG', 'Metformin', '500 mg', true],
  ['of another strength', 'Metformin 1000 mg', 'Metformin', '500 mg', false],
  ['where nothing is said of a strength here', 'Metformin 1000 mg', 'Metformin', '', true],
  ['of two substances', 'Metformin 500 mg / glimepiride 1 mg', 'Metformin', '500 mg', false],
  ['another name', 'Amlodipine 5 mg', 'Metformin', '500 mg', false],
  ['a form alone', 'Tablet', 'Tablet', '', false],
])(
  'a medicine of another system matches the prescribed one or not: %s',
  (_, name, medicine, strength, same) => {
    expect(isSameMedicine(name, { medicine, strength })).toBe(same);
  },
);
