import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, workspaceFiles } from './workspace-files.ts';

const FOLDER = join(ROOT, 'docs/decisions');
const numbers = readdirSync(FOLDER).map((name) => name.slice(0, 4));
const NAMES_A_DECISION = /\bdecisions? (\d{1,4})\b(?: and (\d{4})\b)?|docs\/decisions\/(\d{4})/g;
const READ = /\.(?:tsx?|mjs|md)$/;

/** Each decision that a file names by number or by file. */
function numbersNamedIn(path: string): readonly string[] {
  const matches = readFileSync(path, 'utf8').matchAll(NAMES_A_DECISION);
  return [...matches].flatMap(([, first, second, file]) =>
    [first, second, file].filter((one) => one !== undefined),
  );
}

it('no two decisions have one number', () => {
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('a decision that is named somewhere is there', () => {
  const lost = [...workspaceFiles()]
    .filter((path) => READ.test(path))
    .flatMap((path) =>
      numbersNamedIn(path)
        .filter((number) => !numbers.includes(number.padStart(4, '0')))
        .map((number) => `${relative(ROOT, path)} names decision ${number}`),
    );
  expect(lost).toEqual([]);
});

it('a decision names only others that are there, but for those it took over', () => {
  const lost = readdirSync(FOLDER).flatMap((name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8').replace(/^Holds what [\s\S]*? decided\./m, '');
    return [...text.matchAll(/\((0\d{3})\)/g)]
      .map(([, number = '']) => number)
      .filter((number) => !numbers.includes(number))
      .map((number) => `${name} names ${number}`);
  });
  expect(lost).toEqual([]);
});
