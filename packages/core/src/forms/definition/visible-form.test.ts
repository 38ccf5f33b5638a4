import { describe, expect, it } from 'vitest';
import { aForm, aSection, entered, line, pick, rowsUnder, whenAsked } from '../../../test/forms.ts';
import type { SectionValues } from '../form-values.ts';
import type { FormDefinition } from './form-definition.ts';
import { answeredBlocks, isSectionAnswered, visibleForm } from './visible-form.ts';

/** Returns the shown fields by section; rows have their number. */
function shown(definition: FormDefinition, values: Readonly<Record<string, SectionValues>>) {
  const sections = visibleForm(definition, entered(definition, values));
  return Object.fromEntries(
    sections.map(({ section, own, rows }) => [
      section.key,
      [own, ...rows].map(({ row, fields }) =>
        [...(row === undefined ? [] : [row]), ...fields.map(({ key }) => key)].join(' '),
      ),
    ]),
  );
}

const nested = aForm(
  aSection('visit', [
    pick('came', 'YES', 'NO'),
    whenAsked(
      { field: 'came', is: ['YES'] },
      pick('tested', 'YES', 'NO'),
      whenAsked({ field: 'tested', is: ['YES'] }, line('result')),
    ),
    whenAsked({ not: { field: 'tested', is: ['YES'] } }, line('whyNot')),
  ]),
);

describe('nested conditions', () => {
  it.each<[string, SectionValues, string]>([
    ['nothing said', {}, 'came whyNot'],
    ['the outer one holds', { came: 'YES' }, 'came tested whyNot'],
    ['both hold', { came: 'YES', tested: 'YES' }, 'came tested result'],
    ['a value with blanks is the value', { came: ' YES ' }, 'came tested whyNot'],
    ['what a hidden field still holds says nothing', { came: 'NO', tested: 'YES' }, 'came whyNot'],
  ])('%s', (_, visit, expected) => {
    expect(shown(nested, { visit })).toEqual({ visit: [expected] });
  });
});

const sections = aForm(
  aSection('first', [pick('told', 'YES', 'NO'), whenAsked({ field: 'told', is: ['YES'] }, line('what'))]),
  aSection(
    'second',
    [line('note'), whenAsked({ section: 'second', field: 'note', is: ['x'] }, line('more'))],
    {
      when: { section: 'first', field: 'told', is: ['YES'] },
    },
  ),
  aSection('third', [line('last')], { when: { section: 'second', field: 'note', is: ['x'] } }),
  aSection('fourth', [line('end')], { when: { section: 'first', field: 'what', is: ['x'] } }),
);

describe('conditions on sections', () => {
  it.each<[string, Readonly<Record<string, SectionValues>>, readonly string[]]>([
    ['nothing said', {}, ['first']],
    ['one section shows the next', { first: { told: 'YES' } }, ['first', 'second']],
    [
      'and that one the third',
      { first: { told: 'YES' }, second: { note: 'x' } },
      ['first', 'second', 'third'],
    ],
    ['a hidden section says nothing', { first: { told: 'NO' }, second: { note: 'x' } }, ['first']],
    ['a hidden field of another section says nothing', { first: { told: 'NO', what: 'x' } }, ['first']],
    ['a shown one does', { first: { told: 'YES', what: 'x' } }, ['first', 'second', 'fourth']],
  ])('%s', (_, values, expected) => {
    expect(Object.keys(shown(sections, values))).toEqual(expected);
  });

  it('a condition may name its own section', () => {
    const values = { first: { told: 'YES' }, second: { note: 'x' } };
    expect(shown(sections, values).second).toEqual(['note more']);
  });
});

const repeated = aForm(
  aSection('before', [pick('told', 'YES', 'NO')]),
  aSection(
    'things',
    [pick('kind', 'A', 'B'), pick('same', 'SECTION')],
    rowsUnder('list', 5, [
      pick('has', 'YES', 'NO'),
      whenAsked({ field: 'has', is: ['YES'] }, pick('same', 'ROW')),
      whenAsked({ field: 'same', is: ['ROW', 'SECTION'] }, line('ofSame')),
      whenAsked({ section: 'things', field: 'same', is: ['SECTION'] }, line('ofSection')),
      whenAsked({ field: 'kind', is: ['A'] }, line('ofKind')),
      whenAsked({ section: 'before', field: 'told', is: ['YES'] }, line('ofBefore')),
    ]),
  ),
);

describe('rows', () => {
  it.each<[string, SectionValues, readonly string[]]>([
    ['no rows', { kind: 'A' }, ['kind same']],
    [
      'each row asks its own values',
      { list: [{ has: 'YES', same: 'ROW' }, { has: 'NO' }] },
      ['kind same', '0 has same ofSame', '1 has'],
    ],
    ['a row asks its section', { kind: 'A', list: [{}] }, ['kind same', '0 has ofKind']],
    [
      'a hidden field of the row is not answered by the section’s of the same key',
      { same: 'SECTION', list: [{ has: 'NO' }] },
      ['kind same', '0 has ofSection'],
    ],
  ])('%s', (_, things, expected) => {
    expect(shown(repeated, { things }).things).toEqual(expected);
  });

  it('ask other sections', () => {
    const values = { before: { told: 'YES' }, things: { list: [{}] } };
    expect(shown(repeated, values).things).toEqual(['kind same', '0 has ofBefore']);
  });
});

describe('answered sections', () => {
  const conditional = aForm(
    aSection(
      'things',
      [pick('kind', 'A', 'B'), whenAsked({ field: 'kind', is: ['A'] }, line('more'))],
      rowsUnder('list', 3, [line('name')]),
    ),
  );

  it.each<[string, SectionValues, boolean, number]>([
    ['nothing', {}, false, 0],
    ['an own field', { kind: 'B' }, true, 1],
    ['only a hidden field', { more: 'left over' }, false, 0],
    ['empty rows', { list: [{ name: ' ' }, {}] }, false, 0],
    ['one of the rows: the section’s own fields come with it', { list: [{}, { name: 'x' }] }, true, 2],
  ])('%s', (_, things, answered, blocks) => {
    const [visible] = visibleForm(conditional, entered(conditional, { things }));
    if (!visible) throw new Error('the section is shown');
    expect(isSectionAnswered(visible)).toBe(answered);
    expect(answeredBlocks(visible)).toHaveLength(blocks);
  });
});
