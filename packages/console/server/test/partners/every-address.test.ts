import { ENDPOINTS } from '@careline/core/internal/contract';
import { type GenericSchema, safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTING_ROWS } from '../../src/platform/config/settings-list.ts';
import { ADMINISTRATOR, type Administration, administration, type Person } from '../administration.ts';
import { databasesOfRun, type TestDatabase } from '../databases.ts';

/**
 * Who opens an address that a user saves. `server`: this server, which checks it when saving and when
 * connecting. `browser`: only staff browsers, or it is only compared with pages. `push`: as `server`, and tested by
 * `notification-devices.routes.test.ts`.
 */
const SAVED: Readonly<Record<string, 'server' | 'browser' | 'push'>> = {
  'notifications/devices/save endpoint': 'push',
  'partner/add issuer': 'server',
  'partner/add origins': 'browser',
  'partner/update issuer': 'server',
  'partner/update origins': 'browser',
  'preference/update preferenceInfo.devices.address': 'browser',
  'preference/update preferenceInfo.headerlogo1': 'browser',
  'partner/webhook/add url': 'server',
  'partner/webhook/update url': 'server',
};

/**
 * Who opens an address from the installation's settings. `permitted`: `providerFetch`. `browser`: browsers
 * only. `driver`: another protocol inside the operator's network. `own`: an address of Careline itself.
 * `fetch`: the operator's own identity provider or trace collector, which may use plain HTTP inside a network.
 */
const INSTALLED: Readonly<Record<string, 'permitted' | 'browser' | 'driver' | 'own' | 'fetch'>> = {
  CARELINE_ORIGIN: 'own',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'fetch',
  DATABASE_URL: 'driver',
  CLAMAV_URL: 'driver',
  OIDC_ISSUER: 'fetch',
  OIDC_CHANGE_PASSWORD_URL: 'browser',
  OIDC_ACCOUNT_URL: 'browser',
  CARELINE_LOGO: 'browser',
  CARELINE_AVATAR: 'browser',
  CARELINE_PRIVACY_URL: 'browser',
  CARELINE_APP_LINKS: 'browser',
  CARELINE_APPS: 'browser',
  SMTP_URL: 'driver',
  CARELINE_PAYMENTS_URL: 'permitted',
  CARELINE_SMS_URL: 'permitted',
  CARELINE_TELEPHONY_URL: 'permitted',
  CARELINE_VIDEO_ICE: 'browser',
  CARELINE_VIDEO_URL: 'browser',
  CARELINE_CHARTS_URL: 'browser',
};

interface SchemaParts {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly options?: readonly (GenericSchema | string)[];
  readonly pipe?: readonly SchemaParts[];
}

const takes = (schema: GenericSchema, text: string): boolean => safeParse(schema, text).success;

const isAddress = (schema: GenericSchema): boolean =>
  (takes(schema, 'https://host.example/path') || takes(schema, 'https://host.example')) &&
  !takes(schema, 'some words') &&
  !takes(schema, 'word');

/** Returns the paths in a body that accept an address and no other text. */
function addressPaths(schema: GenericSchema, path: readonly string[] = []): string[] {
  const { entries, wrapped, item, options, pipe } = schema as SchemaParts;
  if (entries) return Object.entries(entries).flatMap(([key, inner]) => addressPaths(inner, [...path, key]));
  const inner = [wrapped, item, ...(options ?? [])].filter((one) => typeof one === 'object');
  if (inner.length > 0) return inner.flatMap((one) => addressPaths(one, path));
  const [first] = pipe ?? [];
  const { item: ofPipe } = first ?? {};
  if (ofPipe) return addressPaths(ofPipe, path);
  return isAddress(schema) ? [path.join('.')] : [];
}

it('every address in a contract body is listed here', () => {
  const found = ENDPOINTS.flatMap(({ name, body }) =>
    body ? addressPaths(body).map((path) => `${name} ${path}`) : [],
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(SAVED).sort());
});

it('every address in a setting is listed here', () => {
  const holdsAddress = /URL$|ISSUER|ENDPOINT|ORIGIN|LOGO|AVATAR|ICE$|LINKS|APPS$/;
  const found = SETTING_ROWS.filter(
    ({ name, meaning }) => holdsAddress.test(name) || /https?:\/\/|\burl\b/i.test(meaning),
  ).map(({ name }) => name);
  expect(found.sort()).toEqual(Object.keys(INSTALLED).sort());
});

/** Relative to the base address of its service. */
const pathOf = (endpoint: string): string =>
  ENDPOINTS.find(({ name }) => name === endpoint)?.path.replace(/^\//, '') ?? '';

/** Addresses inside the network, or that anyone on the way could read. */
const REFUSED = [
  ['where clouds hand out credentials', 'https://169.254.169.254/latest'],
  ['this machine', 'https://127.0.0.1/x'],
  ['this machine by its name without HTTPS', 'http://localhost:4400/x'],
  ['a private network', 'https://10.0.0.5/x'],
  ['plain HTTP', 'http://id.example/x'],
] as const;

describe.each(databasesOfRun)('an address that this server requests, on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let care: Administration;
  let admin: Person;
  let fields: object;
  let partner: { readonly partnerId: string; readonly updatedAt: number };
  let webhook: { readonly webhookId: string; readonly updatedAt: number };

  beforeAll(async () => {
    database = await open();
    care = await administration(database);
    const home = await care.addOrganisation();
    admin = await care.addPerson(home, { scopes: ADMINISTRATOR });
    fields = {
      ...{ name: 'North Hospital', issuer: null, origins: ['https://intranet.example'] },
      ...{ facilityIds: [home.facilityId], scopes: ['prohealth', 'hmCallInfo'] },
    };
    partner = (await care.ask('partner/add', admin.token, fields)).body.data;
    const { partnerId } = partner;
    const hook = { partnerId, url: 'https://hooks.example/x', events: ['call.saved'] };
    const added = await care.ask(pathOf('partner/webhook/add'), admin.token, hook);
    webhook = added.body.data;
  });
  afterAll(async () => {
    await care?.close();
    await database?.remove();
  });

  const version = ({ partnerId, updatedAt }: typeof partner) => ({ partnerId, updatedAt });
  const bodies: Readonly<Record<string, (address: string) => object>> = {
    'partner/add issuer': (issuer) => ({ ...fields, name: 'Another', issuer }),
    'partner/update issuer': (issuer) => ({ ...fields, ...version(partner), active: true, issuer }),
    'partner/webhook/add url': (url) => ({ partnerId: partner.partnerId, url, events: ['call.saved'] }),
    'partner/webhook/update url': (url) => ({
      ...{ webhookId: webhook.webhookId, updatedAt: webhook.updatedAt },
      ...{ url, events: ['call.saved'], paused: false },
    }),
  };

  it.each(
    Object.keys(SAVED)
      .filter((name) => SAVED[name] === 'server')
      .flatMap((name) => REFUSED.map(([what, address]) => [name, what, address] as const)),
  )('%s is refused with an explanation for %s', async (name, _, address) => {
    const [endpoint = '', field = ''] = name.split(' ');
    const body = bodies[name]?.(address);
    const answer = await care.ask(pathOf(endpoint), admin.token, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toContain(field);
    expect(answer.body.errors[0].message).toMatch(/^must /);
  });
});
