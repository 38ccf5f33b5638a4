import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, workspaceFiles } from './workspace-files.ts';

const FOLDER = join(ROOT, 'docs/decisions');
const records = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name));
const numbers = records.map((name) => name.slice(0, 4));
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const NAMES_A_DECISION = /\bdecisions? (\d{1,4})\b(?: and (\d{4})\b)?|docs\/decisions\/(\d{4})/g;
const READ = /\.(?:tsx?|mjs|md)$/;

/** Returns the decisions a file mentions, by number or file name. */
function numbersNamedIn(path: string): readonly string[] {
  const matches = readFileSync(path, 'utf8').matchAll(NAMES_A_DECISION);
  return [...matches].flatMap(([, first, second, file]) =>
    [first, second, file].filter((one) => one !== undefined),
  );
}

it('each record has its own number', () => {
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('every referenced record exists', () => {
  const lost = [...workspaceFiles()]
    .filter((path) => READ.test(path))
    .flatMap((path) =>
      numbersNamedIn(path)
        .filter((number) => !numbers.includes(number.padStart(4, '0')))
        .map((number) => `${relative(ROOT, path)} names decision ${number}`),
    );
  expect(lost).toEqual([]);
});

it('a record refers only to records that exist', () => {
  const lost = records.flatMap((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    return [...text.matchAll(/[([](0\d{3})[)\]]/g)]
      .map(([, number = '']) => number)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${name} names ${number}`);
  });
  expect(lost).toEqual([]);
});

it('the index lists each record once', () => {
  expect([...index.matchAll(/^\| \[\d{4}\]\(([^)]+)\)/gm)].map(([, name]) => name)).toEqual(records);
});

it('a merged number belongs to one record', () => {
  const merged = [...index.matchAll(/^\|.*\|.*\|([^|]*)\|$/gm)].flatMap(
    ([, cell = '']) => cell.match(/\d{4}/g) ?? [],
  );
  expect(merged.length).toBeGreaterThan(50);
  expect(merged.filter((number) => numbers.includes(number))).toEqual([]);
  expect(new Set(merged).size).toBe(merged.length);
});

it.each(records)('%s gives context, decision and consequences, on a page', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  expect(text.match(/^## .*$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  expect(text.split('\n').length).toBeLessThanOrEqual(66);
});
