import { both, type Edit } from './edits.ts';

const CORE = 'packages/core/src';

/** New labels of a room of core in one table of its catalogue, by key. */
interface NewLabels {
  readonly room: string;
  readonly table: string;
  /** Set if the catalogue has no such table yet. */
  readonly isNewTable?: true;
  readonly words: Readonly<Record<string, readonly [en: string, hi: string]>>;
}

/** Where a room's labels are. English is next to the code; Hindi is a catalogue of the same tables. */
const CATALOGUES = {
  en: (room: string) => `${CORE}/${room}/words/en.ts`,
  hi: (room: string) => `${CORE}/${room}/words/hi.ts`,
};

const lines = (words: NewLabels['words'], language: 0 | 1, indent: string) =>
  Object.entries(words)
    .map(([key, texts]) => `${indent}${JSON.stringify(key)}: ${JSON.stringify(texts[language])},\n`)
    .join('');

/** Inserts text after the first match; a catalogue of another shape must not pass unnoticed. */
function insertAfter(text: string, mark: RegExp, inserted: string): string {
  const match = mark.exec(text);
  if (!match) throw new Error(`No ${mark} in the catalogue`);
  const end = match.index + match[0].length;
  return text.slice(0, end) + inserted + text.slice(end);
}

const addEnglish =
  ({ room, table, isNewTable, words }: NewLabels): Edit =>
  (text) =>
    isNewTable
      ? `${text}\nexport const ${table} = defineWords('${room}.${table}', {\n${lines(words, 0, '  ')}});\n`
      : insertAfter(
          text,
          new RegExp(`^export const ${table} = defineWords\\(.*\\{\\n`, 'm'),
          lines(words, 0, '  '),
        );

const addHindi =
  ({ table, isNewTable, words }: NewLabels): Edit =>
  (text) =>
    isNewTable
      ? insertAfter(text, /^export const hi: .* = \{\n/m, `  ${table}: {\n${lines(words, 1, '    ')}  },\n`)
      : insertAfter(text, new RegExp(`^  ${table}: \\{\\n`, 'm'), lines(words, 1, '    '));

/** Returns the edits that add labels in both languages, by file of a catalogue. */
export function labelEdits(...labels: readonly NewLabels[]): Readonly<Record<string, Edit>> {
  const edits: Record<string, Edit> = {};
  const add = (path: string, edit: Edit) => {
    edits[path] = both(edits[path] ?? ((text) => text), edit);
  };
  for (const label of labels) {
    add(CATALOGUES.en(label.room), addEnglish(label));
    add(CATALOGUES.hi(label.room), addHindi(label));
  }
  return edits;
}
