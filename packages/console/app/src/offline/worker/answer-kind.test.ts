import { describe, expect, it } from 'vitest';
import { answerKind } from './answer-kind.ts';

const ORIGIN = 'https://careline.example';
const BUILD = { named: [['/appearance.js', 'sha256-x']] as const };

const asked = (url: string, facts: Partial<Request> = {}) =>
  answerKind(
    { url: new URL(url, ORIGIN).href, method: 'GET', mode: 'cors', destination: '', ...facts },
    ORIGIN,
    BUILD,
  );

const navigated = (url: string, facts: Partial<Request> = {}) =>
  asked(url, { mode: 'navigate', destination: 'document', ...facts });

describe('answerKind of a navigation', () => {
  it.each([
    ['the empty path', '/', 'page'],
    ['an area', '/prohealth/searchByUhid', 'page'],
    ['an address with a query', '/prohealth/hmCallInfo?patient=1', 'page'],
    ['the sign-in area', '/auth', 'page'],
    ['the return from the provider', '/auth/callback', undefined],
    ['the silent renewal', '/auth/silent', undefined],
    ['the provider', '/oidc/auth?client_id=x', undefined],
    ['its login page', '/login/abc', undefined],
    ['a service', '/api/openapi', undefined],
    ['the health of the server', '/health', undefined],
    ['the check of a prescription', '/rx', undefined],
    ['a file', '/icon.svg', undefined],
    ['a provider elsewhere', 'https://login.example/authorize', undefined],
  ])('%s', (_, url, expected) => {
    expect(navigated(url)).toBe(expected);
  });

  it('of a frame is left alone', () => {
    expect(navigated('/prohealth', { destination: 'iframe' })).toBeUndefined();
  });

  it('that posts is left alone', () => {
    expect(navigated('/auth', { method: 'POST' })).toBeUndefined();
  });
});

describe('answerKind of anything else', () => {
  it.each([
    ['a hashed file', '/assets/index-1.js', 'file'],
    ['a named file of the build', '/appearance.js', 'file'],
    ['a file the build does not name', '/icons/icon-192.png', undefined],
    ['the configuration', '/config.json', 'config'],
    ['a service', '/api/auth/profile', undefined],
    ['a service whose path sounds like a file', '/api/assets/x.js', undefined],
    ['the token endpoint', '/oidc/token', undefined],
    ['another host', 'https://cdn.example/assets/index-1.js', undefined],
  ])('%s', (_, url, expected) => {
    expect(asked(url)).toBe(expected);
  });

  it('a write to a file is left alone', () => {
    expect(asked('/assets/index-1.js', { method: 'POST' })).toBeUndefined();
  });
});
