import { expect, it } from 'vitest';
import type { JudgedValues } from '../../judged-patient.ts';
import { findingsOf, lineOf, worstOf } from '../test/judged.ts';

type Severity = ReturnType<typeof worstOf>;
const valuesOf = (values: Partial<Record<keyof JudgedValues, number>>) => ({
  values: Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, on: '2026-11-20' }]),
  ) as JudgedValues,
});

it.each<[medicine: string, values: Partial<Record<keyof JudgedValues, number>>, Severity, source: string]>([
  ['spironolactone', { potassium: 5.6 }, 'severe', 'ESC 2021: stop above 5.5'],
  ['spironolactone', { potassium: 4.6 }, 'none', 'ESC 2021'],
  ['spironolactone', { potassium: 5.2, egfr: 25 }, 'severe', 'ESC 2021: above 5.0 and eGFR below 30'],
  ['eplerenone', { potassium: 5.8 }, 'severe', 'FDA label: contraindicated above 5.5'],
  ['potassium chloride', { potassium: 5.5 }, 'severe', 'UK Kidney Association 2023'],
  ['enalapril', { potassium: 5.7 }, 'important', 'UK Kidney Association 2023: lower the dose'],
  ['telmisartan', { potassium: 6.1 }, 'severe', 'UK Kidney Association 2023: stop from 6.0'],
  ['telmisartan', { potassium: 5.3 }, 'none', 'UK Kidney Association 2023'],
  ['co-trimoxazole', { potassium: 5.6 }, 'important', 'BNF'],
  ['trimethoprim', { potassium: 6.2 }, 'severe', 'UK Kidney Association 2023'],
  ['furosemide', { potassium: 2.8 }, 'important', 'BNF'],
  ['hydrochlorothiazide', { potassium: 2.9 }, 'important', 'BNF'],
  ['digoxin', { potassium: 2.9 }, 'severe', 'BNF: toxicity'],
  ['azithromycin', { potassium: 2.8 }, 'severe', 'CredibleMeds'],
  ['amlodipine', { potassium: 2.8 }, 'none', 'BNF'],
  ['hydrochlorothiazide', { sodium: 122 }, 'severe', 'European guideline 2014'],
  ['sertraline', { sodium: 123 }, 'important', 'BNF'],
  ['carbamazepine', { sodium: 124 }, 'important', 'BNF'],
  ['sertraline', { sodium: 138 }, 'none', 'BNF'],
  ['aspirin', { platelets: 40 }, 'severe', 'ESC 2017'],
  ['clopidogrel', { platelets: 45 }, 'severe', 'ESC 2017'],
  ['ibuprofen', { platelets: 30 }, 'severe', 'BNF'],
  ['ibuprofen', { platelets: 80 }, 'important', 'WHO 2009'],
  ['apixaban', { platelets: 40 }, 'severe', 'ISTH 2018'],
  ['paracetamol', { platelets: 20 }, 'none', 'WHO 2009'],
  ['warfarin', { inr: 4.6 }, 'severe', 'BNF'],
  ['warfarin', { inr: 2.5 }, 'none', 'BNF: in range'],
])('%s with %o: %s (%s)', (medicine, values, severity) => {
  expect(worstOf('condition', lineOf(medicine), valuesOf(values))).toBe(severity);
});

it.each<[medicine: string, alt: number, mgADay: number | undefined, Severity, source: string]>([
  ['atorvastatin', 4, undefined, 'important', 'NICE NG238: not above three times'],
  ['atorvastatin', 2, undefined, 'none', 'NICE NG238'],
  ['methotrexate', 3.5, undefined, 'severe', 'BSR 2017'],
  ['isoniazid', 3.2, undefined, 'important', 'ATS 2006: with symptoms from three times'],
  ['pyrazinamide', 6, undefined, 'severe', 'ATS 2006: from five times'],
  ['sodium valproate', 4, undefined, 'important', 'FDA boxed warning'],
  ['paracetamol', 4, 4000, 'important', 'AASLD: at most 2 g'],
  ['paracetamol', 4, 2000, 'none', 'AASLD: at most 2 g'],
])('%s with an ALT of %d times the limit, %s mg a day: %s (%s)', (medicine, alt, mgADay, severity) => {
  const line = lineOf(medicine, mgADay === undefined ? {} : { mgADay });
  expect(worstOf('liver', line, valuesOf({ alt }))).toBe(severity);
});

it('names the value and its day', () => {
  const [found] = findingsOf('condition', lineOf('spironolactone'), valuesOf({ potassium: 5.62 }));
  expect(found?.problem).toEqual({
    en: 'spironolactone with potassium 5.6 mmol/L on 20-11-2026: it raises potassium',
    hi: 'पोटैशियम 5.6 mmol/L (20-11-2026) में spironolactone: इससे पोटैशियम बढ़ता है',
  });
});
