import { describe, expect, it } from 'vitest';
import { lowerCeilings, markersOf, roomFaults, roomOf, textsOf } from './check-prose.mjs';

const textsIn = (source: string, file = 'packages/core/src/calls/call.ts') =>
  textsOf(file, source).map(({ kind, text }) => `${kind}: ${text}`);

const markersIn = (source: string) =>
  textsOf('call.ts', source).flatMap((found) => markersOf(source, found).map(({ marker }) => marker));

describe('texts of a source', () => {
  it.each([
    ['a docstring', '/** Returns the call. */\nconst a = 1;', ['comment: Returns the call.']],
    ['line comments in a row', '// One\n// two.\nconst a = 1;', ['comment: One\ntwo.']],
    ['line comments apart', '// One.\nconst a = 1;\n// Two.', ['comment: One.', 'comment: Two.']],
    ['an inline label', "const a = { en: 'Not set', hi: 'x' };", ['message: Not set']],
    [
      'a sentence',
      "throw new Error('The call has ended already.');",
      ['message: The call has ended already.'],
    ],
    ['a short string', "const a = 'Call.';", []],
    ['slashes in a string', "const a = 'https://example.org';", []],
    ['slashes in a regular expression', 'const a = /[/]/.test(b); // One', ['comment: One']],
    ['slashes after a division', 'const a = b / c; // One', ['comment: One']],
    [
      'slashes in a template',
      ['const a = `$', '{b}//c$', '{{ d: `//` }}`; // One'].join(''),
      ['comment: One'],
    ],
    ['a directive', '// biome-ignore lint/x: reason', []],
  ])('are read: %s', (_, source, expected) => {
    expect(textsIn(source)).toEqual(expected);
  });

  it('include the values of a catalogue, and not its keys', () => {
    const source = "const a = defineMessages('calls', { title: 'Calls', 'row.open': 'Open' });";
    expect(textsIn(source, 'packages/ui/src/calls/calls.messages.ts')).toEqual([
      'message: Calls',
      'message: Open',
    ]);
  });

  it('include the titles of tests, and no other text of a test', () => {
    const source =
      "describe('a call', () => { it.each([['row', 1]])('ends %s', () => { expect(say('hello')).toBe('b'); }); });";
    expect(textsIn(source, 'packages/core/src/calls/call.test.ts')).toEqual([
      'title: a call',
      'title: ends %s',
    ]);
  });

  it('leave out quotes and slashes between tags', () => {
    const source = "const a = <p>Don't // read</p>; // One";
    expect(textsIn(source, 'packages/ui/src/calls/call.tsx')).toEqual(['comment: One']);
  });
});

describe('markers', () => {
  it.each([
    ['in a comment', '// Whoever asks is told.', ['whoever', 'told']],
    ['on two lines', '// The coach is\n// no doctor.', ['is no']],
    ['not in ordinary phrases', '// There is no call, or it is no longer open.', []],
    ['in code', '// Reads `told` and `whose`.', []],
    ['in plain English', '// Returns the overdue calls, most urgent first.', []],
  ])('are found: %s', (_, source, expected) => {
    expect(markersIn(source)).toEqual(expected);
  });

  it('have the line and the sentence they are in', () => {
    const source = 'const a = 1;\n/**\n * Reads `x`. Whoever calls,\n * waits. More.\n */';
    const [found] = textsOf('call.ts', source);
    expect(found && markersOf(source, found)).toEqual([
      { marker: 'whoever', line: 3, sentence: 'Whoever calls, waits.' },
    ]);
  });
});

it.each([
  ['packages/core/src/calls/log/x.ts', 'packages/core/src/calls'],
  ['packages/console/app/src/pages/x.tsx', 'packages/console/app/src/pages'],
  ['packages/core/test/x.ts', 'packages/core/test'],
  ['docs/decisions/0002-x.md', 'docs/decisions'],
  ['docs/limits.md', 'docs'],
  ['README.md', '.'],
])('%s belongs to %s', (file, room) => {
  expect(roomOf(file)).toBe(room);
});

describe('a room', () => {
  const roomWith = (markers: number, name = 'core/calls') => [
    { name, words: 1000, markers: Array.from({ length: markers }) },
  ];

  it.each([
    ['within the budget', 4, {}, 0],
    ['above the budget', 5, {}, 1],
    ['below its ceiling', 20, { 'core/calls': 20 }, 0],
    ['above its ceiling', 21, { 'core/calls': 20 }, 1],
  ])('%s', (_, markers, ceilings, faults) => {
    expect(roomFaults(roomWith(markers), ceilings, 4)).toHaveLength(faults);
  });

  it.each([
    ['that improves gets a lower ceiling', 10, { 'core/calls': 10 }],
    ['that gets worse keeps its ceiling', 30, { 'core/calls': 20 }],
    ['within the budget loses its ceiling', 4, {}],
  ])('%s', (_, markers, expected) => {
    expect(lowerCeilings(roomWith(markers), { 'core/calls': 20 }, 4)).toEqual(expected);
  });
});
