import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '@careline/core/internal/formatting';
import { describe, expect, it } from 'vitest';
import { hindi } from '../packages/core/src/languages/hi.ts';
import { ROOT } from './workspace-files.ts';

type Tables = Readonly<Record<string, Words<string>>>;

const source = join(ROOT, 'packages/core/src');
const rooms: readonly (readonly [room: string, tables: Tables])[] = await Promise.all(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('words/en.ts'))
    .map(async (path) => [path.slice(0, -'/words/en.ts'.length), await import(join(source, path))] as const),
);

const placeholders = (text = ''): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

describe('a catalogue of core', () => {
  it('is registered for every room', () => {
    expect(rooms.length).toBeGreaterThan(25);
    expect(Object.keys(hindi).sort()).toEqual(rooms.map(([room]) => room).sort());
  });

  it.each(rooms)('of %s names its tables by room and export', (room, tables) => {
    expect(Object.values(tables).map(({ name }) => name)).toEqual(
      Object.keys(tables).map((table) => `${room}.${table}`),
    );
  });

  it.each(rooms)('of %s has the placeholders of English in Hindi', (room, tables) => {
    const faults = Object.entries(tables).flatMap(([table, { en }]) =>
      Object.entries(en).flatMap(([key, text]) => {
        const other = hindi[room]?.[table]?.[key];
        const agrees = other && placeholders(other).join() === placeholders(text).join();
        return agrees && !/[\u0966-\u096f]/.test(other) ? [] : [`${table}.${key}: ${other}`];
      }),
    );
    expect(faults).toEqual([]);
  });
});
