import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountChoice } from './account-choice.ts';
import { preferenceResponseSchema, updateAccountChoice } from './preferences.endpoints.ts';

const answer = (preferenceInfo: unknown, code = 1) => ({ code, preference: { preferenceInfo } });

describe('a person’s choices', () => {
  it.each([
    [
      'all of them',
      answer({ theme: 'dark', density: 'compact', locale: 'hi', updatedAt: 1_700_000_000 }),
      { theme: 'dark', density: 'compact', locale: 'hi', updatedAt: 1_700_000_000 },
    ],
    ['that the first steps were shown', answer({ tour: 'shown' }), { tour: 'shown', updatedAt: 0 }],
    ['one of them', answer({ theme: 'contrast', updatedAt: 7 }), { theme: 'contrast', updatedAt: 7 }],
    ['a theme of a newer version', answer({ theme: 'sepia', locale: 'en' }), { locale: 'en', updatedAt: 0 }],
    ['nothing chosen yet', answer(null), { updatedAt: 0 }],
    ['no preference', { code: 1, preference: null }, { updatedAt: 0 }],
    ['an answer that is no success', answer({ theme: 'dark', updatedAt: 7 }, 0), { updatedAt: 0 }],
  ])('%s', (_, response, choice) => {
    expect(accountChoice(v.parse(preferenceResponseSchema, response))).toEqual(choice);
  });
});

describe('a choice to store', () => {
  it.each([
    ['all of it', { theme: 'system', density: 'comfortable', locale: 'en' }, true],
    ['a part', { locale: 'hi' }, true],
    ['nothing', {}, true],
    ['that the first steps were shown', { tour: 'shown' }, true],
    ['another word about them', { tour: 'later' }, false],
    ['an unknown theme', { theme: 'sepia' }, false],
    ['an unknown language', { locale: 'fr' }, false],
    ['another field', { headerlogo1: '/logo.svg' }, false],
    ['null', { theme: null }, false],
  ])('%s', (_, preferenceInfo, accepted) => {
    expect(v.is(updateAccountChoice.body as v.GenericSchema, { type: 'ACCOUNT_INFO', preferenceInfo })).toBe(
      accepted,
    );
  });

  it.each([
    ['of the organisation', { type: 'APPS', preferenceInfo: {} }],
    ['without a type', { preferenceInfo: {} }],
    ['for somebody else', { type: 'ACCOUNT_INFO', preferenceInfo: {}, staffId: 'x' }],
  ])('%s is refused', (_, body) => {
    expect(v.is(updateAccountChoice.body as v.GenericSchema, body)).toBe(false);
  });
});
