import * as v from 'valibot';
import { expect, it } from 'vitest';
import { expectCleanPrototypes, fuzz, outcomeOf } from '../../test/fuzz.ts';
import { mutated, pick } from '../../test/fuzz-mutate.ts';
import { moodyServer } from '../../test/fuzz-replies.ts';
import { PREFERENCE_KINDS, updatePreference } from './kinds/index.ts';
import { offeredCodes } from './offered-codes.ts';
import { PREFERENCE_IDENTIFIERS } from './preference-identifier.ts';
import { getPreference, headerLogo } from './preferences.endpoints.ts';

/** A body that is not JSON never reaches a schema. */
function asSent(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

it('has a logo that is an address or none, whatever the preference service replies', async () => {
  const logos = new Set<string>();
  await fuzz('preferences', async (random, notes) => {
    const http = moodyServer(random, notes);
    const { value } = await outcomeOf(http.call(getPreference, { query: { type: 'APPS' } }));
    const logo = value && headerLogo(value);
    logos.add(typeof logo);
    if (logo !== undefined) expect(logo.trim()).not.toBe('');
    if (value) expect(offeredCodes(value).every((code) => typeof code === 'string')).toBe(true);
  });
  expectCleanPrototypes();
  expect([...logos].toSorted()).toEqual(['string', 'undefined']);
});

it('stores a preference or says what does not fit, whatever is sent', async () => {
  await fuzz('preferences', async (random, notes) => {
    const type = pick(random, PREFERENCE_IDENTIFIERS);
    const body = { type, preferenceInfo: PREFERENCE_KINDS[type].example, updatedAt: 0 };
    const { text, how } = mutated(structuredClone(body), random);
    notes.wrong(`${type}: ${how}`);
    const { success, issues } = v.safeParse(updatePreference.body as v.GenericSchema, asSent(text));
    expect(success || issues.length > 0).toBe(true);
  });
  expectCleanPrototypes();
});
