// spec: 108, 237

import { serviceBasesUnder } from '@careline/core/internal/http';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, readConfig } from './config.ts';

const WHOLE = {
  version: '3.9.56',
  buildId: 'abc',
  product: 'Careline',
  services: serviceBasesUnder('/api'),
  oidc: {
    authority: 'http://localhost:4400/oidc',
    clientId: 'careline-console',
    scopes: ['openid', 'email'],
  },
  demo: { emails: ['coach@careline.example', 7] },
};

describe('readConfig', () => {
  it('fills in what an installation leaves out', () => {
    expect(readConfig(WHOLE)).toMatchObject({
      appLinks: [],
      consultPath: undefined,
      defaultLogo: undefined,
      locale: 'en',
      dataContract: 'careline',
      demoPeople: [{ email: 'coach@careline.example', name: 'coach@careline.example', role: undefined }],
      idleLockMinutes: 15,
      oidc: {
        changePasswordUrl: undefined,
        accountUrl: undefined,
        connection: 'Username-Password-Authentication',
        renewal: undefined,
      },
    });
  });

  it.each([
    ['never', 0],
    ['half a minute', 0.5],
    ['an hour', 60],
  ])('reads when to lock: %s', (_, idleLockMinutes) => {
    expect(readConfig({ ...WHOLE, idleLockMinutes }).idleLockMinutes).toBe(idleLockMinutes);
  });

  it('reads where the provider lets a person change their password', () => {
    const accountUrl = 'https://id.example/account';
    expect(readConfig({ ...WHOLE, oidc: { ...WHOLE.oidc, accountUrl } }).oidc.accountUrl).toBe(accountUrl);
  });

  it('reads scopes written as one text', () => {
    const config = readConfig({ ...WHOLE, oidc: { ...WHOLE.oidc, scopes: 'openid profile' } });
    expect(config.oidc.scopes).toEqual(['openid', 'profile']);
  });

  it.each<[string, unknown, RegExp]>([
    ['no object', '<!doctype html>', /the document must be an object/],
    ['a list', [], /the document must be an object/],
    ['no version', { ...WHOLE, version: '' }, /version must be/],
    ['no issuer', { ...WHOLE, oidc: { ...WHOLE.oidc, authority: null } }, /oidc\.authority/],
    ['no scopes', { ...WHOLE, oidc: { ...WHOLE.oidc, scopes: [] } }, /oidc\.scopes/],
    [
      'a service without an address',
      { ...WHOLE, services: { ...WHOLE.services, data: 1 } },
      /services\.data/,
    ],
    ['a lock before the console is opened', { ...WHOLE, idleLockMinutes: -1 }, /idleLockMinutes/],
    ['a data service of a third kind', { ...WHOLE, dataContract: 'fhir' }, /dataContract/],
    ['a lock at no time', { ...WHOLE, idleLockMinutes: '15' }, /idleLockMinutes/],
    ['another way to renew', { ...WHOLE, oidc: { ...WHOLE.oidc, renewal: 'popup' } }, /oidc\.renewal/],
    ['origins that are addresses', { ...WHOLE, chartOrigins: ['https://c.example/x'] }, /chartOrigins/],
    ['links that are no list', { ...WHOLE, appLinks: {} }, /appLinks must be a list/],
    ['a link that runs', { ...WHOLE, appLinks: [{ label: 'X', path: 'javascript:x()' }] }, /\[0\]\.path/],
    [
      'an account that runs',
      { ...WHOLE, oidc: { ...WHOLE.oidc, accountUrl: 'javascript:x()' } },
      /oidc\.accountUrl/,
    ],
    ['a link without a label', { ...WHOLE, appLinks: [{ path: '/x' }] }, /appLinks\[0\]\.label/],
  ])('names what is wrong with %s', (_, answer, message) => {
    expect(() => readConfig(answer)).toThrow(message);
  });
});

describe('loadConfig', () => {
  it('rejects when the server refuses', async () => {
    const refusing = async () => new Response('no', { status: 503 });
    await expect(loadConfig(refusing)).rejects.toThrow(ConfigError);
  });
});
