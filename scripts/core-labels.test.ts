import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  LABEL_LANGUAGES,
  type Label,
  type RoomWords,
  registerWords,
  TRANSLATIONS,
  type TranslatedLanguage,
  type Words,
} from '@careline/core/internal/formatting';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';

type Tables = Readonly<Record<string, Words<string>>>;

const source = join(ROOT, 'packages/core/src');
const rooms: readonly (readonly [room: string, tables: Tables])[] = await Promise.all(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('words/en.ts'))
    .map(async (path) => [path.slice(0, -'/words/en.ts'.length), await import(join(source, path))] as const),
);

const translated: readonly (readonly [language: TranslatedLanguage, words: RoomWords])[] = await Promise.all(
  TRANSLATIONS.map(
    async (language) =>
      [language, (await import(join(source, `languages/${language}/index.ts`))).words] as const,
  ),
);

/** Tables of a room in a language, as they are listed for the tests. */
const inEveryLanguage = translated.flatMap(([language, words]) =>
  rooms.map(([room, tables]) => ({ language, room, tables, words: words[room] })),
);

const placeholders = (text = ''): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

describe('a catalogue of core', () => {
  it.each(translated)('is registered for every room in %s', (_, words) => {
    expect(rooms.length).toBeGreaterThan(25);
    expect(Object.keys(words).sort()).toEqual(rooms.map(([room]) => room).sort());
  });

  it.each(rooms)('of %s names its tables by room and export', (room, tables) => {
    expect(Object.values(tables).map(({ name }) => name)).toEqual(
      Object.keys(tables).map((table) => `${room}.${table}`),
    );
  });

  it.each(inEveryLanguage)('of $room has the placeholders of English in $language', ({ tables, words }) => {
    const faults = Object.entries(tables).flatMap(([table, { en }]) =>
      Object.entries(en).flatMap(([key, text]) => {
        const other = words?.[table]?.[key];
        const agrees = other && placeholders(other).join() === placeholders(text).join();
        return agrees && !/(?![0-9])\p{Nd}/u.test(other) ? [] : [`${table}.${key}: ${other}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});

/** Accents mark a text as translated; placeholders stay as they are. */
const accented = (text: string): string =>
  text.replace(/\{\w+\}|[aeiou]/g, (part) => (part.startsWith('{') ? part : `${part}\u0301`));

/** A plural form of a language may be that of another number: 0 is singular in Hindi. */
const isPseudo = (text: string, english: string): boolean =>
  text === accented(english) ||
  (/^\d/.test(text) && text === accented(text.normalize('NFD').replaceAll('\u0301', '')));

const pseudo: RoomWords = Object.fromEntries(
  rooms.map(([room, tables]) => [
    room,
    Object.fromEntries(
      Object.entries(tables).map(([table, { en }]) => [
        table,
        Object.fromEntries(Object.entries(en).map(([key, text]) => [key, accented(text)])),
      ]),
    ),
  ]),
);

const isLabel = (value: object): value is Label =>
  Object.keys(value).sort().join() === LABEL_LANGUAGES.toSorted().join() &&
  Object.values(value).every((text) => typeof text === 'string');

/** Returns the labels within a value, wherever they are. */
function labelsIn(value: unknown, seen = new Set<unknown>()): readonly Label[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isLabel(value)) return [value];
  const parts =
    value instanceof Map ? [...value.values()] : value instanceof Set ? [...value] : Object.values(value);
  return parts.flatMap((part) => labelsIn(part, seen));
}

describe('a further language', () => {
  const [language, words] = translated[0] ?? ['hi', {}];
  afterAll(() => registerWords(language, words));

  it('reaches every label that core exports', async () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)(words|cases|languages)\//.test(path),
    );
    const modules = await Promise.all(files.map((path) => import(join(source, path))));
    registerWords(language, pseudo);
    const labels = modules.flatMap((module, index) =>
      Object.values(module).flatMap((value) =>
        labelsIn(value).map((label) => ({ label, file: files[index] })),
      ),
    );
    expect(labels.length).toBeGreaterThan(1000);
    const left = labels.filter(({ label }) => !isPseudo(label[language], label.en));
    expect(left.map(({ file, label }) => `${file}: ${label[language]}`)).toEqual([]);
  });
});
