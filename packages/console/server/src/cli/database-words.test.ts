import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../platform/database/database-errors.ts';
import { databaseWords } from './database-words.ts';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  ['a full disk', failed('53100'), 'The disk is full'],
  ['a statement that waited for a lock', failed('57014'), 'another session has locked a table'],
  ['a lock that was not granted in time', failed('55P03'), 'another session has locked a table'],
  [
    'a server that hangs',
    new DatabaseUnavailableError('The database server does not answer.'),
    'does not answer',
  ],
  ['a server that went away', failed('57P01'), 'does not answer'],
  ['a role without a right', failed('42501'), 'the address of the role that owns the tables'],
  ['a connection that was refused', failed('ECONNREFUSED'), 'does not answer'],
])('%s has an explanation', (_, error, words) => {
  expect(databaseWords(error)).toContain(words);
});

it('has none for an internal error', () => {
  expect(databaseWords(failed('42703'))).toBeUndefined();
  expect(databaseWords(new TypeError('x is undefined'))).toBeUndefined();
});
