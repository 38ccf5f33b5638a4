import type { SessionState } from '@careline/core/session';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../test/people.ts';
import { type ShellFacts, shellView } from './shell-view.ts';

const signedIn = (sub: string): SessionState => ({
  phase: 'signed-in',
  profile: profileOf({ sub }),
  holder: {
    providerId: sub,
    providerToken: 'p',
    accessToken: 'a',
    expiresAt: 0,
    userId: sub,
    scopes: [],
    idToken: 'i',
  },
});
const STARTING: SessionState = { phase: 'starting' };
const LOCKED: SessionState = { phase: 'locked' };
const REFUSED: SessionState = { phase: 'signed-out', reason: undefined };
const LOGGED_OUT: SessionState = { phase: 'signed-out', reason: 'signed-out' };

const facts = (part: Partial<ShellFacts>): ShellFacts => ({
  query: '',
  loggedIn: true,
  state: STARTING,
  owner: undefined,
  dirty: false,
  ...part,
});

describe('shellView', () => {
  it.each<[string, Partial<ShellFacts>, string]>([
    ['waits for the first renewal, flag or not', { loggedIn: false }, 'loading'],
    ['draws the page of a signed-in person', { state: signedIn('a'), owner: 'a' }, 'content'],
    [
      'starts the login for the login parameter',
      { query: '?login', state: signedIn('a'), owner: 'a' },
      'to-login',
    ],
    ['starts the login before anything is known', { query: '?x=1&login=1' }, 'to-login'],
    ['leaves when the renewal was refused', { loggedIn: false, state: REFUSED }, 'leaving'],
    ['leaves when another tab logged out', { loggedIn: false, state: signedIn('a'), owner: 'a' }, 'leaving'],
    [
      'leaves when nobody ever signed in and the provider is away',
      { loggedIn: false, state: LOCKED },
      'leaving',
    ],
    ['locks when the provider is away', { state: LOCKED }, 'locked'],
    ['locks unsaved work too', { state: LOCKED, owner: 'a', dirty: true }, 'locked'],
    ['says that it logs out', { loggedIn: false, state: LOGGED_OUT, owner: 'a' }, 'logging-out'],
    [
      'keeps unsaved work when the renewal was refused',
      { loggedIn: false, state: REFUSED, owner: 'a', dirty: true },
      'ask-again',
    ],
    [
      'keeps it while another tab has signed in again',
      { state: REFUSED, owner: 'a', dirty: true },
      'ask-again',
    ],
    ['gives it back to its owner', { state: signedIn('a'), owner: 'a', dirty: true }, 'content'],
    ['never to another person', { state: signedIn('b'), owner: 'a', dirty: true }, 'another-person'],
    ['leaves a page of one person to nobody else', { state: signedIn('b'), owner: 'a' }, 'leaving'],
  ])('%s', (_, part, expected) => {
    expect(shellView(facts(part))).toBe(expected);
  });
});
