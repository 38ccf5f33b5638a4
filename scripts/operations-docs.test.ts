import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';

const PAGE = readFileSync(join(ROOT, 'docs/operations/troubleshooting.md'), 'utf8');
const SERVER = join(ROOT, 'packages/console/server/src');
const SOURCES = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => readFileSync(join(SERVER, name), 'utf8'));

const rowsOf = (pattern: RegExp): readonly string[] =>
  [...PAGE.matchAll(pattern)].map(([, cell = '']) => cell);

it('every message of the troubleshooting page is one that the server prints', () => {
  const messages = rowsOf(/^\| "([^"]+)" \|/gm);
  expect(messages.length).toBeGreaterThan(15);
  expect(messages.filter((message) => !SOURCES.some((text) => text.includes(message)))).toEqual([]);
});

it('every event of the troubleshooting page is one that the server logs', () => {
  const events = rowsOf(/^\| ((?:`[a-z-]+` ?)+)\|/gm).flatMap((cell) => cell.match(/[a-z-]+/g) ?? []);
  expect(events.length).toBeGreaterThan(15);
  expect(events.filter((event) => !SOURCES.some((text) => text.includes(`'${event}'`)))).toEqual([]);
});

it('the troubleshooting page has every warning and error of the log', () => {
  const logged = SOURCES.flatMap((text) =>
    [...text.matchAll(/log\.(?:warn|error)\(\s*'([a-z-]+)'/g)].map(([, event = '']) => event),
  );
  expect(logged.length).toBeGreaterThan(10);
  expect(logged.filter((event) => !PAGE.includes(`\`${event}\``))).toEqual([]);
});

it('the page for operators takes five minutes to read', () => {
  const words = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').split(/\s+/).length;
  expect(words).toBeLessThanOrEqual(1000);
});
