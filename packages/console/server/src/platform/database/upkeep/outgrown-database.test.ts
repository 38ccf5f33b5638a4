import { expect, it } from 'vitest';
import { watchOutgrown } from './outgrown-database.ts';

/** A server whose requests wait for the database one after another, a tenth of a second apart. */
function aServer() {
  let at = 0;
  const lines: string[] = [];
  const waited = watchOutgrown({ clock: () => at, print: (line) => lines.push(line) });
  return {
    lines,
    /** `waitMs` by the index of the request. */
    forMinutes(minutes: number, waitMs: (index: number) => number) {
      for (let index = 0; index < minutes * 600; index += 1) {
        at += 100;
        waited(waitMs(index));
      }
    },
  };
}

it('names DATABASE_URL and its page when requests wait throughout a minute', () => {
  const server = aServer();
  server.forMinutes(1.1, () => 800);
  expect(server.lines).toEqual([expect.stringContaining('0.8 s')]);
  expect(server.lines[0]).toContain('DATABASE_URL');
  expect(server.lines[0]).toContain('docs/operations.md');
});

it.each<[string, (index: number) => number]>([
  ['few requests wait', (index) => (index % 25 === 0 ? 5_000 : 3)],
  ['all wait for a moment', () => 200],
  ['one long statement holds up a few seconds of one minute', (index) => (index < 25 ? 2_500 : 3)],
])('logs nothing where %s', (_, waitMs) => {
  const server = aServer();
  server.forMinutes(5, waitMs);
  expect(server.lines).toEqual([]);
});

it('logs nothing about a minute with hardly any requests', () => {
  let at = 0;
  const lines: string[] = [];
  const waited = watchOutgrown({ clock: () => at, print: (line) => lines.push(line) });
  for (let index = 0; index < 300; index += 1) {
    at += 1_000;
    waited(3_000);
  }
  expect(lines).toEqual([]);
});

it('logs it once an hour', () => {
  const server = aServer();
  server.forMinutes(59, () => 800);
  expect(server.lines).toHaveLength(1);
  server.forMinutes(5, () => 900);
  expect(server.lines).toHaveLength(2);
  expect(server.lines[1]).toContain('0.9 s');
});
