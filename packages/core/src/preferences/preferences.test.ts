// spec: 55, 80, 81

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { headerLogo, preferenceResponseSchema } from './preferences.endpoints.ts';

const logo = (headerlogo1: string | null | undefined, code = 1) => ({
  code,
  preference: { preferenceInfo: { headerlogo1 } },
});

describe('headerLogo', () => {
  it.each([
    ['a logo', logo('https://cdn.example/logo.svg'), 'https://cdn.example/logo.svg'],
    ['a logo with blanks', logo('  /logo.svg '), '/logo.svg'],
    ['an empty logo', logo(''), undefined],
    ['a blank logo', logo('  '), undefined],
    ['no logo', logo(null), undefined],
    ['another code', logo('/logo.svg', 0), undefined],
    ['no preference', { code: 1, preference: null }, undefined],
    ['only a code', { code: 1 }, undefined],
  ])('%s', (_, response, address) => {
    expect(headerLogo(v.parse(preferenceResponseSchema, response))).toBe(address);
  });
});
