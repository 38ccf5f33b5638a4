import type { SessionState } from '@careline/core/internal/session';
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
const UNREACHABLE: SessionState = { phase: 'locked' };
const REFUSED: SessionState = { phase: 'signed-out', reason: undefined };
const LOGGED_OUT: SessionState = { phase: 'signed-out', reason: 'signed-out' };
const ELSEWHERE: SessionState = { phase: 'ended-elsewhere' };
const ANOTHER: SessionState = { phase: 'another-person' };

const facts = (part: Partial<ShellFacts>): ShellFacts => ({
  query: '',
  loggedIn: true,
  lockedByFlag: false,
  covered: false,
  state: STARTING,
  owner: undefined,
  dirty: false,
  ...part,
});

/** While the idle lock is on, the logged-in flag is not set. */
const IDLE = { loggedIn: false, lockedByFlag: true, covered: true } as const;
const FORM = { owner: 'a', dirty: true } as const;

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
    ['starts the login in a window beside a covered page', { ...IDLE, query: '?login=again' }, 'to-login'],
    ['leaves when the renewal was refused', { loggedIn: false, state: REFUSED }, 'leaving'],
    ['leaves when the flag is gone', { loggedIn: false, state: signedIn('a'), owner: 'a' }, 'leaving'],
    [
      'leaves when nobody ever signed in and the provider is away',
      { loggedIn: false, state: UNREACHABLE },
      'leaving',
    ],
    ['locks when the provider is away', { state: UNREACHABLE }, 'locked'],
    [
      'keeps a page without patients on while the provider is away',
      { state: UNREACHABLE, owner: 'a', isPublic: true },
      'content',
    ],
    [
      'keeps a page without patients on while no one uses it',
      { ...IDLE, state: signedIn('a'), owner: 'a', isPublic: true },
      'content',
    ],
    ['locks such a page before anyone signed in', { state: UNREACHABLE, isPublic: true }, 'locked'],
    [
      'leaves such a page after the session ended',
      { loggedIn: false, state: REFUSED, owner: 'a', isPublic: true },
      'leaving',
    ],
    ['locks unsaved work too', { state: UNREACHABLE, ...FORM }, 'locked'],
    ['says that it logs out', { loggedIn: false, state: LOGGED_OUT, owner: 'a' }, 'logging-out'],
    ['waits while another tab has signed in again', { state: REFUSED, owner: 'a' }, 'loading'],
    [
      'says that another tab logged out',
      { loggedIn: false, state: ELSEWHERE, owner: 'a' },
      'logged-out-elsewhere',
    ],
    ['has nobody to say it to on a page of nobody', { loggedIn: false, state: ELSEWHERE }, 'leaving'],
    ['leaves a page of one person to nobody else', { state: ANOTHER, owner: 'a' }, 'leaving'],
    ['trusts no profile but the owner’s', { state: signedIn('b'), owner: 'a' }, 'leaving'],
  ])('%s', (_, part, expected) => {
    expect(shellView(facts(part))).toBe(expected);
  });

  it.each<[string, Partial<ShellFacts>, string]>([
    ['in sight of its owner when the renewal was refused', { loggedIn: false, state: REFUSED }, 'ask-again'],
    ['while another tab has signed in again', { state: REFUSED }, 'ask-again'],
    ['in sight of its owner when the flag is gone', { loggedIn: false, state: signedIn('a') }, 'ask-again'],
    ['unseen when another tab logged out', { loggedIn: false, state: ELSEWHERE }, 'ask-again-unseen'],
    [
      'unseen when it was refused and nobody is there',
      { loggedIn: false, covered: true, state: REFUSED },
      'ask-again-unseen',
    ],
    ['from another person', { state: ANOTHER }, 'another-person'],
    ['from a profile that is not the owner’s', { state: signedIn('b') }, 'another-person'],
    ['for its owner', { state: signedIn('a') }, 'content'],
  ])('keeps unsaved work %s', (_, part, expected) => {
    expect(shellView(facts({ ...part, ...FORM }))).toBe(expected);
  });

  it.each<[string, Partial<ShellFacts>, string]>([
    ['covers a signed-in page', { ...IDLE, state: signedIn('a'), owner: 'a' }, 'idle-locked'],
    ['covers unsaved work', { ...IDLE, state: signedIn('a'), ...FORM }, 'idle-locked'],
    ['covers while other tabs are asked', { covered: true, state: signedIn('a'), owner: 'a' }, 'idle-locked'],
    [
      'covers by the flag alone',
      { ...IDLE, covered: false, state: signedIn('a'), owner: 'a' },
      'idle-locked',
    ],
    [
      'gives way to the notice that the provider is away',
      { ...IDLE, state: UNREACHABLE, owner: 'a' },
      'locked',
    ],
    ['gives way to a logout', { ...IDLE, state: LOGGED_OUT, owner: 'a' }, 'logging-out'],
    ['sends a page that is loaded under it to a sign-in', { ...IDLE, covered: false }, 'leaving'],
    ['uncovers nothing for another person', { ...IDLE, state: ANOTHER, ...FORM }, 'another-person'],
  ])('the idle lock %s', (_, part, expected) => {
    expect(shellView(facts(part))).toBe(expected);
  });
});
