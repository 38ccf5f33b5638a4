import { readdirSync, readFileSync } from 'node:fs';
import { type Diagnosis, loadDiagnosisSearch, readDiagnoses } from '@careline/core/internal/diagnoses';
import { cpuRatio, report } from './row.ts';
import { isShort } from './size.ts';

/** Typical input at a desk, letter by letter. */
const TYPED = [
  'sugar',
  'heart attack',
  'type 2 diabetes',
  'knee osteoarthritis',
  'E11.9',
  'fever',
  'asthama',
  'apendisitis',
];
const KEYS = TYPED.flatMap((typed) => Array.from(typed, (_, index) => typed.slice(0, index + 1)));

const ROUNDS = isShort ? 1 : 5;

const search = await loadDiagnosisSearch();
const FOLDER = 'packages/core/src/diagnoses/table';
const table = readdirSync(FOLDER)
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
  .join('\n');
/** The codes listed for tests have the same line format but are not rows. */
const rows = [...new Map(readDiagnoses(table).map((row) => [row.code, row])).values()];

/** A naive version: reads every row on every keystroke and compares whole words. */
function naive(typed: string): readonly Diagnosis[] {
  const words = typed.toLowerCase().split(' ');
  return rows
    .filter(({ code, term, names }) => {
      const text = `${code} ${term} ${names.join(' ')}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .slice(0, 12);
}

const each = (find: (typed: string) => readonly Diagnosis[]) => () => {
  let found = 0;
  for (let round = 0; round < ROUNDS; round += 1) for (const key of KEYS) found += find(key).length;
  if (found === 0) throw new Error('nothing was found');
};

report({
  name: `search of ${rows.length} diagnoses, with slips, × a filter of all rows`,
  kind: 'ratio',
  value: await cpuRatio(
    each((typed) => search.find(typed)),
    each(naive),
  ),
  budget: 1.5,
});

const begin = performance.now();
each((typed) => search.find(typed))();
report({
  name: 'search of a diagnosis, a key',
  kind: 'ms',
  value: (performance.now() - begin) / (ROUNDS * KEYS.length),
});
