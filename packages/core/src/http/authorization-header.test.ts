// spec: 216-220

import { describe, expect, it, vi } from 'vitest';
import { authorizationFor, isServiceAddress } from './authorization-header.ts';

describe('authorizationFor', () => {
  it.each([
    ['anything else', 'https://careline.example/api/auth/profile', undefined, 'Bearer token'],
    ['the lab list', 'https://careline.example/api/lab/lab-tests/list?x=1', undefined, 'token'],
    ['medicines', 'https://careline.example/api/medicines', undefined, null],
    ['a header that is there', 'https://careline.example/api/data/vitals/body', 'Open abc', 'Open abc'],
    ['a header on the lab list', 'https://careline.example/api/lab/lab-tests/list', 'None', 'None'],
  ])('%s', async (_, url, existing, value) => {
    expect(await authorizationFor({ url, existing, accessToken: async () => 'token' })).toBe(value);
  });

  it('waits for a token', async () => {
    let give = (_token: string) => {};
    const accessToken = () => new Promise<string>((resolve) => (give = resolve));
    const notified = vi.fn();
    const header = authorizationFor({ url: '/api/auth/profile', accessToken }).then(notified);
    await Promise.resolve();
    expect(notified).not.toHaveBeenCalled();
    give('late');
    await header;
    expect(notified).toHaveBeenCalledWith('Bearer late');
  });

  it('requests no token when the header is set', async () => {
    const accessToken = vi.fn();
    await authorizationFor({ url: '/x', existing: 'None', accessToken });
    expect(accessToken).not.toHaveBeenCalled();
  });
});

describe('isServiceAddress', () => {
  const origin = 'https://careline.example';
  const bases = ['/api/auth', 'https://data.example/v1/'];
  it.each([
    ['a base itself', '/api/auth', true],
    ['below a base', '/api/auth/profile', true],
    ['below a base, with the origin', 'https://careline.example/api/auth/profile?x=1', true],
    ['below a base of another host', 'https://data.example/v1/vitals', true],
    ['a look-alike path', '/api/authority', false],
    ['a path that climbs out', '/api/auth/../secret', false],
    ['another path of the same host', '/api/other', false],
    ['a look-alike host', 'https://data.example.evil.example/v1/vitals', false],
    ['another scheme', 'http://data.example/v1/vitals', false],
    ['another port', 'https://data.example:8443/v1/vitals', false],
    ['the host as a user name', 'https://data.example@evil.example/v1/vitals', false],
    ['no address', 'https://', false],
  ])('%s', (_, url, ours) => {
    expect(isServiceAddress(url, bases, origin)).toBe(ours);
  });

  it('ignores a base that is not an address', () => {
    expect(isServiceAddress('/api', ['https://'], origin)).toBe(false);
  });
});
