import { describe, expect, it } from 'vitest';
import { actLabel } from '#observations';
import { inKilograms, type LowSugarPerson, lowSugarTreatment, personalActLabel } from './low-sugar.ts';

const TODAY = '2026-03-14';
const weight = (kilograms: number, on = '2026-02-01') => ({ kilograms, on });

describe('the treatment of a low glucose', () => {
  // ADA Standards of Care 2024, section 6 (15 g); ISPAD 2022, chapter 11: 0.3 g/kg, about 9 g for 30 kg, 15 g for 50
  // kg.
  it.each<[string, LowSugarPerson, number, string]>([
    ['an adult', { birthDate: '1985-07-01' }, 15, 'adult'],
    ['an adult of 40 kg', { birthDate: '1985-07-01', weight: weight(40) }, 15, 'adult'],
    ['somebody of 18 years today', { birthDate: '2008-03-14' }, 15, 'adult'],
    ['a child of 30 kg', { birthDate: '2016-05-02', weight: weight(30) }, 9, 'weight'],
    ['a child of 50 kg', { birthDate: '2012-05-02', weight: weight(50) }, 15, 'weight'],
    ['a child of 80 kg', { birthDate: '2011-05-02', weight: weight(80) }, 15, 'weight'],
    ['a child of 10 kg on the first birthday', { birthDate: '2025-03-14', weight: weight(10) }, 3, 'weight'],
    [
      'a child of 30 kg, weighed two years ago',
      { birthDate: '2014-05-02', weight: weight(30, '2024-03-01') },
      10,
      'age',
    ],
    [
      'a child with a weight to come',
      { birthDate: '2021-05-02', weight: weight(30, '2026-03-15') },
      5,
      'age',
    ],
    // 0.3 g/kg of the WHO median: 12 kg at two years, 18 kg at five, 23 kg at seven, 32 kg at ten, 47 kg at thirteen.
    ['two years, no weight', { birthDate: '2024-03-14' }, 4, 'age'],
    ['four years, no weight', { birthDate: '2021-05-02' }, 5, 'age'],
    ['seven years, no weight', { birthDate: '2019-03-01' }, 7, 'age'],
    ['ten years, no weight', { birthDate: '2016-01-01' }, 10, 'age'],
    ['thirteen years, no weight', { birthDate: '2013-01-01' }, 15, 'age'],
    ['born in 2019, the youngest that can be', { birthDate: '2019' }, 7, 'age'],
  ])('%s', (_, person, grams, by) => {
    expect(lowSugarTreatment(person, TODAY)).toMatchObject({ kind: 'glucose', grams, by });
  });

  it.each<[string, LowSugarPerson]>([
    ['a newborn', { birthDate: '2026-03-10' }],
    ['a newborn with a weight', { birthDate: '2026-03-10', weight: weight(3, '2026-03-12') }],
    ['the day before the first birthday', { birthDate: '2025-03-15' }],
    ['born this year', { birthDate: '2026' }],
    ['born this month', { birthDate: '2026-03' }],
    ['born last year, perhaps eleven weeks old', { birthDate: '2025' }],
  ])('%s requires feeding and hospital, whatever the weight', (_, person) => {
    expect(lowSugarTreatment(person, TODAY)).toEqual({ kind: 'feed' });
    const words = personalActLabel('low-sugar-now', { kind: 'feed' }, 'en');
    expect(words).toMatch(/^Feed the baby now and go to hospital/);
    expect(words).not.toMatch(/glucose|15 g/);
  });

  it('names every age where none is known', () => {
    const unknown = lowSugarTreatment({ birthDate: null, weight: weight(30) }, TODAY);
    expect(unknown).toEqual({ kind: 'every-age' });
    expect(personalActLabel('low-sugar-now', unknown, 'en')).toMatch(
      /adult 15 g, child 0\.3 g per kg; feed a baby/,
    );
  });
});

describe('the text of the action', () => {
  const child = lowSugarTreatment({ birthDate: '2016-05-02', weight: weight(30) }, TODAY);
  it.each([
    ['en', 'Give 9 g glucose now and measure again after 15 minutes. If drowsy: nothing by mouth, call 108'],
    ['hi', 'अभी 9 ग्राम ग्लूकोज़ दें और 15 मिनट बाद फिर मापें। सुस्ती हो तो मुँह से कुछ न दें, 108 पर फ़ोन करें'],
  ])('has the dose of a child in %s', (locale, words) => {
    expect(personalActLabel('low-sugar-now', child, locale)).toBe(words);
  });

  it('is the same for everybody when the action is another one', () => {
    expect(personalActLabel('doctor-now', child, 'en')).toBe(actLabel('doctor-now', 'en'));
  });
});

it.each([
  ['kilograms', 30, 'kg', 30],
  ['grams', 3100, 'g', 3.1],
  ['pounds', 66.14, '[lb_av]', 30],
  ['what is no weight', 30, 'cm', undefined],
  ['nothing', 0, 'kg', undefined],
])('a weight in %s', (_, value, unit, expected) => {
  const kilograms = inKilograms(value, unit);
  expect(kilograms === undefined ? undefined : Math.round(kilograms * 10) / 10).toBe(expected);
});
