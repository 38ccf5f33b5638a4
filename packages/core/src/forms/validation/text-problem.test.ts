import { describe, expect, it } from 'vitest';
import { FORM_DAY, field, options } from '../../../test/forms.ts';
import type { DateField, LeafField } from '../definition/form-definition.ts';
import { listProblem, textProblem } from './text-problem.ts';

type Row = readonly [text: string, why: string];

/** Test rows: a text, and whether the field accepts it. */
const taking = (taken: readonly Row[], refused: readonly Row[]) => [
  ...taken.map(([text, why]) => [why, text, true] as const),
  ...refused.map(([text, why]) => [why, text, false] as const),
];

const code = (one: LeafField, text: string) => textProblem(one, text, FORM_DAY)?.code;

const day = (fromToday?: DateField['fromToday']) => field({ key: 'd', control: 'date', fromToday });
const minute = field({ key: 'd', control: 'date', precision: 'minute', fromToday: { min: -1, max: 1 } });

describe('a day', () => {
  it.each(
    taking(
      [
        ['2024-02-29', 'a leap day'],
        ['2000-02-29', 'the leap day of a century that has one'],
        ['2023-12-31', 'the last of a year'],
        ['1700-01-01', 'long ago'],
        ['9999-12-31', 'far off'],
      ],
      [
        ['2023-02-29', 'the leap day of another year'],
        ['1900-02-29', 'the leap day of a century that has none'],
        ['2024-02-30', 'the thirtieth of February'],
        ['2024-04-31', 'the thirty-first of April'],
        ['2024-13-01', 'a thirteenth month'],
        ['2024-00-10', 'a month nought'],
        ['2024-01-00', 'a day nought'],
        ['29-02-2024', 'another order'],
        ['2024-2-29', 'a single digit'],
        ['2024-02-29T10:00', 'a time of day'],
        ['2024-02-29Z', 'more behind it'],
        ['spring', 'words'],
        ['२०२४-०२-२९', 'digits of another script'],
      ],
    ),
  )('%s (%s): %s', (_, text, taken) => {
    expect(code(day(), text)).toBe(taken ? undefined : 'not-a-date');
  });

  it.each<[string, DateField['fromToday'], string, boolean]>([
    ['today, the last', { max: 0 }, '2024-03-01', true],
    ['tomorrow', { max: 0 }, '2024-03-02', false],
    ['the leap day before', { min: -1 }, '2024-02-29', true],
    ['two days before', { min: -1 }, '2024-02-28', false],
    ['a year before, over the leap day', { min: -366, max: 0 }, '2023-03-01', true],
    ['a day more', { min: -366, max: 0 }, '2023-02-28', false],
    ['the future alone', { min: 1 }, '2024-03-01', false],
    ['no bounds', {}, '1700-01-01', true],
  ])('from today: %s', (_, fromToday, text, taken) => {
    expect(code(day(fromToday), text)).toBe(taken ? undefined : 'date-out-of-range');
  });
});

describe('a minute', () => {
  it.each(
    taking(
      [
        ['2024-02-29T00:00', 'midnight'],
        ['2024-03-01T23:59', 'the last minute'],
      ],
      [
        ['2024-03-01', 'a day alone'],
        ['2024-03-01T24:00', 'the hour twenty-four'],
        ['2024-03-01T12:60', 'the minute sixty'],
        ['2024-03-01T9:00', 'a single digit'],
        ['2024-03-01T09:00:00', 'seconds'],
        ['2024-03-01T09:00Z', 'a zone'],
        ['2024-03-01 09:00', 'a blank'],
        ['2023-02-29T09:00', 'a leap day that is none'],
      ],
    ),
  )('%s (%s): %s', (_, text, taken) => {
    expect(code(minute, text)).toBe(taken ? undefined : 'not-a-date');
  });

  it('is in range by its day', () => {
    expect(code(minute, '2024-03-02T23:59')).toBeUndefined();
    expect(code(minute, '2024-03-03T00:00')).toBe('date-out-of-range');
  });
});

describe('an e-mail address', () => {
  const email = field({ key: 'e', control: 'email' });

  it.each(
    taking(
      [
        ['a@b.in', 'the shortest'],
        ['asha.rao+care@mail.example.org', 'with dots and a plus'],
        ['आशा@उदाहरण.भारत', 'in another script'],
        [`${'a'.repeat(64)}@example.org`, 'as long a name as there may be'],
      ],
      [
        ['asha', 'a name alone'],
        ['@example.org', 'no name'],
        ['asha@', 'no host'],
        ['asha@example', 'a host without a dot'],
        ['asha@example.', 'a host that ends in a dot'],
        ['asha@.org', 'a host that begins with one'],
        ['asha@example..org', 'two dots'],
        ['asha@@example.org', 'two signs'],
        ['asha rao@example.org', 'a blank'],
        ['Asha <asha@example.org>', 'a name before it'],
        [`${'a'.repeat(65)}@example.org`, 'too long a name'],
        [`a@${'b'.repeat(250)}.org`, 'too long'],
      ],
    ),
  )('%s (%s): %s', (_, text, taken) => {
    expect(code(email, text)).toBe(taken ? undefined : 'not-an-email');
  });
});

describe('a phone number', () => {
  const phone = field({ key: 'p', control: 'phone_number' });

  it.each(
    taking(
      [
        ['9800000001', 'ten digits'],
        ['09800000001', 'with its nought'],
        ['919800000001', 'with the country code alone'],
        ['00919800000001', 'with the international prefix'],
        ['+919800000001', 'with a plus'],
        ['+91 98000 00001', 'with blanks'],
        ['(022) 2345-6789', 'in brackets'],
        ['+1 415.555.0100', 'of another country'],
        ['+123456789012345', 'fifteen digits'],
        ['+91\u00a098000\u00a000001', 'with blanks that do not break'],
      ],
      [
        ['980000000', 'nine digits'],
        ['98000000011', 'eleven'],
        ['0000000001', 'a nought where none may be'],
        ['+0123456789', 'a country code with a nought'],
        ['+123456', 'too few'],
        ['+1234567890123456', 'sixteen digits'],
        ['98000 0000x', 'a letter'],
        ['++919800000001', 'two pluses'],
        ['९८०००००००१', 'digits of another script, which an entry makes ours'],
      ],
    ),
  )('%s (%s): %s', (_, text, taken) => {
    expect(code(phone, text)).toBe(taken ? undefined : 'not-a-phone-number');
  });
});

describe('a web address', () => {
  const address = field({ key: 'a', control: 'short_text', maxLength: 5000, format: 'address' });

  it.each(
    taking(
      [
        ['https://example.org', 'https'],
        ['http://example.org/a?b=c#d', 'http, with more behind'],
        ['HTTPS://EXAMPLE.ORG', 'capitals'],
        ['https://उदाहरण.भारत/आहार', 'in another script'],
        ['https://localhost:8080', 'a port'],
      ],
      [
        ['example.org', 'no protocol'],
        ['//example.org', 'none either'],
        ['ftp://example.org', 'another protocol'],
        ['javascript:alert(1)', 'a script'],
        ['data:text/html,x', 'data'],
        ['https:', 'nothing behind'],
        ['https://', 'no host'],
        ['https:/example.org', 'one slash'],
        ['https:///example.org', 'three'],
        ['https://example.org/a b', 'a blank'],
        [`https://example.org/${'a'.repeat(2000)}`, 'too long'],
      ],
    ),
  )('%s (%s): %s', (_, text, taken) => {
    expect(code(address, text)).toBe(taken ? undefined : 'not-an-address');
  });
});

describe('a text', () => {
  const short = field({ key: 's', control: 'short_text', maxLength: 10 });
  const long = field({ key: 'l', control: 'long_text', maxLength: 10 });

  it.each<[string, LeafField, string, string | undefined]>([
    ['as long as may be', short, 'ten chars!', undefined],
    ['one more', short, 'ten chars!!', 'too-long'],
    ['two lines in one', short, 'a\nb', 'too-long'],
    ['two lines where there may be', long, 'a\nb', undefined],
    ['too much of them', long, 'ten chars!!', 'too-long'],
    ['another script', long, 'दो दिन से', undefined],
    ['angle brackets are text', short, '<b>x</b>', undefined],
    ['a choice', field({ key: 'c', control: 'dropdown', options: options('A') }), 'A', undefined],
    ['no such choice', field({ key: 'c', control: 'dropdown', options: options('A') }), 'B', 'not-an-option'],
    ['a control that has no text', field({ key: 'b', control: 'boolean' }), 'x', undefined],
  ])('%s', (_, one, text, expected) => {
    expect(code(one, text)).toBe(expected);
  });
});

describe('a list', () => {
  const signs = field({
    key: 's',
    control: 'multiselect',
    options: options('FEVER', 'PAIN', 'NONE'),
    exclusive: 'NONE',
  });
  const papers = field({ key: 'p', control: 'file', accept: [], maxFiles: 2 });

  it.each<[string, LeafField, readonly string[], string | undefined]>([
    ['one', signs, ['PAIN'], undefined],
    ['several', signs, ['PAIN', 'FEVER'], undefined],
    ['the exclusive one', signs, ['NONE'], undefined],
    ['the exclusive one with another', signs, ['PAIN', 'NONE'], 'not-an-option'],
    ['one that is not on the list', signs, ['COUGH'], 'not-an-option'],
    ['the same twice', signs, ['PAIN', 'PAIN'], 'not-an-option'],
    ['as many files as may be', papers, ['1', '2'], undefined],
    ['one more', papers, ['1', '2', '3'], 'too-many'],
    ['a control that has no list', field({ key: 'b', control: 'boolean' }), ['x'], undefined],
  ])('%s', (_, one, list, expected) => {
    expect(listProblem(one, list)?.code).toBe(expected);
  });
});

describe('a code of ICD-10', () => {
  const one = field({ key: 'c', control: 'short_text', maxLength: 8, format: 'icd10' });

  it.each(
    taking(
      [
        ['E11', 'a category'],
        ['E11.9', 'a sub-category'],
        ['M54.56', 'one with a place more'],
      ],
      [
        ['E1', 'a digit too few'],
        ['e11.9', 'small letters, which an entry makes capitals'],
        ['E119', 'without its point'],
        ['sugar', 'a word'],
      ],
    ),
  )('%s (%s): %s', (_, text, taken) => {
    expect(code(one, text)).toBe(taken ? undefined : 'not-a-diagnosis-code');
  });
});

describe('digits only', () => {
  const pin = field({ key: 'pin', control: 'short_text', maxLength: 6, format: 'digits' });

  it.each<[string, string, string | undefined]>([
    ['digits', '500033', undefined],
    ['a blank between them', '500 33', 'not-digits'],
    ['a letter', '50003O', 'not-digits'],
    ['too many', '5000331', 'too-long'],
  ])('%s', (_, text, expected) => {
    expect(code(pin, text)).toBe(expected);
  });
});
