import { beforeEach, describe, expect, it } from 'vitest';
import { createSignInNotes } from './sign-in-notes.ts';

beforeEach(() => sessionStorage.clear());

describe('the address to come back to', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['a screen', '/prohealth/searchByUhid', '/prohealth/searchByUhid'],
    ['without its query', '/prohealth/hmCallInfo?patient=1#x', '/prohealth/hmCallInfo'],
    ['not the empty path', '/', undefined],
    ['not the sign-in area', '/auth', undefined],
    ['not the sign-in area with a query', '/auth?from=1', undefined],
    ['not below the sign-in area', '/auth/callback', undefined],
    ['not another host', '//evil.example/x', undefined],
    ['not another host by backslash', '/\\evil.example', undefined],
    ['not an absolute address', 'https://evil.example/', undefined],
    ['nothing', undefined, undefined],
  ])('is stored for %s', (_, path, expected) => {
    const notes = createSignInNotes(sessionStorage);
    notes.setReturnPath(path);
    expect(notes.returnPath()).toBe(expected);
    expect(notes.takeReturnPath()).toBe(expected);
    expect(notes.takeReturnPath()).toBeUndefined();
  });
});

describe('the reason of a logout', () => {
  it('is a known code or nothing', () => {
    const notes = createSignInNotes(sessionStorage);
    notes.setReason('no-scopes');
    expect(notes.reason()).toBe('no-scopes');
    sessionStorage.setItem('careline.signedOut', '<b>injected</b>');
    expect(notes.reason()).toBeUndefined();
    notes.setReason(undefined);
    expect(sessionStorage.length).toBe(0);
  });
});
