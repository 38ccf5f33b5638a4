import { describe, expect, it } from 'vitest';
import { aForm, aSection, EVERY_CONTROL, field, line, pick, rowsUnder } from '../../test/forms.ts';
import { randomAnswers, randomValues } from '../../test/random-form.ts';
import { everyRound } from '../../test/rounds.ts';
import { sectionFields } from './definition/form-definition.ts';
import { fittingValues } from './fitting-values.ts';
import { initialValues } from './form-values.ts';

const form = aForm(
  aSection('person', [line('name'), field({ key: 'smokes', control: 'boolean' })]),
  aSection('medicines', [pick('takes', 'YES', 'NO')], rowsUnder('list', 3, [line('drug')])),
);

describe('stored values of a form', () => {
  it('are restored as the values, whatever a user entered', () => {
    everyRound(
      300,
      (random) => randomValues(random, EVERY_CONTROL),
      (values) =>
        expect(fittingValues(EVERY_CONTROL, JSON.parse(JSON.stringify(values)))).toEqual({
          values,
          aside: [],
        }),
    );
  });

  it.each([
    ['a section that is gone', { diet: { salt: 'little' } }, [{ path: 'diet.salt', text: 'little' }]],
    ['a field that is gone', { person: { pet: 'cat' } }, [{ path: 'person.pet', text: 'cat' }]],
    ['a tick that is a text now', { person: { name: true } }, [{ path: 'person.name', text: 'true' }]],
    [
      'a text that is a tick now',
      { person: { smokes: 'often' } },
      [{ path: 'person.smokes', text: 'often' }],
    ],
    ['a list that is a text now', { person: { name: ['A', 'B'] } }, [{ path: 'person.name', text: 'A, B' }]],
    [
      'a field of a row that is gone',
      { medicines: { list: [{ drug: 'Aspirin' }, { drug: 'Iron', dose: '5' }] } },
      [{ path: 'medicines.1.dose', text: '5' }],
    ],
    ['rows that are one text', { medicines: { list: 'Iron' } }, [{ path: 'medicines.list', text: 'Iron' }]],
    ['a row that is a text', { medicines: { list: ['Iron'] } }, [{ path: 'medicines.0', text: 'Iron' }]],
    [
      'rows under a section without rows',
      { person: { list: [{ drug: 'Iron' }] } },
      [{ path: 'person.list.0.drug', text: 'Iron' }],
    ],
    ['a section that is a text', { person: 'Asha' }, [{ path: 'person', text: 'Asha' }]],
    ['no object at all', 'Asha', [{ path: 'form', text: 'Asha' }]],
    ['an empty field that is gone', { person: { pet: '', fish: false, birds: [] } }, []],
  ])('set aside %s', (_, stored, aside) => {
    expect(fittingValues(form, stored).aside).toEqual(aside);
  });

  it('leave newly added questions untouched, also in rows', () => {
    const { values } = fittingValues(form, { medicines: { takes: 'YES', list: [{}] } });
    expect(values).toEqual({
      ...initialValues(form),
      medicines: { takes: 'YES', list: [{ drug: '' }] },
    });
  });

  it('accept any JSON, and lose no text of it', () => {
    const keys = EVERY_CONTROL.sections.flatMap((section) => [
      section.key,
      ...sectionFields(section).map(({ key }) => key),
    ]);
    const texts = (value: unknown): string[] => {
      if (typeof value === 'string') return value === '' ? [] : [value];
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
    };
    everyRound(
      300,
      (random) => randomAnswers(random, keys, 4),
      (stored) => {
        const { values, aside } = fittingValues(EVERY_CONTROL, stored);
        const found = JSON.stringify([values, aside]);
        for (const text of texts(stored)) expect(found).toContain(JSON.stringify(text).slice(1, -1));
      },
    );
  });
});
