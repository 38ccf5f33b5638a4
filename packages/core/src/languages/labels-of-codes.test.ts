import { beforeAll, describe, expect, it } from 'vitest';
import { registerWords } from '#formatting';
import { words as hindi } from './hi/index.ts';

/** All that core's rooms export: coded values are the arrays of strings, and labels come from `…Label` functions. */
const rooms = Object.values(
  import.meta.glob<Record<string, unknown>>(['../*/index.ts', '../*/**/index.ts', '!./**'], { eager: true }),
);
const catalogues = Object.values(
  import.meta.glob<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>(
    '../**/words/en.ts',
    { eager: true },
  ),
);

type LabelOf = (code: string, locale: string) => unknown;

/** Returns whether a coded value would look like a code on a screen: `BLOOD_SUGAR`, `blood_sugar`, `CONFIRMED`. */
const looksLikeCode = (value: string): boolean => /^\w+_\w+$|^[A-Z]{6,}$/.test(value);

const isCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

const exported = rooms.flatMap((room) => Object.entries(room));
/** Each enumeration once, by its name. Several rooms can export the same one. */
const enumerations = new Map(
  exported.flatMap(([name, value]) =>
    isCodes(value) && value.some(looksLikeCode) ? [[value, name] as const] : [],
  ),
);

const UNKNOWN = 'NO_SUCH_CODE';

/** Returns a label, or undefined for a function that refuses values of another enumeration. */
function answer(labelOf: LabelOf, code: string, locale: string): unknown {
  try {
    return labelOf(code, locale);
  } catch {
    return undefined;
  }
}

const isText = (label: unknown): boolean =>
  typeof label === 'string' && label !== '' && !/[A-Z]_[A-Z]/.test(label);

/** Returns whether a function only replaces underscores, or returns the same text for every code. */
const isFromCode = (label: unknown, code: string, unknown: unknown): boolean =>
  label === code || label === code.replaceAll('_', ' ') || label === unknown;

const sources: readonly LabelOf[] = [
  ...catalogues
    .flatMap((room) => Object.values(room))
    .map(
      (table): LabelOf =>
        (code, locale) =>
          table[locale]?.[code],
    ),
  ...exported
    .filter(([name, value]) => name.endsWith('Label') && typeof value === 'function')
    .map(
      ([, value]): LabelOf =>
        (code, locale) => {
          const label = (value as LabelOf)(code, locale);
          return isFromCode(label, code, answer(value as LabelOf, UNKNOWN, locale)) ? undefined : label;
        },
    ),
  // Objects by coded value, such as the scores. Their rows contain a label.
  ...exported
    .filter(([name, value]) => name === name.toUpperCase() && typeof value === 'object' && !isCodes(value))
    .map(
      ([, value]): LabelOf =>
        (code, locale) =>
          (value as Record<string, { label?: Record<string, string> } | undefined>)[code]?.label?.[locale],
    ),
];

/** Returns the values that lack words in a language, by the source that knows the most of them. */
function unlabelled(codes: readonly string[]): readonly string[] {
  const missing = sources.map((labelOf) =>
    codes.filter((code) => ['en', 'hi'].some((locale) => !isText(answer(labelOf, code, locale)))),
  );
  return missing.reduce((fewest, one) => (one.length < fewest.length ? one : fewest), codes);
}

beforeAll(() => registerWords('hi', hindi));

describe('every enumeration of core whose values look like codes', () => {
  it('is found', () => {
    const names = [...enumerations.values()];
    expect(names).toEqual(expect.arrayContaining(['SERVICE_TYPES', 'ENCOUNTER_STATUSES', 'SCALE_KEYS']));
  });

  it.each([...enumerations].map(([codes, name]) => [name, codes] as const))('%s has words', (_, codes) => {
    expect(unlabelled(codes.filter(looksLikeCode))).toEqual([]);
  });
});

it('notices a value without words', () => {
  expect(unlabelled(['CARDIOLOGY_CONSULTATION', UNKNOWN])).toEqual([UNKNOWN]);
});
