import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, workspaceFiles } from './workspace-files.ts';

const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.(test|e2e|stories|prove)\.tsx?$/.test(path);
const WRITER = join('packages', 'core', 'src', 'formatting', 'csv.ts');
/** Saves lines made elsewhere. The check applies to its callers, which name the file. */
const CARRIER = join('packages', 'ui', 'src', 'paging', 'list-export', 'list-file.ts');

const sources = [...workspaceFiles(join(ROOT, 'packages'))]
  .filter(isSource)
  .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))
  .filter(({ path }) => path !== WRITER && path !== CARRIER);

/** Signs of code that writes CSV: the media type, or a file name for download. */
const WRITES = /text\/csv|\.csv[`'"]/;

it('every CSV is written by the writer that keeps spreadsheets from running cells as formulas', () => {
  const writing = sources.filter(({ text }) => WRITES.test(text));
  expect(writing.length).toBeGreaterThan(0);
  const around = writing.filter(({ text }) => !/\b(?:formatCsv|csvCell|[a-z]\w*Csv(?:Lines)?)\(/.test(text));
  expect(around.map(({ path }) => path)).toEqual([]);
});

it('every CSV of a subject uses that writer', () => {
  const makers = sources.filter(({ text }) => /export (?:const|function) [a-z]\w*Csv(?:Lines)?\b/.test(text));
  expect(makers.length).toBeGreaterThan(0);
  const around = makers.filter(({ text }) => !/\bformatCsv\(/.test(text));
  expect(around.map(({ path }) => path)).toEqual([]);
});

it('no CSV is written by hand: no line of cells is joined with commas and ended with CRLF elsewhere', () => {
  const byHand = sources.filter(({ text }) => /join\(['"`],['"`]\)[^;]*\\r\\n/.test(text));
  expect(byHand.map(({ path }) => path)).toEqual([]);
});
