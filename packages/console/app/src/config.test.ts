// spec: 108, 237

import { serviceBasesUnder } from '@careline/core/internal/http';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, readConfig } from './config.ts';

const VALID_CONFIG = {
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
    expect(readConfig(VALID_CONFIG)).toMatchObject({
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
    expect(readConfig({ ...VALID_CONFIG, idleLockMinutes }).idleLockMinutes).toBe(idleLockMinutes);
  });

  it('reads where the provider lets users change their password', () => {
    const accountUrl = 'https://id.example/account';
    expect(readConfig({ ...VALID_CONFIG, oidc: { ...VALID_CONFIG.oidc, accountUrl } }).oidc.accountUrl).toBe(
      accountUrl,
    );
  });

  it('reads scopes written as one string', () => {
    const config = readConfig({ ...VALID_CONFIG, oidc: { ...VALID_CONFIG.oidc, scopes: 'openid profile' } });
    expect(config.oidc.scopes).toEqual(['openid', 'profile']);
  });

  it.each<[string, unknown, RegExp]>([
    ['no object', '<!doctype html>', /the document must be an object/],
    ['a list', [], /the document must be an object/],
    ['no version', { ...VALID_CONFIG, version: '' }, /version must be/],
    ['no issuer', { ...VALID_CONFIG, oidc: { ...VALID_CONFIG.oidc, authority: null } }, /oidc\.authority/],
    ['no scopes', { ...VALID_CONFIG, oidc: { ...VALID_CONFIG.oidc, scopes: [] } }, /oidc\.scopes/],
    [
      'a service without an address',
      { ...VALID_CONFIG, services: { ...VALID_CONFIG.services, data: 1 } },
      /services\.data/,
    ],
    ['a lock before the console is opened', { ...VALID_CONFIG, idleLockMinutes: -1 }, /idleLockMinutes/],
    ['a data service of a third kind', { ...VALID_CONFIG, dataContract: 'fhir' }, /dataContract/],
    ['a lock at no time', { ...VALID_CONFIG, idleLockMinutes: '15' }, /idleLockMinutes/],
    [
      'another way to renew',
      { ...VALID_CONFIG, oidc: { ...VALID_CONFIG.oidc, renewal: 'popup' } },
      /oidc\.renewal/,
    ],
    [
      'origins that are addresses',
      { ...VALID_CONFIG, chartOrigins: ['https://c.example/x'] },
      /chartOrigins/,
    ],
    ['links that are no list', { ...VALID_CONFIG, appLinks: {} }, /appLinks must be a list/],
    [
      'a link that runs',
      { ...VALID_CONFIG, appLinks: [{ label: 'X', path: 'javascript:x()' }] },
      /\[0\]\.path/,
    ],
    [
      'an account that runs',
      { ...VALID_CONFIG, oidc: { ...VALID_CONFIG.oidc, accountUrl: 'javascript:x()' } },
      /oidc\.accountUrl/,
    ],
    ['a link without a label', { ...VALID_CONFIG, appLinks: [{ path: '/x' }] }, /appLinks\[0\]\.label/],
  ])('reports the error in %s', (_, answer, message) => {
    expect(() => readConfig(answer)).toThrow(message);
  });
});

describe('loadConfig', () => {
  it('rejects when the server refuses', async () => {
    const refusing = async () => new Response('no', { status: 503 });
    await expect(loadConfig(refusing)).rejects.toThrow(ConfigError);
  });
});
