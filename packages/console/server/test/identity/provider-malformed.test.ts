import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOfRun, type TestDatabase } from '../databases.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const NUL = '\u0000';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const bytes = (...values: number[]) => new Uint8Array(values);
const CODE = {
  grant_type: 'authorization_code',
  client_id: 'careline-console',
  code: 'c'.repeat(43),
  code_verifier: 'v'.repeat(43),
  redirect_uri: 'http://localhost/auth/callback',
};
const SIGN_IN = {
  client_id: 'careline-console',
  response_type: 'code',
  redirect_uri: 'http://localhost/auth/callback',
  scope: 'openid',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
};

type Wrong = readonly [name: string, path: string, init: RequestInit];

const token = (name: string, body: string | Uint8Array<ArrayBuffer>, headers: object = {}): Wrong => [
  `${name} for a code`,
  '/oidc/token',
  { method: 'POST', body, headers: { ...FORM, ...headers } },
];
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });

const inEachField = (fields: Record<string, string>, value: string) =>
  Object.keys(fields).map((field) => [field, form({ ...fields, [field]: value })] as const);

const WRONG: readonly Wrong[] = [
  ...inEachField(CODE, `a${NUL}b`).map(([field, body]) => token(`NUL in ${field}`, body)),
  ...inEachField(CODE, '\ud800').map(([field, body]) => token(`half a surrogate pair in ${field}`, body)),
  ...inEachField(SIGN_IN, `a${NUL}b`).map(
    ([field, body]): Wrong => [`NUL in ${field} of a sign-in`, `/oidc/auth?${body}`, {}],
  ),
  token('NUL for a resource', form({ ...CODE, resource: `urn:${NUL}` })),
  token('broken UTF-8', bytes(0x63, 0x6f, 0x64, 0x65, 0x3d, 0xc3, 0x28)),
  token('half a percent sign', 'code=%E0%A4&client_id=%'),
  token('overlong UTF-8', 'grant_type=authorization_code&client_id=careline-console&code=%C0%80'),
  token('UTF-16', new Uint8Array(Buffer.from(form(CODE), 'utf16le'))),
  token('an unknown charset', form(CODE), {
    'content-type': 'application/x-www-form-urlencoded; charset=nothing',
  }),
  token('JSON', '{"code":"\\u0000"}', { 'content-type': 'application/json' }),
  token('nothing', ''),
  token('a field twice', `${form(CODE)}&code=x`),
  token('a field called __proto__', '__proto__=1&constructor=2'),
  token('a hundred thousand fields', 'a=&'.repeat(20_000)),
  token('a megabyte', `code=${'x'.repeat(1_000_000)}`),
  token('NUL for a client by Basic', form(CODE), basic(`a${NUL}b:c${NUL}`)),
  token('no base64 by Basic', form(CODE), { authorization: 'Basic ****' }),
  token('NUL in a proof', form(CODE), { dpop: Buffer.from(`{"jti":"${NUL}"}`).toString('base64url') }),
  [
    'NUL for an account by its token',
    '/oidc/me',
    { method: 'POST', body: `access_token=%00`, headers: FORM },
  ],
  ['no token for an account', '/oidc/me', { headers: { authorization: 'Bearer \u00ff' } }],
  [
    'NUL in a sign-in that is posted',
    '/oidc/auth',
    { method: 'POST', body: form({ ...SIGN_IN, state: NUL }), headers: FORM },
  ],
  ['NUL in a logout', '/oidc/session/end?id_token_hint=%00', {}],
  [
    'NUL in a logout that is posted',
    '/oidc/session/end',
    { method: 'POST', body: 'id_token_hint=%00&client_id=%00', headers: FORM },
  ],
  [
    'NUL in the word of a logout',
    '/oidc/session/end/confirm',
    { method: 'POST', body: 'xsrf=%00', headers: FORM },
  ],
  ['a broken address', '/oidc/%C0%AF', {}],
  ['a sign-in that never was', '/oidc/auth/%00', {}],
  [
    'cookies that were never given',
    '/oidc/auth/none',
    { headers: { cookie: 'careline_resume=%00; careline_session=%00' } },
  ],
];

describe.each(databasesOfRun)('the provider on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    const environment: Record<string, string> =
      'databaseUrl' in database.settings ? { DATABASE_URL: database.settings.databaseUrl } : {};
    server = await startTestServer({ routes: [], environment });
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  it.each(WRONG)('refuses %s in its own format', async (_, path, init) => {
    const asked = { ...init, headers: { accept: 'application/json', ...init.headers } };
    const response = await server.fetch(path, asked);
    const text = await response.text();
    expect({ status: response.status, text }).toEqual({ status: expect.any(Number), text });
    expect(response.status, text).toBeGreaterThanOrEqual(400);
    expect(response.status, text).toBeLessThan(500);
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
    if (isPage) expect(text).toContain('role="alert"');
    else expect(JSON.parse(text)).toMatchObject({ error: expect.any(String) });
  });
});
