import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './workspace-files.ts';
import {
  idsOf,
  judgedItems,
  readItems,
  requirementsPage,
  STATES,
  taggedTests,
} from './write-requirements.mjs';

/** Number of items in the specification. */
const ITEMS = 244;

const items = readItems();
const numbered = items.filter(({ section }) => section !== undefined);
const ids = items.map(({ id }) => id);
const judged = await judgedItems();

describe('the items of the specification', () => {
  it('are listed once each, in order, with their sections and words', () => {
    expect(numbered.map(({ id }) => id)).toEqual(Array.from({ length: ITEMS }, (_, at) => String(at + 1)));
    expect(numbered.filter(({ section, item }) => !/^\d(\.\d)?$/.test(section ?? '') || !item)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('cover every tag of a test', () => {
    const unknown = taggedTests().flatMap((test) =>
      test.ids.filter((id) => !ids.includes(id)).map((id) => `${test.file}: ${id}`),
    );
    expect(unknown).toEqual([]);
    expect(idsOf('7, 9-11, alerts-end')).toEqual(['7', '9', '10', '11', 'alerts-end']);
  });

  it('work in the product, or say what they wait for', () => {
    const unexplained = judged.filter(
      ({ state, waitsFor }) => state !== STATES.product && waitsFor === undefined,
    );
    expect(
      unexplained.map(({ id, item }) => `${id} ${item}`),
      'tag a test of the product with it, or say in requirement-items.json what it waits for',
    ).toEqual([]);
  });

  it('are on the page as the items and the tags say', () => {
    const page = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');
    expect(page === requirementsPage(judged), 'run: npm run requirements').toBe(true);
  });
});
