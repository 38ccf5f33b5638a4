import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bannedWords, nameFaults } from './check-names.mjs';
import { ROOT } from './workspace-files.ts';

const banned = bannedWords(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
const faultsOf = (text: string, file = 'packages/core/src/calls/call.ts') => nameFaults(file, text, banned);

describe('the names of sources', () => {
  it.each([
    ['a variable', 'const told = 1;', 'told'],
    ['a variable in capitals', 'const KEPT_DAYS = 90;', 'KEPT_DAYS'],
    ['a word within a name', 'const hasKeptRows = true;', 'hasKeptRows'],
    ['another form of a word', 'const tellsAll = 1;', 'tellsAll'],
    ['a function', 'function callDesk() {}', 'callDesk'],
    ['a parameter', 'const id = (said: string) => said;', 'said'],
    ['a type', 'type Wish = string;', 'Wish'],
    ['an interface', 'interface SearchDesk { id: string }', 'SearchDesk'],
    ['a type parameter', 'type Of<Told> = Told[];', 'Told'],
    ['a property of a type', 'interface Row { kept: number }', 'kept'],
    ['a key of messages', "const m = { keptHere: 'Here' };", 'keptHere'],
    ['a key of messages in quotes', "const m = { 'row.kept': 'Here' };", 'row.kept'],
    ['a private field', 'class Row { #kept = 1; }', '#kept'],
    ['a method', 'class Row { sayIt() {} }', 'sayIt'],
    ['a part of an object under a new name', 'const { a: said } = row;', 'said'],
    ['an import under a new name', "import { a as told } from './a.ts';", 'told'],
    ['a component', 'const Told = () => <p />;', 'Told', 'packages/ui/src/notices/notice.tsx'],
  ])('are refused: %s', (_, text, name, file = 'packages/core/src/calls/call.ts') => {
    expect(faultsOf(text, file)).toEqual([expect.stringContaining(`${file}:1 names something ${name}:`)]);
  });

  it.each([
    ['a comment', '// What was told and kept at the desk.\nconst one = 1;'],
    ['a sentence', "const text = 'What the patient said is kept.';"],
    ['a value', "const state = 'kept';"],
    ['a name that only holds the letters', 'const storyteller = 1, essay = 2, desktop = 3;'],
    ['a use of what somebody else named', 'const end = log.told ?? row.kept;'],
  ])('may have the word: %s', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it.each([
    ['a column', 'interface Row { told_at: number }', 'packages/core/src/calls/call.ts'],
    [
      'a key of the wire in its own room',
      'const body = { kept: 1 };',
      'packages/console/server/src/import/rows.ts',
    ],
    ['a stored reason', "const labels = { 'patient-said': 'x' };", 'packages/core/src/calls/call.ts'],
  ])('are left where others depend on them: %s', (_, text, file) => {
    expect(faultsOf(text, file)).toEqual([]);
  });

  it.each([
    ['the key of a wire in another room', 'const row = { kept: 1 };'],
    [
      'the key of a message to a worker as a variable',
      'const say = 1;',
      'packages/console/app/src/offline/worker.ts',
    ],
  ])('are refused elsewhere: %s', (_, text, file = 'packages/core/src/calls/call.ts') => {
    expect(faultsOf(text, file)).toHaveLength(1);
  });

  it.each(['packages/core/src/calls/told-facts.ts', 'packages/ui/src/desk/index.ts'])(
    'include file names: %s',
    (file) => {
      expect(faultsOf('', file)).toEqual([expect.stringContaining(`${file} is named with`)]);
    },
  );
});

it('an empty glossary table is an error, and does not disable the check', () => {
  expect(() => bannedWords('# Glossary')).toThrow('docs/glossary.md has no table');
});
