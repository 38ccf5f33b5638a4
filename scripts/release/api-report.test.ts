import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { apiReport, compareReports } from './api-report.mjs';
import { publicSubpaths } from './public-subpaths.mjs';

let dist = '';
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const EXPORTS = {
  '.': { types: './index.d.ts', default: './index.js' },
  './*': { types: './define/*.d.ts', default: './define/*.js' },
  './types/vue': { types: './types/vue.d.ts' },
  './theme.css': './theme.css',
  './internal/*': { types: './parts/*.d.ts', default: './parts/*.js' },
  './cdn/*': './cdn/*',
};

function packageOf(files: Readonly<Record<string, string>>): string {
  dist = mkdtempSync(join(tmpdir(), 'careline-api-'));
  for (const [path, text] of Object.entries({
    ...files,
    'package.json': JSON.stringify({ exports: EXPORTS }),
  })) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}

const FILES = {
  'index.d.ts':
    "import { type Shape } from './shape.js';\n/** Draws. */\nexport declare function draw(shape: Shape): void;\n",
  'shape.d.ts': 'export interface Shape {\n  readonly size: number;\n}\nexport declare const unused: 1;\n',
  'define/badge.d.ts': 'export {};\n',
  'define/badge.js': '',
  'types/vue.d.ts': 'export {};\n',
  'parts/rooms.d.ts': 'export declare const room: 1;\n',
};

it('names the subpaths that others may import, a pattern by its files', () => {
  expect(publicSubpaths(packageOf(FILES))).toEqual([
    { subpath: '.', file: './index.js', types: './index.d.ts' },
    { subpath: './badge', file: './define/badge.js', types: './define/badge.d.ts' },
    { subpath: './types/vue', file: undefined, types: './types/vue.d.ts' },
    { subpath: './theme.css', file: './theme.css', types: undefined },
  ]);
});

it('reports exports and the declarations they use, without comments and internal files', () => {
  expect(apiReport(packageOf(FILES))).toBe(
    [
      './badge:',
      './types/vue:',
      '.: draw',
      '',
      'export declare function draw(shape: Shape): void;',
      'export interface Shape { readonly size: number; }',
      '',
    ].join('\n'),
  );
});

it('shows a change of a type that is used but not exported', () => {
  const before = apiReport(packageOf(FILES));
  rmSync(dist, { recursive: true });
  const after = apiReport(
    packageOf({ ...FILES, 'shape.d.ts': 'export interface Shape { readonly size: string; }' }),
  );
  expect(compareReports(before, after)).toEqual({
    removed: ['export interface Shape { readonly size: number; }'],
    added: ['export interface Shape { readonly size: string; }'],
  });
});
