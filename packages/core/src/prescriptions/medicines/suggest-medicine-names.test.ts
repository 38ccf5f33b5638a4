import { expect, it } from 'vitest';
import { loadMedicineTables } from './load-medicines.ts';
import { suggestMedicineNames } from './suggest-medicine-names.ts';

const tables = await loadMedicineTables();

const suggested = (typed: string, most = 7): readonly string[] =>
  suggestMedicineNames(tables, typed, most).map(({ generic, brand, strength }) =>
    [brand && `${brand}:`, generic, strength].filter(Boolean).join(' '),
  );

it.each([
  ['telmi 40', 'Telmi: telmisartan 40 mg'],
  ['telmi 40', 'telmisartan 40 mg'],
  ['augm', 'Augmentin: amoxicillin + clavulanic acid'],
  ['augmentin 625', 'Augmentin: amoxicillin + clavulanic acid 500 mg/125 mg'],
  ['dolo 650', 'Dolo: paracetamol 650 mg'],
  ['ecosp', 'Ecosprin: aspirin'],
  ['thyronorm 50', 'Thyronorm: levothyroxine 50 mcg'],
  ['shelc', 'Shelcal: calcium carbonate + vitamin D3'],
  ['metf', 'metformin'],
  ['frus', 'furosemide'],
])('"%s" suggests %s', (typed, expected) => expect(suggested(typed)).toContain(expected));

it('names generic medicines before brands', () => {
  expect(suggested('telm')[0]).toBe('telmisartan');
});

it('leaves out names that do not come in the strength', () => {
  expect(suggested('telma 7')).toEqual([]);
});

it.each(['', 't', '40', '   ', 'xyzabc'])('suggests nothing for "%s"', (typed) => {
  expect(suggested(typed)).toEqual([]);
});

it('suggests at most the requested number', () => expect(suggested('am', 3)).toHaveLength(3));
