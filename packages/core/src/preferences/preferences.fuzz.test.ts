import { expect, it } from 'vitest';
import { expectCleanPrototypes, fuzz, outcomeOf } from '../../test/fuzz.ts';
import { moodyServer } from '../../test/fuzz-replies.ts';
import { getPreference, headerLogo } from './preferences.endpoints.ts';

it('has a logo that is an address or none, whatever the preference service replies', async () => {
  const logos = new Set<string>();
  await fuzz('preferences', async (random, notes) => {
    const http = moodyServer(random, notes);
    const { value } = await outcomeOf(http.call(getPreference, { query: { type: 'APPS' } }));
    const logo = value && headerLogo(value);
    logos.add(typeof logo);
    if (logo !== undefined) expect(logo.trim()).not.toBe('');
  });
  expectCleanPrototypes();
  expect([...logos].toSorted()).toEqual(['string', 'undefined']);
}, 60_000);
