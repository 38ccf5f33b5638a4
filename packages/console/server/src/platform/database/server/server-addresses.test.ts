import { expect, it } from 'vitest';
import { placeOf, readServerAddresses } from './server-addresses.ts';

it.each([
  ['one server', 'postgres://u:p@a:5432/db', ['postgres://u:p@a:5432/db'], false],
  ['a socket', 'postgresql:///db?host=/run/pg', ['postgresql:///db?host=/run/pg'], false],
  ['two servers', 'postgres://u:p@a,b:5433/db', ['postgres://u:p@a/db', 'postgres://u:p@b:5433/db'], true],
  [
    'two, with other parameters',
    'postgres://a,b/db?sslmode=require&target_session_attrs=primary',
    ['postgres://a/db?sslmode=require', 'postgres://b/db?sslmode=require'],
    true,
  ],
  [
    'two, whichever they are',
    'postgres://a,b/db?target_session_attrs=any',
    ['postgres://a/db', 'postgres://b/db'],
    false,
  ],
  ['one that takes writes', 'postgres://a/db?target_session_attrs=read-write', ['postgres://a/db'], true],
])('reads the address of %s', (_, address, urls, needsWrites) => {
  expect(readServerAddresses(address)).toEqual({ urls, needsWrites });
});

it.each([
  ['of another database', 'mysql://a/db'],
  ['with a missing name', 'postgres://a,,b/db'],
  ['with a port that is none', 'postgres://a:x,b/db'],
  ['of servers that only read', 'postgres://a,b/db?target_session_attrs=standby'],
  ['that is none', 'a,b'],
])('refuses an address %s', (_, address) => {
  expect(readServerAddresses(address)).toBeUndefined();
});

it('names hosts without a password', () => {
  expect(placeOf('postgres://u:secret@a:5432,b:5433/db')).toBe('a:5432,b:5433/db');
  expect(placeOf('postgres:///db?host=/run/pg')).toBe('the local socket/db');
});
