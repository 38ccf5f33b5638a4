import { describe, expect, it } from 'vitest';
import { definitionProblems, type FormField, type LeafField, leafFields } from '#forms';
import { loadCaseSheetSection } from './load-section.ts';
import type { CaseSheetSection } from './section.ts';
import { CASE_SHEET_SECTION_KEYS } from './section-key.ts';
import { CASE_SHEET_SECTIONS } from './sections.ts';

const SECTIONS: readonly CaseSheetSection[] = Object.values(CASE_SHEET_SECTIONS);
const named = SECTIONS.map((section) => [section.key, section] as const);

const ofField = (field: LeafField): readonly string[] => [
  field.label,
  ...(field.hint ? [field.hint] : []),
  ...('options' in field ? field.options.map(({ label }) => label) : []),
];

const labelsOf = (fields: readonly FormField[]) => leafFields(fields).flatMap(ofField);

/** The labels of the hand-over are those of the calls. */
const labelKeys = ({ form }: CaseSheetSection): readonly string[] =>
  form.sections
    .filter(({ apart }) => !apart)
    .flatMap(({ label, fields, group }) => [
      label,
      ...labelsOf(fields),
      ...(group ? [group.label, ...labelsOf(group.fields)] : []),
    ]);

const sorted = (keys: Iterable<string>) => [...new Set(keys)].sort();
const DEVANAGARI = /[\u0900-\u097f]/;

describe('a section of a case sheet', () => {
  it.each(named)('%s has a valid form', (_, { form }) => {
    expect(definitionProblems(form)).toEqual([]);
  });

  it.each(named)('%s has its labels in both languages, and no others', (_, section) => {
    const keys = sorted(labelKeys(section));
    expect(sorted(Object.keys(section.words.en))).toEqual(keys);
    expect(sorted(Object.keys(section.words.hi))).toEqual(keys);
    const bare = [...Object.values(section.words.en), ...Object.values(section.words.hi)].filter(
      (word) => word.trim() !== word || word === '',
    );
    expect(bare).toEqual([]);
  });

  it.each(named)('%s is in Hindi', (_, { words }) => {
    // Abbreviations can be the same in both.
    const english = Object.values(words.hi).filter((word) => !DEVANAGARI.test(word) && /[a-z]{3}/.test(word));
    expect(english).toEqual([]);
  });

  it.each(named)('%s names the source of its fields, and works for an unknown patient', (_, one) => {
    expect(one.source.length).toBeGreaterThan(10);
    expect(one.asksOf?.({}) ?? true).toBe(true);
  });

  it.each(CASE_SHEET_SECTION_KEYS)('%s is loaded by its key', async (key) => {
    expect(await loadCaseSheetSection(key)).toBe(CASE_SHEET_SECTIONS[key]);
  });
});

it('has unique form and label keys', () => {
  const ids = SECTIONS.map(({ form }) => form.id);
  const keys = SECTIONS.flatMap(({ words }) => Object.keys(words.en));
  expect([new Set(ids).size, new Set(keys).size]).toEqual([ids.length, keys.length]);
});
