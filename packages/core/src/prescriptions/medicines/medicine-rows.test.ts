import { expect, it } from 'vitest';
import { readStrength, strengthRatio } from '../dose/strength.ts';
import { loadMedicines } from './load-medicines.ts';
import { medicineNamed, substancesOf } from './medicine.ts';

const medicines = await loadMedicines();

it('every ingredient of a combination has its own row', () => {
  const single = new Set(medicines.flatMap(({ substances }) => (substances.length === 1 ? substances : [])));
  const missing = medicines.flatMap(({ name, substances }) =>
    substances.filter((one) => !single.has(one)).map((one) => `${one} of ${name}`),
  );
  expect(missing).toEqual([]);
});

it('no form lists the same concentration twice', () => {
  const twice = medicines.flatMap(({ name, forms }) =>
    forms.flatMap(({ form, strengths }) => {
      const liquids = strengths.map(readStrength).filter((one) => one?.inMl !== undefined);
      const isTwice = liquids.some((one, index) =>
        liquids
          .slice(index + 1)
          .some((other) => one && other && Math.abs((strengthRatio(one, other) ?? 0) - 1) < 0.001),
      );
      return isTwice ? [`${name}: ${form} ${strengths.join(', ')}`] : [];
    }),
  );
  expect(twice).toEqual([]);
});

/** Classes that depend on the form or the combination. */
const NOT_CARRIED_OVER = [
  ['combined-contraceptive', 'oestrogen'],
  ['combined-contraceptive', 'progestogen'],
  ['combined-contraceptive', 'progestogen-only-contraceptive'],
  ['combined-contraceptive', 'emergency-contraceptive'],
  ['anticholinergic-inhaled', 'anticholinergic'],
  ['antacid', 'laxative'],
  ['laxative', 'antacid'],
];
const isCarriedOver = (classes: readonly string[], one: string): boolean =>
  !NOT_CARRIED_OVER.some(([own = '', other]) => classes.includes(own) && one === other);

it('a combination has every class of its ingredients', () => {
  const missing = medicines
    .filter(({ substances }) => substances.length > 1)
    .flatMap(({ name, substances, classes }) =>
      substances.flatMap((substance) => {
        const own = medicines.find((one) => one.substances.length === 1 && one.substances[0] === substance);
        return (own?.classes ?? [])
          .filter((one) => !classes.includes(one) && isCarriedOver(classes, one))
          .map((one) => `${one} of ${name}`);
      }),
    );
  expect(missing).toEqual([]);
});

it('strengths of a combination have a part for each ingredient', () => {
  const wrong = medicines
    .filter(({ name }) => name.includes(' + '))
    .flatMap(({ name, substances, forms }) =>
      forms.flatMap(({ strengths }) =>
        strengths
          .filter(
            (one) => one.includes('/') && one.replace(/ per .*/, '').split('/').length !== substances.length,
          )
          .map((one) => `${name}: ${one}`),
      ),
    );
  expect(wrong).toEqual([]);
});

it.each([
  ['Metformin SR', ['metformin']],
  ['Metoprolol succinate', ['metoprolol']],
  ['Glyburide', ['glibenclamide']],
  ['Telmisartan + amlodipine', ['telmisartan', 'amlodipine']],
  ['Co-trimoxazole', ['sulfamethoxazole', 'trimethoprim']],
  ['Iron + folic acid', ['ferrous sulfate', 'folic acid']],
  ['Calcium carbonate + vitamin D3', ['calcium carbonate', 'cholecalciferol']],
  ['Insulin 30/70', ['insulin regular', 'insulin nph']],
  ['Insulin', ['insulin']],
  ['Frusemide', ['furosemide']],
  ['Etophylline', ['etofylline']],
])('substances of %s', (name, substances) => {
  const medicine = medicineNamed(medicines, name);
  expect(medicine && substancesOf(medicine)).toEqual(substances);
});
