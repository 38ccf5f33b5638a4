import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './config.ts';

const home = '/srv/careline';

describe('without any setting', () => {
  it('is a demo on loopback with the embedded database', () => {
    expect(readSettings({}, { home })).toMatchObject({
      port: 4400,
      host: '127.0.0.1',
      origin: 'http://localhost:4400',
      issuer: 'http://localhost:4400/oidc',
      dataFolder: '/srv/careline/.careline',
      databaseUrl: undefined,
      embeddedProvider: true,
      demo: true,
      changePasswordUrl: 'http://localhost:4400/oidc/dbconnections/change_password',
      accountUrl: 'http://localhost:4400/login/security',
      connection: 'Username-Password-Authentication',
      idleLockMinutes: 15,
      mailFolder: '/srv/careline/.careline/outbox',
      mailFrom: 'no-reply@localhost',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: ' ' }, { home })).toMatchObject({ port: 4400, demo: true });
  });
});

describe('the hospital’s links and partners in the console', () => {
  it('are a drawer with examples and drawn pictures in the demo, without links or partners', () => {
    expect(readSettings({}, { home })).toMatchObject({
      avatarBase: '/avatar',
      apps: [{ path: '/doctor/pwa_alerts' }, { path: '/prohealth/messages' }],
      appLinks: [],
      retailPartner: null,
      eccClientIds: [],
    });
  });

  it('come from the settings', () => {
    const environment = {
      CARELINE_DEMO: 'off',
      CARELINE_ORIGIN: 'https://c.example',
      CARELINE_APP_LINKS: 'Alerts=/doctor/pwa_alerts; Wards = /wards ;',
      CARELINE_AVATAR: 'off',
      CARELINE_PRIVACY_URL: 'https://hospital.example/privacy',
      CARELINE_RETAIL_PARTNER: ' Corner Pharmacy ',
      CARELINE_ECC_CLIENT_IDS: 'first, second',
    };
    expect(readSettings(environment, { home })).toMatchObject({
      appLinks: [
        { label: 'Alerts', path: '/doctor/pwa_alerts' },
        { label: 'Wards', path: '/wards' },
      ],
      apps: [],
      avatarBase: null,
      privacyUrl: 'https://hospital.example/privacy',
      retailPartner: 'Corner Pharmacy',
      eccClientIds: ['first', 'second'],
    });
  });
});

it.each([
  ['a database server', { DATABASE_URL: 'postgresql://db/careline', CARELINE_ORIGIN: 'https://c.example' }],
  ['a foreign provider', { OIDC_ISSUER: 'https://id.example/', CARELINE_ORIGIN: 'https://c.example' }],
  ['CARELINE_DEMO=off', { CARELINE_DEMO: 'off', CARELINE_ORIGIN: 'https://c.example' }],
])('has no demo with %s', (_, environment) => {
  expect(readSettings(environment, { home })).toMatchObject({ demo: false, host: '0.0.0.0' });
});

const PHONES = {
  CARELINE_DEMO: 'off',
  CARELINE_ORIGIN: 'https://c.example',
  CARELINE_TELEPHONY_URL: 'https://calls.example/v1/',
  CARELINE_TELEPHONY_KEY_FILE: '/run/key',
  CARELINE_TELEPHONY_SECRET_FILE: '/run/secret',
};

describe('a telephony provider', () => {
  it('has an address, a key, a secret and a time limit', () => {
    expect(readSettings(PHONES, { home }).telephony).toEqual({
      url: 'https://calls.example/v1',
      keyFile: '/run/key',
      secretFile: '/run/secret',
      callerId: undefined,
      timeoutSeconds: 10,
    });
    expect(readSettings({}, { home }).telephony).toBeUndefined();
  });

  it.each([
    ['without a key', { CARELINE_TELEPHONY_KEY_FILE: '' }, /KEY_FILE must be set too/],
    ['over plain HTTP', { CARELINE_TELEPHONY_URL: 'http://calls.example' }, /must begin with https:/],
    ['with words for a number', { CARELINE_TELEPHONY_CALLER_ID: 'the clinic' }, /must be a number such as/],
    ['that may take hours', { CARELINE_TELEPHONY_TIMEOUT_SECONDS: '3600' }, /must be 1 to 50/],
    ['in a demo', { CARELINE_DEMO: '', CARELINE_ORIGIN: '' }, /fictional numbers/],
  ])('is refused %s', (_, change, words) => {
    expect(() => readSettings({ ...PHONES, ...change }, { home })).toThrow(words);
  });
});

const SMS = {
  CARELINE_DEMO: 'off',
  CARELINE_ORIGIN: 'https://c.example',
  CARELINE_SMS_URL: 'https://sms.example/v1/',
  CARELINE_SMS_KEY_FILE: '/run/key',
  CARELINE_SMS_SECRET_FILE: '/run/secret',
};

describe('an SMS provider', () => {
  it('has an address, a key, a secret, a sender and a time limit', () => {
    expect(readSettings({ ...SMS, CARELINE_SMS_SENDER: 'CRELNE' }, { home }).sms).toEqual({
      url: 'https://sms.example/v1',
      keyFile: '/run/key',
      secretFile: '/run/secret',
      sender: 'CRELNE',
      timeoutSeconds: 10,
    });
    expect(readSettings({}, { home }).sms).toBeUndefined();
  });

  it.each([
    ['without a secret', { CARELINE_SMS_SECRET_FILE: '' }, /SECRET_FILE must be set too/],
    ['over plain HTTP', { CARELINE_SMS_URL: 'http://sms.example' }, /must begin with https:/],
    ['with a sentence for a sender', { CARELINE_SMS_SENDER: 'the clinic' }, /must be a header such as/],
    ['that may take hours', { CARELINE_SMS_TIMEOUT_SECONDS: '0' }, /must be 1 to 50/],
    ['in a demo', { CARELINE_DEMO: '', CARELINE_ORIGIN: '' }, /fictional numbers/],
  ])('is refused %s', (_, change, words) => {
    expect(() => readSettings({ ...SMS, ...change }, { home })).toThrow(words);
  });
});

it.each([
  ['nowhere unless said', {}, null],
  ['to a path of the console', { CARELINE_CONSULT: '/prohealth/searchByUhid' }, '/prohealth/searchByUhid'],
])('links Consult %s', (_, environment, consultPath) => {
  expect(readSettings(environment, { home })).toMatchObject({ consultPath });
});

it.each([
  ['for programs', {}, 'json'],
  ['in words where that is said', { CARELINE_LOG_FORMAT: 'text' }, 'text'],
])('logs %s', (_, environment, logFormat) => {
  expect(readSettings(environment, { home })).toMatchObject({ logFormat });
});

it.each([
  ['there is none', {}, undefined],
  ['it is long enough', { CARELINE_METRICS_TOKEN: 'k'.repeat(20) }, 'k'.repeat(20)],
])('has a token for metrics: %s', (_, environment, metricsToken) => {
  expect(readSettings(environment, { home }).metricsToken).toBe(metricsToken);
});

it.each(['short', 'twenty characters and a blank'])('refuses the token for metrics "%s"', (token) => {
  expect(() => readSettings({ CARELINE_METRICS_TOKEN: token }, { home })).toThrow(/CARELINE_METRICS_TOKEN/);
});

it('accepts the issuer without its trailing slash', () => {
  const environment = { OIDC_ISSUER: 'https://id.example/tenant/', CARELINE_ORIGIN: 'https://c.example' };
  expect(readSettings(environment)).toMatchObject({
    issuer: 'https://id.example/tenant',
    embeddedProvider: false,
  });
});

it.each([
  ['not said', {}, { changePasswordUrl: null, accountUrl: null }, 'Username-Password-Authentication'],
  [
    'said',
    {
      OIDC_CHANGE_PASSWORD_URL: 'https://id.example/dbconnections/change_password',
      OIDC_ACCOUNT_URL: 'https://id.example/account',
      OIDC_CONNECTION: 'staff',
    },
    {
      changePasswordUrl: 'https://id.example/dbconnections/change_password',
      accountUrl: 'https://id.example/account',
    },
    'staff',
  ],
])('links to a foreign provider for password and account only if that is %s', (_, more, urls, connection) => {
  const environment = { OIDC_ISSUER: 'https://id.example', CARELINE_ORIGIN: 'https://c.example', ...more };
  expect(readSettings(environment)).toMatchObject({ ...urls, connection });
});

it.each([
  ['of the machine', {}, undefined],
  ['that was named', { CARELINE_DATA: '/srv/data' }, '/srv/data/outbox'],
])('writes mails to a folder next to a database server only if it is %s', (_, more, mailFolder) => {
  const environment = {
    DATABASE_URL: 'postgresql://db/careline',
    CARELINE_ORIGIN: 'https://c.example',
    ...more,
  };
  expect(readSettings(environment, { home }).mailFolder).toBe(mailFolder);
});

it.each([
  ['PORT', { PORT: '0' }],
  ['PORT', { PORT: '65536' }],
  ['PORT', { PORT: 'http' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://db/x', CARELINE_ORIGIN: 'https://c.example' }],
  ['CARELINE_ORIGIN', { CARELINE_DEMO: 'off' }],
  ['CARELINE_ORIGIN', { CARELINE_ORIGIN: 'c.example', CARELINE_DEMO: 'off' }],
  ['CARELINE_ORIGIN', { CARELINE_ORIGIN: 'https://c.example/app', CARELINE_DEMO: 'off' }],
  ['CARELINE_DEMO', { CARELINE_ORIGIN: 'https://c.example' }],
  ['CARELINE_DEMO', { CARELINE_DEMO: 'yes' }],
  ['CARELINE_DEMO', { CARELINE_DEMO: 'on', OIDC_ISSUER: 'https://id.example' }],
  ['CARELINE_DEMO', { CARELINE_HOST: '0.0.0.0' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
  ['OIDC_ISSUER', { OIDC_ISSUER: 'id.example', CARELINE_ORIGIN: 'https://c.example' }],
  ['CARELINE_IDLE_LOCK_MINUTES', { CARELINE_IDLE_LOCK_MINUTES: '-1' }],
  ['CARELINE_IDLE_LOCK_MINUTES', { CARELINE_IDLE_LOCK_MINUTES: '1441' }],
  ['CARELINE_IDLE_LOCK_MINUTES', { CARELINE_IDLE_LOCK_MINUTES: 'never' }],
  ['CARELINE_MAIL_FROM', { CARELINE_MAIL_FROM: 'Careline <no-reply@c.example>' }],
  ['OIDC_CHANGE_PASSWORD_URL', { OIDC_CHANGE_PASSWORD_URL: 'https://id.example/change' }],
  ['OIDC_ACCOUNT_URL', { OIDC_ACCOUNT_URL: 'https://id.example/account' }],
  ['CARELINE_KEY_DAYS', { CARELINE_KEY_DAYS: '0' }],
  ['CARELINE_KEY_DAYS', { CARELINE_KEY_DAYS: '90d' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example:587' }],
  ['OIDC_CONNECTION', { OIDC_CONNECTION: 'two words' }],
  ['CARELINE_LOGO', { CARELINE_LOGO: 'javascript:alert(1)' }],
  ['CARELINE_PRIVACY_URL', { CARELINE_PRIVACY_URL: 'javascript:alert(1)' }],
  ['CARELINE_APPS', { CARELINE_APPS: 'Alerts' }],
  ['CARELINE_APPS', { CARELINE_APPS: 'Alerts=//elsewhere.example' }],
  ['CARELINE_APP_LINKS', { CARELINE_APP_LINKS: '=/prohealth' }],
  ['CARELINE_AVATAR', { CARELINE_AVATAR: 'none' }],
  ['CARELINE_ECC_CLIENT_IDS', { CARELINE_ECC_CLIENT_IDS: 'a,b,c' }],
  ['CARELINE_CONSULT', { CARELINE_CONSULT: 'https://consult.example' }],
  ['CARELINE_CONSULT', { CARELINE_CONSULT: '//consult.example' }],
  ['CARELINE_CONSULT', { CARELINE_CONSULT: 'consult' }],
  ['CARELINE_LOG', { CARELINE_LOG: 'chatty' }],
])('refuses a bad %s, naming it: %j', (name, environment) => {
  const read = () => readSettings(environment, { home });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(name);
});

it('names every bad setting at once', () => {
  expect(() => readSettings({ PORT: 'x', TRUST_PROXY: 'x' })).toThrow(/PORT.*\n.*TRUST_PROXY/);
});

it('does not require a public address for commands', () => {
  expect(readSettings({ CARELINE_DEMO: 'off' }, { home, serving: false }).demo).toBe(false);
});

const CHARTS = {
  CARELINE_CHARTS_URL: 'https://charts.example/base/',
  CARELINE_CHARTS_KIND: 'metabase',
  CARELINE_CHARTS_SECRET_FILE: '/run/secret',
  CARELINE_CHARTS_TOPICS: 'gender=12  bmi=question/13',
};

describe('a charts service', () => {
  it('has an address, a kind, a secret and the location of its topics', () => {
    expect(readSettings(CHARTS, { home }).charts).toEqual({
      kind: 'metabase',
      url: 'https://charts.example/base',
      secretFile: '/run/secret',
      topics: new Map([
        ['gender', '12'],
        ['bmi', 'question/13'],
      ]),
    });
    expect(readSettings({}, { home }).charts).toBeUndefined();
  });

  it.each([
    ['without a secret', { CARELINE_CHARTS_SECRET_FILE: '' }, /SECRET_FILE must be set too/],
    ['of another kind', { CARELINE_CHARTS_KIND: 'excel' }, /must be metabase, grafana, signed/],
    ['over plain HTTP', { CARELINE_CHARTS_URL: 'http://charts.example' }, /must begin with https:/],
    ['with a topic there is not', { CARELINE_CHARTS_TOPICS: 'stroke=1' }, /names "stroke"/],
    ['with a topic twice', { CARELINE_CHARTS_TOPICS: 'bmi=1 bmi=2' }, /names bmi twice/],
    ['with words for a dashboard', { CARELINE_CHARTS_TOPICS: 'bmi=mine' }, /bmi is not/],
    [
      'with a way up',
      { CARELINE_CHARTS_KIND: 'signed', CARELINE_CHARTS_TOPICS: 'bmi=../admin' },
      /bmi is not/,
    ],
    ['on the origin of Careline', { CARELINE_CHARTS_URL: 'http://localhost:4400/c' }, /another origin/],
  ])('is refused %s', (_, wrong, message) => {
    expect(() => readSettings({ ...CHARTS, ...wrong }, { home })).toThrow(message);
  });

  it.each([
    ['grafana', 'bmi=d/abc/people gender=d-solo/abc/x?panelId=2'],
    ['signed', 'bmi=people/bmi.html'],
  ])('of kind %s has locations in its own form', (kind, topics) => {
    const wanted = { ...CHARTS, CARELINE_CHARTS_KIND: kind, CARELINE_CHARTS_TOPICS: topics };
    expect(readSettings(wanted, { home }).charts?.topics.get('bmi')).toBeTruthy();
  });
});
