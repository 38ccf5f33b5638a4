import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/workspace-files.ts';
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

const englishOf = (room: string) => `${CORE}/${room}/words/en.ts`;

/** Catalogues of Hindi are one folder; a file has the tables of one or more rooms. */
const HINDI = `${CORE}/languages/hi`;
const roomIn = (room: string) => new RegExp(`^  '?${room}'?: \\{\\n`, 'm');

function hindiOf(room: string): string {
  const file = readdirSync(join(ROOT, HINDI)).find((name) =>
    roomIn(room).test(readFileSync(join(ROOT, HINDI, name), 'utf8')),
  );
  if (file === undefined) throw new Error(`No Hindi catalogue has the room ${room}`);
  return `${HINDI}/${file}`;
}

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
  ({ room, table, isNewTable, words }: NewLabels): Edit =>
  (text) => {
    const start = text.search(roomIn(room));
    const tables = text.slice(start);
    const added = lines(words, 1, '      ');
    return (
      text.slice(0, start) +
      (isNewTable
        ? insertAfter(tables, roomIn(room), `    ${table}: {\n${added}    },\n`)
        : insertAfter(tables, new RegExp(`^    ${table}: \\{\\n`, 'm'), added))
    );
  };

/** Returns the edits that add labels in both languages, by file of a catalogue. */
export function labelEdits(...labels: readonly NewLabels[]): Readonly<Record<string, Edit>> {
  const edits: Record<string, Edit> = {};
  const add = (path: string, edit: Edit) => {
    edits[path] = both(edits[path] ?? ((text) => text), edit);
  };
  for (const label of labels) {
    add(englishOf(label.room), addEnglish(label));
    add(hindiOf(label.room), addHindi(label));
  }
  return edits;
}
