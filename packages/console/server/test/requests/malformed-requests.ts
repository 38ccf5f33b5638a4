/** Tokens of one test run: an access token, and an Open token for one patient. */
export interface GivenTokens {
  readonly bearer: string;
  readonly open: string;
}

export interface Wrong {
  readonly path: string;
  readonly init?: RequestInit;
}

type MakeWrong = (tokens: GivenTokens) => Wrong;
type Body = string | Uint8Array<ArrayBuffer> | ((tokens: GivenTokens) => string);
type HeaderFields = Readonly<Record<string, string>>;

const LIST = '/api/auth/user/list';
const PROFILE = '/api/auth/profile';
const EXCHANGE = '/api/identityExchange';
const ADD = '/api/data/vitals/body/add';
const READ = '/api/data/vitals/body';
const NONE: HeaderFields = { authorization: 'None' };
const NO_ALGORITHM = btoa('{"alg":"none","typ":"at+jwt"}');
const SQL = "'; drop table person; --";
export const HTML = '<img src=x onerror=alert(1)>';
const UUID = '0190d8f2-7a3b-7cc0-8000-000000000001';

const bytes = (...values: number[]) => new Uint8Array(values);
const plain =
  (path: string, method = 'GET'): MakeWrong =>
  () => ({ path, init: { method } });
const as =
  (path: string, authorization: (tokens: GivenTokens) => string): MakeWrong =>
  (tokens) => ({
    path,
    init: { headers: { authorization: authorization(tokens) } },
  });
const get =
  (path: string, headers: HeaderFields = {}): MakeWrong =>
  ({ bearer }) => ({
    path,
    init: { headers: { authorization: `Bearer ${bearer}`, ...headers } },
  });
const posted =
  (path: string, body: Body, headers: HeaderFields = {}): MakeWrong =>
  (tokens) => ({
    path,
    init: {
      method: 'POST',
      body: typeof body === 'function' ? body(tokens) : body,
      headers: { authorization: `Bearer ${tokens.bearer}`, 'content-type': 'application/json', ...headers },
    },
  });
const raw = (body: Body) => posted(LIST, body);
const list = (body: unknown) => raw(JSON.stringify(body));
const read = (query: string) => as(`${READ}${query}`, ({ open }) => `Open ${open}`);

export const reading = (change: object = {}) => ({
  data: {
    id: UUID,
    metric: 'body',
    timestamp: 1_700_000_000,
    values: [{ key: 'weight', text: '71.5', unit: 'kg' }],
    metaInfo: { updatedAt: 1_700_000_000 },
    ...change,
  },
});
export const add =
  (body: unknown, headers: HeaderFields = {}): MakeWrong =>
  (tokens) => {
    const own = { authorization: `Open ${tokens.open}`, 'idempotency-key': `key-${Math.random()}` };
    return posted(ADD, JSON.stringify(body), { ...own, ...headers })(tokens);
  };

/** Name, status, code and the request. */
export const MALFORMED: readonly (readonly [string, number, string, MakeWrong])[] = [
  ['a text for an object', 422, 'input-invalid', list('x')],
  ['a list for an object', 422, 'input-invalid', list([])],
  ['null for an object', 422, 'input-invalid', list(null)],
  ['a number for a text', 422, 'input-invalid', list({ by: 'name', text: 1 })],
  ['an object for a text', 422, 'input-invalid', list({ by: 'name', text: { $ne: '' } })],
  ['a field nobody knows', 422, 'input-invalid', list({ by: 'name', text: 'ab', admin: true })],
  ['__proto__', 422, 'input-invalid', raw('{"by":"name","text":"ab","__proto__":{"a":1}}')],
  ['an unknown choice', 422, 'input-invalid', list({ by: SQL, text: 'ab' })],
  ['markup for a choice', 422, 'input-invalid', list({ by: HTML, text: 'ab' })],
  ['a limit of 1.5', 422, 'input-invalid', list({ by: 'name', text: 'ab', limit: 1.5 })],
  ['a limit of 1e9', 422, 'input-invalid', list({ by: 'name', text: 'ab', limit: 1e9 })],
  ['a negative limit', 422, 'input-invalid', list({ by: 'name', text: 'ab', limit: -1 })],
  ['a text of 100,000 letters', 422, 'input-invalid', list({ by: 'name', text: 'a'.repeat(1e5) })],
  ['an empty text', 422, 'input-invalid', list({ by: 'name', text: '   ' })],
  ['an empty body', 400, 'body-malformed', raw('')],
  ['half of JSON', 400, 'body-malformed', raw('{"by":"name"')],
  ['two JSON values', 400, 'body-malformed', raw('{}{}')],
  ['JavaScript', 400, 'body-malformed', raw("{by:'name'}")],
  ['NaN', 400, 'body-malformed', raw('{"by":"name","text":"ab","limit":NaN}')],
  ['XML', 400, 'body-malformed', raw('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')],
  ['a key twice', 400, 'body-malformed', raw('{"by":"name","by":"phone","text":"ab"}')],
  ['NUL', 400, 'body-malformed', raw('{"by":"name","text":"a\\u0000b"}')],
  ['half a surrogate pair', 400, 'body-malformed', raw('{"by":"name","text":"\\ud800"}')],
  ['broken UTF-8', 400, 'body-malformed', raw(bytes(0x22, 0xc3, 0x28, 0x22))],
  ['a byte order mark', 400, 'body-malformed', raw(bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d))],
  ['UTF-16', 400, 'body-malformed', raw(new Uint8Array(Buffer.from('{"by":"name"}', 'utf16le')))],
  ['100,000 levels', 400, 'body-malformed', raw(`${'['.repeat(1e5)}${']'.repeat(1e5)}`)],
  ['two megabytes', 413, 'body-too-large', raw(`"${'x'.repeat(2 * 1024 * 1024)}"`)],
  [
    'a form',
    415,
    'body-type-unsupported',
    posted(LIST, 'by=name', { 'content-type': 'application/x-www-form-urlencoded' }),
  ],
  ['no content type', 415, 'body-type-unsupported', posted(LIST, bytes(0x7b, 0x7d), { 'content-type': '' })],
  [
    'another charset',
    415,
    'body-type-unsupported',
    posted(LIST, '{}', { 'content-type': 'application/json; charset=latin1' }),
  ],
  ['a compressed body', 415, 'body-type-unsupported', posted(LIST, '{}', { 'content-encoding': 'gzip' })],
  ['no idempotency key', 400, 'idempotency-key-missing', add(reading(), { 'idempotency-key': '' })],
  ['a short idempotency key', 400, 'idempotency-key-missing', add(reading(), { 'idempotency-key': 'short' })],
  [
    'a long idempotency key',
    400,
    'idempotency-key-missing',
    add(reading(), { 'idempotency-key': 'k'.repeat(201) }),
  ],
  [
    'spaces in the idempotency key',
    400,
    'idempotency-key-missing',
    add(reading(), { 'idempotency-key': 'key key key' }),
  ],
  ['SQL for a metric', 422, 'input-invalid', add(reading({ metric: SQL }))],
  ['SQL for an id', 422, 'input-invalid', add(reading({ id: SQL }))],
  [
    'SQL for a value',
    422,
    'input-invalid',
    add(reading({ values: [{ key: 'weight', text: SQL, unit: 'kg' }] })),
  ],
  [
    'markup for a key',
    422,
    'input-invalid',
    add(reading({ values: [{ key: HTML, text: '1', unit: 'kg' }] })),
  ],
  ['no value', 422, 'input-invalid', add(reading({ values: [] }))],
  ['a time out of the calendar', 422, 'input-invalid', add(reading({ timestamp: 1e15 }))],
  [
    'a number instead of its digits',
    422,
    'input-invalid',
    add(reading({ values: [{ key: 'weight', text: 71.5, unit: 'kg' }] })),
  ],
  ['no window', 422, 'input-invalid', read('')],
  ['half a window', 422, 'input-invalid', read('?from=0')],
  ['words for a window', 422, 'input-invalid', read('?from=yesterday&to=today')],
  ['SQL for a window', 422, 'input-invalid', read(`?from=0&to=${encodeURIComponent(SQL)}`)],
  ['a parameter twice', 422, 'input-invalid', read('?from=0&from=1&to=2')],
  ['a parameter nobody knows', 422, 'input-invalid', read('?from=0&to=2&callback=x')],
  ['a list for a parameter', 422, 'input-invalid', read('?from[]=0&to=2')],
  ['parameters where there are none', 422, 'input-invalid', get(`${PROFILE}?x=1`)],
  ['SQL for a patient', 422, 'input-invalid', get(`/api/auth/user/get?vitaId=${encodeURIComponent(SQL)}`)],
  ['NUL for a patient', 400, 'body-malformed', get('/api/auth/user/get?vitaId=%00')],
  ['half a percent sign', 400, 'body-malformed', get('/api/auth/user/get?vitaId=%E0%A4')],
  ['a broken path', 400, 'body-malformed', get('/api/%C0%AF/etc/passwd')],
  ['a service nobody has', 404, 'not-found', get('/api/nobody/has/this')],
  ['a path up the tree', 404, 'not-found', get('/api/..%2f..%2fetc/passwd')],
  ['a path with a slash at its end', 404, 'not-found', get('/api/auth/profile/')],
  ['an address nobody has', 404, 'not-found', plain('/wp-admin.php')],
  ['an unknown patient', 404, 'not-found', get(`/api/auth/user/get?vitaId=${UUID}`)],
  ['the wrong method', 405, 'method-not-allowed', get(LIST)],
  ['DELETE', 405, 'method-not-allowed', plain(READ, 'DELETE')],
  ['OPTIONS', 405, 'method-not-allowed', plain(LIST, 'OPTIONS')],
  ['POST to /health', 405, 'method-not-allowed', plain('/health', 'POST')],
  ['a method nobody knows', 405, 'method-not-allowed', plain(LIST, 'PROPFIND')],
  ['a contract to come', 409, 'contract-unsupported', get(PROFILE, { 'careline-contract': '99' })],
  ['words for a contract', 409, 'contract-unsupported', get(PROFILE, { 'careline-contract': 'new' })],
  ['no token', 401, 'token-missing', plain(PROFILE)],
  ['a word for a token', 401, 'token-invalid', as(PROFILE, () => 'Bearer x')],
  ['None for a token', 401, 'token-invalid', as(PROFILE, () => 'None')],
  ['the token without its scheme', 401, 'token-invalid', as(PROFILE, (t) => t.bearer)],
  [
    'a token that was changed',
    401,
    'token-invalid',
    as(PROFILE, (t) => `Bearer ${t.bearer.slice(0, -6)}AAAAAA`),
  ],
  ['the Open token as Bearer', 401, 'token-invalid', as(PROFILE, (t) => `Bearer ${t.open}`)],
  ['the Bearer as Open token', 401, 'token-invalid', as(`${READ}?from=0&to=1`, (t) => `Open ${t.bearer}`)],
  [
    'a token of no algorithm',
    401,
    'token-invalid',
    as(PROFILE, (t) => `Bearer ${NO_ALGORITHM}.${t.bearer.split('.')[1]}.`),
  ],
  ['an exchange with a Bearer', 401, 'token-invalid', posted(EXCHANGE, '{"idToken":"x"}')],
  ['an exchange of a word', 401, 'identity-refused', posted(EXCHANGE, '{"idToken":"x"}', NONE)],
  [
    'an exchange of the access token',
    401,
    'identity-refused',
    posted(EXCHANGE, (t) => JSON.stringify({ idToken: t.bearer }), NONE),
  ],
  [
    'an exchange for SQL',
    422,
    'input-invalid',
    posted(EXCHANGE, JSON.stringify({ idToken: 'x', facilityId: SQL }), NONE),
  ],
];
