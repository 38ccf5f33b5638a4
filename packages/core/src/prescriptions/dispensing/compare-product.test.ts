import { beforeAll, describe, expect, it } from 'vitest';
import { anIssuedLine } from '../../../test/prescriptions/issued-line.ts';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import { compareProduct } from './compare-product.ts';

type Row = readonly [medicine: string, strength: string, form: string, product: string, match: string];

/** Contents of brands from Indian packs. Matches follow the rule "same substance, strength and form". */
const ROWS: readonly Row[] = [
  ['Metformin', '500 mg', 'tablet', 'Metformin 500 mg', 'same'],
  ['Metformin', '500 mg', 'tablet', 'metformin', 'same'],
  ['Metformin', '500 mg', 'tablet', 'Glycomet 500', 'generic'],
  ['Metformin', '500 mg', 'tablet', 'Glyciphage 500', 'generic'],
  ['Metformin', '500 mg', 'tablet', 'Glycomet 850', 'other-strength'],
  ['Metformin', '500 mg', 'tablet', 'Glycomet GP 1', 'other-substance'],
  ['Metformin', '500 mg', 'tablet', 'Glycomet 500 SR', 'release'],
  ['Metformin', '500 mg', 'tablet', 'Glycomet', 'strength-missing'],
  ['Metformin', '500 mg', 'tablet', 'Xyzabc 500', 'unread'],
  ['Amoxicillin + clavulanic acid', '500 mg/125 mg', 'tablet', 'Augmentin 625', 'generic'],
  ['Amoxicillin + clavulanic acid', '500 mg/125 mg', 'tablet', 'Augmentin 375', 'other-strength'],
  ['Amoxicillin', '500 mg', 'capsule', 'Augmentin 625', 'other-substance'],
  ['Amlodipine', '5 mg', 'tablet', 'Amlong 5', 'generic'],
  ['Amlodipine', '5 mg', 'tablet', 'Amlong 2.5', 'other-strength'],
  ['Amlodipine', '5 mg', 'tablet', 'Amlong MT 25', 'other-substance'],
  ['Telmisartan', '40 mg', 'tablet', 'Telma 40', 'generic'],
  ['Telmisartan', '40 mg', 'tablet', 'Telma H', 'other-substance'],
  ['Paracetamol', '650 mg', 'tablet', 'Dolo 650', 'generic'],
  ['Paracetamol', '500 mg', 'tablet', 'Dolo 650', 'other-strength'],
  ['Paracetamol', '500 mg', 'tablet', 'Paracetamol 500 mg syrup', 'other-form'],
  ['Pantoprazole', '40 mg', 'tablet', 'Pan 40', 'generic'],
  ['Pantoprazole', '40 mg', 'tablet', 'Pan D', 'other-substance'],
  ['Atorvastatin', '10 mg', 'tablet', 'Atorva 10', 'generic'],
  ['Atorvastatin', '10 mg', 'tablet', 'Rosuvas 10', 'other-substance'],
  ['Levothyroxine', '50 mcg', 'tablet', 'Thyronorm 50', 'generic'],
  ['Levothyroxine', '50 mcg', 'tablet', 'Thyronorm 100', 'other-strength'],
  ['Azithromycin', '500 mg', 'tablet', 'Azithral 500', 'generic'],
  ['Azithromycin', '500 mg', 'tablet', 'Azithral 250', 'other-strength'],
  ['Glycomet 500', '', 'tablet', 'Glyciphage 500', 'generic'],
  ['Glycomet 500', '', 'tablet', 'Glycomet 500', 'same'],
  ['Amoxicillin', '500 mg', 'capsule', 'Amoxicilin 500', 'misspelt'],
];

describe('a product compared with a line', () => {
  let tables: MedicineTables;
  beforeAll(async () => {
    tables = await loadMedicineTables();
  });

  it.each(ROWS)('%s %s (%s) and %s: %s', (medicine, strength, form, product, match) => {
    const line = anIssuedLine({ medicine, strength, form, unit: form });
    expect(compareProduct(product, line, tables).match).toBe(match);
  });
});
