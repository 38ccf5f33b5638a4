import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ROOT } from '../../scripts/workspace-files.ts';

const ROWS = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(
  /^\| (?<change>[^|]+) \| (?<code>\d+) \| (?<catalogues>\d+) \|$/gm,
);
/** The table of docs/architecture.md: how many files a change touches. */
const FILE_COUNTS: ReadonlyMap<string, { readonly code: number; readonly catalogues: number }> = new Map(
  [...ROWS].map(({ groups }) => [
    groups?.change ?? '',
    { code: Number(groups?.code), catalogues: Number(groups?.catalogues) },
  ]),
);

const isTest = (path: string) => /\.test\.tsx?$|\/test\//.test(path);
const isCatalogue = (path: string) => /\/words\/\w+\.ts$|\.messages(\.\w+)?\.ts$|\/languages\//.test(path);

/** Fails unless the product files that a change touches are as many as the table says. */
export function expectFileCount(change: string, paths: readonly string[]): void {
  const product = paths.filter((path) => !isTest(path));
  const catalogues = product.filter(isCatalogue).length;
  expect({ code: product.length - catalogues, catalogues }, product.join('\n')).toEqual(
    FILE_COUNTS.get(change),
  );
}
