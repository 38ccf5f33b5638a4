import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';

/** How many items the specification has. */
const ITEMS = 244;

const lines = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8').split('\n');

/** Number, section, item, tests or `open`, note. */
const rows = lines
  .filter((line) => /^\| *\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', section = '', item = '', heldBy = '']) => ({ number, section, item, heldBy }));

const filesOf = (heldBy: string): readonly string[] =>
  [...heldBy.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

/** What stands beside the specification: in words, without a number. */
const beside = lines
  .slice(lines.indexOf('## Beside the specification'))
  .filter((line) => /^\| *[a-z]+: /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, item = '', heldBy = '']) => ({ item, heldBy }));

const named = [...new Set([...rows, ...beside].flatMap(({ heldBy }) => filesOf(heldBy)))];

describe('the items of the specification', () => {
  it('stand there once each, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: ITEMS }, (_, i) => String(i + 1)));
  });

  it('say what they are, and by which tests they are held, or that they are open', () => {
    const unclear = rows.filter(({ section, item, heldBy }) => {
      const files = filesOf(heldBy);
      const told =
        heldBy === 'open' || (files.length > 0 && heldBy === files.map((f) => `\`${f}\``).join(', '));
      return !told || !/^\d(\.\d)?$/.test(section) || item === '';
    });
    expect(unclear).toEqual([]);
  });

  it('have beside them what was promised further, each held by a test', () => {
    expect(beside.length).toBeGreaterThan(10);
    expect(beside.filter(({ heldBy }) => filesOf(heldBy).length === 0)).toEqual([]);
  });

  it.each(named)('%s is there and is a test', (file) => {
    expect(file).toMatch(/\.(test\.tsx?|e2e\.ts)$/);
    expect(existsSync(join(ROOT, file))).toBe(true);
  });
});
