import { describe, expect, it } from 'vitest';
import { returnPathOf } from './return-path.ts';

describe('returnPathOf', () => {
  it.each([
    ['a path', '/prohealth/searchByUhid', '/prohealth/searchByUhid'],
    [
      'a path with a query, which may name a patient',
      '/prohealth/hmCallInfo?patient=1',
      '/prohealth/hmCallInfo',
    ],
    ['a path with a fragment', '/prohealth#open', '/prohealth'],
    ['the root', '/', '/'],
    ['another host', '//evil.example/x', undefined],
    ['another host with a backslash', '/\\evil.example', undefined],
    ['another host with a tab', '/\t/evil.example', undefined],
    ['another host with a line break', '/\n\\evil.example', undefined],
    ['a whole address', 'https://evil.example/', undefined],
    ['a script', 'javascript:alert(1)', undefined],
    ['a relative path', 'prohealth', undefined],
    ['nothing', undefined, undefined],
    ['an empty text', '', undefined],
    ['an object', { path: '/prohealth' }, undefined],
  ])('%s', (_, address, path) => {
    expect(returnPathOf(address)).toBe(path);
  });
});
