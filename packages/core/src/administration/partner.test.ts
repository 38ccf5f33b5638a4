import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { issuerSchema, pageOriginSchema, partnerFieldsSchema } from './partner.ts';
import { isListedPage } from './partner-address.ts';

const read = <S extends v.GenericSchema>(schema: S, text: unknown) => {
  const { success, output } = v.safeParse(schema, text);
  return success ? output : undefined;
};

describe('the origin of a page', () => {
  it.each([
    ['https://intranet.example', 'https://intranet.example'],
    ['https://intranet.example:8443', 'https://intranet.example:8443'],
    [' HTTPS://Intranet.Example/ ', 'https://intranet.example'],
    ['https://intranet.example:443', 'https://intranet.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://अस्पताल.example', 'https://xn--l1b6dra7a1a2byg.example'],
    ['https://Portal-*.preview.example/', 'https://portal-*.preview.example'],
    ['https://*--portal.preview.example', 'https://*--portal.preview.example'],
  ])('%s', (text, origin) => {
    expect(read(pageOriginSchema, text)).toBe(origin);
  });

  it.each([
    ['plain http', 'http://intranet.example'],
    ['a path', 'https://intranet.example/careline'],
    ['a query', 'https://intranet.example?x=1'],
    ['a fragment', 'https://intranet.example#x'],
    ['any host', 'https://*.example'],
    ['every page of a host that all may publish at', 'https://*.preview.example'],
    ['a pattern of two fixed letters', 'https://ab*.preview.example'],
    ['a pattern of a whole domain', 'https://portal-*.example'],
    ['a star further on', 'https://portal.*.preview.example'],
    ['two stars', 'https://portal-*-*.preview.example'],
    ['a pattern without a certificate', 'http://portal-*.preview.example'],
    ['a pattern with a path', 'https://portal-*.preview.example/x'],
    ['a user', 'https://me@intranet.example'],
    ['a password', 'https://me:secret@intranet.example'],
    ['another local name', 'http://localhost.intranet.example'],
    ['a local number in another name', 'http://127.0.0.1.intranet.example'],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['the opaque origin', 'null'],
    ['no scheme', 'intranet.example'],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(read(pageOriginSchema, text)).toBeUndefined();
  });
});

describe('a page that matches https://portal-*.preview.example', () => {
  it.each([
    ['its own', 'https://portal-7f3.preview.example', true],
    ['of further words', 'https://portal-a-fix.preview.example', true],
    ['of no word', 'https://portal-.preview.example', false],
    ['another name', 'https://other-7f3.preview.example', false],
    ['one below it', 'https://portal-7f3.evil.preview.example', false],
    ['a longer host', 'https://portal-7f3.preview.example.evil.example', false],
    ['another port', 'https://portal-7f3.preview.example:8443', false],
    ['no certificate', 'http://portal-7f3.preview.example', false],
    ['the pattern itself', 'https://portal-*.preview.example', false],
  ])('%s', (_, origin, is) => {
    expect(isListedPage('https://portal-*.preview.example', origin)).toBe(is);
  });
});

describe('the issuer of a partner', () => {
  it.each([
    ['https://id.partner.example/realms/staff/', 'https://id.partner.example/realms/staff'],
    ['http://localhost:9000', 'http://localhost:9000'],
  ])('%s', (text, issuer) => {
    expect(read(issuerSchema, text)).toBe(issuer);
  });

  it.each([
    'http://id.partner.example',
    'https://id.partner.example?x=1',
    'https://a:b@id.partner.example',
    'x',
  ])('is not %s', (text) => {
    expect(read(issuerSchema, text)).toBeUndefined();
  });
});

describe('the fields of a partner', () => {
  const fields = {
    name: 'North Hospital',
    issuer: null,
    origins: ['https://intranet.example'],
    facilityIds: ['0190d8f2-7a3b-7cc0-8000-000000000001'],
    scopes: ['prohealth', 'search'],
  };
  it.each([
    ['as they are', {}, true],
    ['no origin', { origins: [] }, false],
    ['one origin twice', { origins: ['https://a.example', 'https://A.example/'] }, false],
    ['no facility', { facilityIds: [] }, false],
    ['no scope', { scopes: [] }, false],
    ['one scope twice', { scopes: ['search', 'search'] }, false],
    ['a scope of two words', { scopes: ['search all'] }, false],
    ['an audience', { issuer: 'https://id.example', audience: 'portal' }, true],
    ['an audience of two words', { issuer: 'https://id.example', audience: 'the portal' }, false],
    ['an audience of nothing', { issuer: 'https://id.example', audience: '' }, false],
    ['something unknown', { admin: true }, false],
  ])('%s', (_, change, fits) => {
    expect(v.safeParse(partnerFieldsSchema, { ...fields, ...change }).success).toBe(fits);
  });
});
