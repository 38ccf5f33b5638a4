import { describe, expect, it } from 'vitest';
import { listPatientEncounters } from '#encounters';
import { type Endpoint, type HttpClient, HttpError } from '#http';
import { getProfile } from '#identity';
import { listOtherReadings, type MetricRecord, type MetricType, readMetricEndpoints } from '#metrics';
import { getPatient, listPatients } from '#patients';
import { getPatientCourse } from '#trends';
import { type FhirSourceOptions, fhirSource } from './index.ts';

const BASE = 'https://hospital.example/fhir';
const ID = 'Pat.1-a';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly body: string;
  readonly token: string | null;
  readonly init: RequestInit;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

const SEARCHES = {
  Patient: ['identifier', 'name', 'phone', 'birthdate'],
  Observation: ['patient'],
  Encounter: ['patient'],
};

const statement = (searches: Readonly<Record<string, readonly string[]>> = SEARCHES, version = '4.0.1') => ({
  resourceType: 'CapabilityStatement',
  fhirVersion: version,
  rest: [
    {
      mode: 'server',
      resource: Object.entries(searches).map(([type, names]) => ({
        type,
        interaction: [{ code: 'search-type' }],
        searchParam: names.map((name) => ({ name })),
      })),
    },
  ],
});

const bundle = (resources: readonly object[], next?: string) => ({
  resourceType: 'Bundle',
  link: next === undefined ? [] : [{ relation: 'next', url: next }],
  entry: resources.map((resource) => ({ resource })),
});

type Answer = (sent: Sent) => Response | Promise<Response>;

/** Opens a source on a server that describes itself and answers everything else like this. */
function open(
  answer: Answer,
  options: Partial<FhirSourceOptions> = {},
  metadata: Answer = () => json(statement()),
) {
  const sent: Sent[] = [];
  const http = fhirSource({ base: BASE, timeZone: 'Asia/Kolkata', ...options }).open({
    accessToken: async () => 'a-token',
    fail: (facts) => new HttpError(facts),
    fetch: async (input, init = {}) => {
      const url = String(input);
      const headers = new Headers(init.headers);
      const token = headers.get('authorization');
      const one = { url, method: init.method ?? 'GET', body: String(init.body ?? ''), token, init };
      if (url.endsWith('/metadata')) return metadata(one);
      sent.push(one);
      return answer(one);
    },
  });
  return { http, sent };
}

const search = (http: HttpClient, by: 'uhid' | 'phone' | 'name' | 'birthDate', text: string) =>
  http.call(listPatients, { body: { by, text } });

const failure = (call: Promise<unknown>): Promise<HttpError> =>
  call.then(
    () => {
      throw new Error('it was answered');
    },
    (error: unknown) => error as HttpError,
  );

const PATIENT = {
  resourceType: 'Patient',
  id: ID,
  identifier: [
    { system: 'urn:cards', value: 'C-77' },
    { type: { coding: [{ code: 'MR' }] }, system: 'urn:numbers', value: 'HN000123' },
    { use: 'old', type: { coding: [{ code: 'MR' }] }, system: 'urn:numbers', value: 'OLD' },
  ],
  name: [
    { use: 'old', text: 'Asha Iyer' },
    { use: 'usual', text: 'Ashu' },
    { use: 'official', given: ['Asha'], family: 'Rao' },
  ],
  gender: 'female',
  birthDate: '1969-03',
  telecom: [{ system: 'phone', value: '+91 98480 22338', use: 'mobile' }],
};

describe('the search of a FHIR source', () => {
  it.each([
    ['uhid', 'HN 1,2', 'identifier=HN+1%5C%2C2&_count=20'],
    ['name', 'asha  rao', 'name=asha&name=rao&_count=20'],
    ['birthDate', '1969-03-12', 'birthdate=1969-03-12&_count=20'],
    ['phone', '9848022338', 'phone=9848022338%2C%2B919848022338%2C09848022338&_count=20'],
  ] as const)('by %s is a search of patients, in the body', async (by, text, body) => {
    const { http, sent } = open(() => json(bundle([])));
    expect(await search(http, by, text)).toEqual({ data: [], next: null });
    expect(sent).toMatchObject([{ url: `${BASE}/Patient/_search`, method: 'POST', body }]);
  });

  it('asks only the system of the page', async () => {
    const { http, sent } = open(() => json(bundle([PATIENT])), { uhidSystem: 'urn:cards' });
    const { data } = await search(http, 'uhid', 'C-77');
    expect(new URLSearchParams(sent[0]?.body).get('identifier')).toBe('urn:cards|C-77');
    expect(data).toMatchObject([{ uhid: 'C-77' }]);
  });

  it('shows the official name, partial dates and the record number', async () => {
    const { http } = open(() => json(bundle([PATIENT])));
    const { data } = await search(http, 'name', 'asha');
    expect(data).toEqual([
      {
        vitaId: ID,
        appUserInfo: { name: 'Asha Rao', gender: 'female' },
        birthDate: '1969-03',
        uhid: 'HN000123',
        phoneEnding: '38',
        programmes: [],
        photo: null,
        matchedOn: 'name',
      },
    ]);
  });

  it.each([
    [
      'a national number',
      { identifier: [{ type: { coding: [{ code: 'MR' }] }, value: '2341 2341 2346' }] },
      { uhid: null },
    ],
    ['a gender of its own', { gender: 'nonbinary' }, { appUserInfo: { gender: 'unknown' } }],
    ['an impossible birth date', { birthDate: '1969-02-31' }, { birthDate: null }],
    ['no name', { name: undefined }, { appUserInfo: { name: '' } }],
  ])('shows %s as it should', async (_, change, expected) => {
    const { http } = open(() => json(bundle([{ ...PATIENT, ...change }])));
    const { data } = await search(http, 'name', 'asha');
    expect(data).toMatchObject([expected]);
  });

  it('leaves out records that are not in use, other types, and what is only included', async () => {
    const others = [
      { ...PATIENT, active: false },
      { ...PATIENT, link: [{ type: 'replaced-by' }] },
      { resourceType: 'OperationOutcome', id: 'x' },
      { ...PATIENT, id: '..' },
    ];
    const included = { resource: PATIENT, search: { mode: 'include' } };
    const body = bundle(others);
    const { http } = open(() => json({ ...body, entry: [...body.entry, included] }));
    expect((await search(http, 'name', 'asha')).data).toEqual([]);
  });

  it('does not ask for the end of a phone number, which FHIR cannot find', async () => {
    const { http, sent } = open(() => json(bundle([])));
    expect(await search(http, 'phone', '2338')).toEqual({ data: [], next: null });
    expect(sent).toEqual([]);
  });

  it('continues with the next link', async () => {
    const next = `${BASE}?page=2`;
    const { http, sent } = open(({ method }) =>
      json(method === 'POST' ? bundle([PATIENT], next) : bundle([{ ...PATIENT, id: 'other' }])),
    );
    const first = await search(http, 'name', 'asha');
    const second = await http.call(listPatients, {
      body: { by: 'name', text: 'asha', after: first.next ?? '' },
    });
    expect(sent[1]).toMatchObject({ url: next, method: 'GET' });
    expect(second).toMatchObject({ data: [{ vitaId: 'other' }], next: null });
  });

  it('never follows a link to another host', async () => {
    const { http, sent } = open(() => json(bundle([PATIENT], 'https://evil.example/page')));
    expect(await failure(search(http, 'name', 'asha'))).toMatchObject({ failure: 'answer-invalid' });
    expect(sent).toHaveLength(1);
  });

  it('is refused if the server ignored what was searched for', async () => {
    const self = { link: [{ relation: 'self', url: `${BASE}/Patient?_count=20` }] };
    const { http } = open(() => json({ ...bundle([PATIENT]), ...self }));
    expect(await failure(search(http, 'name', 'asha'))).toMatchObject({ failure: 'answer-invalid' });
  });

  it('is a GET on servers that know no other', async () => {
    const { http, sent } = open(({ method }) => (method === 'POST' ? json({}, 405) : json(bundle([]))));
    await search(http, 'name', 'asha');
    await search(http, 'name', 'ravi');
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'GET']);
    expect(sent[2]?.url).toBe(`${BASE}/Patient?name=ravi&_count=20`);
  });
});

describe('what the server says of itself', () => {
  const asks = (searches: Readonly<Record<string, readonly string[]>>) =>
    open(
      () => json(bundle([])),
      {},
      () => json(statement(searches)),
    ).http;

  it('is read once', async () => {
    let reads = 0;
    const { http } = open(
      () => json(bundle([])),
      {},
      () => {
        reads += 1;
        return json(statement());
      },
    );
    await search(http, 'name', 'asha');
    await search(http, 'name', 'ravi');
    expect(reads).toBe(1);
  });

  it.each([
    ['name', { Patient: ['identifier'] }],
    ['phone', { Patient: ['identifier'] }],
    ['birthDate', {}],
  ] as const)('decides whether there is a search by %s', async (by, searches) => {
    expect(await failure(search(asks(searches), by, '9848022338'))).toMatchObject({
      code: 'source-no-search',
    });
  });

  it('may name telecom in place of phone', async () => {
    const { http, sent } = open(
      () => json(bundle([])),
      {},
      () => json(statement({ Patient: ['telecom'] })),
    );
    await search(http, 'phone', '9848022338');
    expect(sent[0]?.body).toMatch(/^telecom=/);
  });

  it.each<[string, Answer]>([
    ['is not there', () => json({}, 404)],
    ['is a page', () => new Response('<html>')],
    ['is another resource', () => json({ resourceType: 'Bundle' })],
    ['is of another version', () => json(statement(SEARCHES, '5.0.0'))],
  ])('is required: %s', async (_, metadata) => {
    const { http, sent } = open(() => json(bundle([])), {}, metadata);
    expect(await failure(search(http, 'name', 'asha'))).toMatchObject({ code: 'source-not-described' });
    expect(sent).toEqual([]);
  });

  it('is read with a token only if the server wants one', async () => {
    const tokens: (string | null)[] = [];
    const { http } = open(
      () => json(bundle([])),
      { getToken: async () => ({ token: 'a-token', expiresIn: 60 }) },
      ({ token }) => {
        tokens.push(token);
        return token ? json(statement()) : json({}, 401);
      },
    );
    await search(http, 'name', 'asha');
    expect(tokens).toEqual([null, 'Bearer a-token']);
  });

  it('is asked for again after a failure', async () => {
    let reads = 0;
    const { http } = open(
      () => json(bundle([])),
      {},
      () => {
        reads += 1;
        return reads === 1 ? json({}, 503) : json(statement());
      },
    );
    expect(await failure(search(http, 'name', 'asha'))).toMatchObject({ status: 503 });
    await search(http, 'name', 'asha');
    expect(reads).toBe(2);
  });
});

describe('requests', () => {
  it('are never cached, carry no cookies and follow no redirect', async () => {
    const { http, sent } = open(() => json(bundle([])));
    await search(http, 'name', 'asha');
    expect(sent[0]?.init).toMatchObject({
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    });
  });

  it('have a token only if the source has one', async () => {
    const without = open(() => json(bundle([])));
    await search(without.http, 'name', 'asha');
    const withToken = open(() => json(bundle([])), {
      getToken: async () => ({ token: 'a-token', expiresIn: 60 }),
    });
    await search(withToken.http, 'name', 'asha');
    expect([without.sent[0]?.token, withToken.sent[0]?.token]).toEqual([null, 'Bearer a-token']);
  });

  it.each<[string, Answer, object]>([
    ['401', () => json({}, 401), { failure: 'refused', status: 401, advice: 'sign-in' }],
    ['403', () => json({}, 403), { failure: 'refused', code: 'scope-missing' }],
    ['400', () => json({}, 400), { failure: 'refused', code: 'input-invalid' }],
    ['429', () => json({}, 429, { 'retry-after': '7' }), { code: 'rate-limited', retryAfterMs: 7000 }],
    ['500', () => json({}, 500), { code: 'server-failed', retryable: true }],
    ['503', () => json({}, 503), { code: 'unavailable', retryable: true }],
    ['502', () => json({}, 502), { status: 502, retryable: true }],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), { failure: 'unreachable' }],
    ['a time-out', () => Promise.reject(new DOMException('late', 'TimeoutError')), { failure: 'timeout' }],
    ['HTML', () => new Response('<html>'), { failure: 'answer-invalid' }],
    ['half of a JSON', () => new Response('{"resourceType":"Bun'), { failure: 'answer-invalid' }],
    ['JSON of something else', () => json([1]), { failure: 'answer-invalid' }],
    [
      'an outcome in place of a bundle',
      () => json({ resourceType: 'OperationOutcome' }),
      { failure: 'answer-invalid' },
    ],
  ])('that fail with %s are reported like failures of the services', async (_, answer, expected) => {
    const { http } = open(answer);
    const error = await failure(search(http, 'name', 'asha'));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ ...expected, endpoint: 'user/list' });
  });

  it('never pass on the words of the other system', async () => {
    const words = { resourceType: 'OperationOutcome', issue: [{ diagnostics: 'CANARY' }] };
    const { http } = open(() => json(words, 422));
    const error = await failure(search(http, 'name', 'asha'));
    expect(JSON.stringify([error, error.message, error.action, error.problem])).not.toContain('CANARY');
  });

  it.each(['ftp://hospital.example', '/fhir', 'https://hospital.example/fhir?x=1'])(
    'need an address, not %s',
    (base) => {
      expect(() => fhirSource({ base })).toThrow(TypeError);
    },
  );

  it('for what a source does not have are refused without a request', async () => {
    const { http, sent } = open(() => json(bundle([])));
    const other = { name: 'calllog/add' } as Endpoint;
    expect(await failure(http.call(other))).toMatchObject({ code: 'source-no-data' });
    expect(sent).toEqual([]);
  });
});

describe('one patient', () => {
  const read = (http: HttpClient, vitaId = ID) => http.call(getPatient, { query: { vitaId } });

  it('has the facts of the resource, and nothing of Careline', async () => {
    const { http } = open(() => json(PATIENT));
    expect(await read(http)).toMatchObject({
      vitaId: ID,
      data: {
        vitaId: ID,
        appUserInfo: { name: 'Asha Rao' },
        identifiers: [
          { system: 'urn:cards', value: 'C-77' },
          { system: 'urn:numbers', value: 'HN000123' },
        ],
        phones: [{ value: '+91 98480 22338', use: 'mobile' }],
        enrolments: [],
        callsStopped: null,
      },
    });
  });

  it.each([
    ['another patient', { ...PATIENT, id: 'pat.1-a' }, 'other-patient'],
    ['another resource', { ...PATIENT, resourceType: 'Group' }, 'other-patient'],
    ['a record that was merged', { ...PATIENT, link: [{ type: 'replaced-by' }] }, 'patient-merged'],
  ])('is never %s', async (_, answer, code) => {
    const { http } = open(() => json(answer));
    expect(await failure(read(http))).toMatchObject({ code });
  });

  it.each(['..', '.', 'a/b', 'a b', 'x'.repeat(65), ''])('has an id, not %s', async (id) => {
    const { http, sent } = open(() => json(PATIENT));
    expect(await failure(read(http, id))).toMatchObject({ code: 'not-found' });
    expect(sent).toEqual([]);
  });
});

it('the profile opens what reads, and nothing that writes', async () => {
  const { http } = open(() => json({}), { name: 'City Hospital' });
  const { data } = await http.call(getProfile);
  expect(data).toMatchObject({
    name: 'City Hospital',
    scopes: ['prohealth', 'search'],
    facility: { timeZone: 'Asia/Kolkata' },
  });
});

const LOINC = 'http://loinc.org';

const observation = (id: string, code: string, more: object) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  code: { coding: [{ system: LOINC, code }], text: code },
  subject: { reference: `Patient/${ID}` },
  effectiveDateTime: '2023-12-01T09:00:00+05:30',
  ...more,
});
const pressure = (id: string, more: object = {}) =>
  observation(id, '85354-9', {
    component: [
      {
        code: { coding: [{ system: LOINC, code: '8480-6' }] },
        valueQuantity: { value: 148, code: 'mm[Hg]' },
      },
      { code: { coding: [{ system: LOINC, code: '8462-4' }] }, valueQuantity: { value: 92, code: 'mm[Hg]' } },
    ],
    ...more,
  });
const kilograms = (id: string, text: string, more: object = {}) =>
  observation(id, '29463-7', { valueQuantity: { value: Number(text), code: 'kg' }, ...more });

const WHOLE = { from: '-62135596800', to: '253402300799' };

function readings(resources: readonly object[], options: { readonly next?: string } = {}) {
  const opened = open(() => json(bundle(resources, options.next)));
  const { signal } = new AbortController();
  const of = async (metric: MetricType) => {
    const { data } = await opened.http.call(readMetricEndpoints[metric], {
      query: WHOLE,
      openToken: ID,
      signal,
    });
    return data as readonly (MetricRecord | null)[];
  };
  const other = async () =>
    (await opened.http.call(listOtherReadings, { query: {}, openToken: ID, signal })).data;
  return { ...opened, of, other };
}

describe('the readings of a FHIR source', () => {
  it('are one search for all lists of a load', async () => {
    const { of, other, sent } = readings([pressure('bp'), kilograms('w', '74.5')]);
    await Promise.all([of('bloodpressure'), of('body'), other()]);
    expect(sent).toMatchObject([{ url: `${BASE}/Observation/_search`, body: 'patient=Pat.1-a&_count=200' }]);
  });

  it('have a blood pressure as one reading with two values', async () => {
    const [record] = await readings([pressure('bp')]).of('bloodpressure');
    expect(record).toMatchObject({
      id: 'bp',
      timestamp: Date.parse('2023-12-01T09:00:00+05:30') / 1000,
      values: [
        { key: 'systolic', value: 148, unit: 'mm[Hg]' },
        { key: 'diastolic', value: 92, unit: 'mm[Hg]' },
      ],
    });
  });

  it('keep digits as they were written', async () => {
    const { http } = open(() => {
      const text = JSON.stringify(bundle([kilograms('w', '75')]));
      return new Response(text.replace('"value":75', '"value":75.0'));
    });
    const answer = await http.call(readMetricEndpoints.body, { query: WHOLE, openToken: ID });
    expect(answer.data).toMatchObject([{ values: [{ text: '75.0', value: 75 }] }]);
  });

  it('are not judged here, and say what the other system thinks', async () => {
    const [record] = await readings([
      pressure('bp', {
        interpretation: [{ coding: [{ code: 'H', display: 'High' }] }],
        status: 'preliminary',
      }),
    ]).of('bloodpressure');
    expect(record).toMatchObject({
      assessment: 'High, preliminary',
      faces: { systolic: { kind: 'not-judged', reason: 'other-system' } },
    });
  });

  it.each([
    [
      'a unit of its own',
      { valueQuantity: { value: 11.8, unit: 'stone' } },
      [{ text: '11.8', unit: 'stone' }],
    ],
    ['no unit', { valueQuantity: { value: 74 } }, [{ text: '74' }]],
    ['a bound', { valueQuantity: { value: 5, comparator: '<', code: 'kg' } }, [{ text: '<5', unit: 'kg' }]],
    ['words', { valueString: 'refused' }, [{ text: 'refused' }]],
  ])('show %s as it is', async (_, value, values) => {
    const [record] = await readings([observation('w', '29463-7', value)]).of('body');
    expect(record?.values).toMatchObject(values);
    expect(record?.values[0]).not.toHaveProperty('assumedUnit');
  });

  it('list unknown codes under their names', async () => {
    const odd = observation('x', 'LOCAL-1', { valueString: 'pink' });
    const { other } = readings([
      { ...odd, code: { coding: [{ system: 'urn:own', code: 'L1', display: 'Nail colour' }] } },
    ]);
    expect(await other()).toMatchObject([
      { metric: null, display: 'Nail colour', standing: 'live', values: [{ text: 'pink' }] },
    ]);
  });

  it.each(['entered-in-error', 'cancelled'])('never show the value of one that is %s', async (status) => {
    const { of, other } = readings([kilograms('w', '740', { status })]);
    expect(await of('body')).toEqual([]);
    expect(await other()).toMatchObject([{ standing: 'entered-in-error', values: [] }]);
  });

  it.each([
    ['a day', '2023-12-01', { date: '2023-12-01' }],
    ['a month', '2023-12', undefined],
    ['no time', undefined, undefined],
  ])('have %s as their source wrote it', async (_, effectiveDateTime, expected) => {
    const { of, other } = readings([kilograms('w', '74', { effectiveDateTime })]);
    const found = expected ? await of('body') : await other();
    expect(found).toMatchObject([expected ?? { metric: 'body' }]);
    expect(found[0]).not.toHaveProperty('timestamp');
  });

  it('count what cannot be read, once', async () => {
    const { of } = readings([kilograms('w', '74'), kilograms('x', '75', { implicitRules: 'urn:secret' })]);
    const lists = await Promise.all(
      (Object.keys(readMetricEndpoints) as MetricType[]).map((metric) => of(metric)),
    );
    expect(lists.flat().filter((record) => record === null)).toHaveLength(1);
  });

  it.each([
    ['another patient', { subject: { reference: 'Patient/other' } }],
    ['the same id in other letters', { subject: { reference: `Patient/${ID.toUpperCase()}` } }],
    ['nobody', { subject: undefined }],
    ['a patient of another server', { subject: { reference: `https://other.example/fhir/Patient/${ID}` } }],
    ['a group', { subject: { reference: `Group/${ID}` } }],
  ])('are all refused if one is about %s', async (_, change) => {
    const { of } = readings([kilograms('w', '74'), kilograms('x', '75', change)]);
    expect(await failure(of('body'))).toMatchObject({ failure: 'answer-invalid', code: 'other-patient' });
  });

  it('accept an absolute reference to this server', async () => {
    const subject = { reference: `${BASE}/Patient/${ID}/_history/3` };
    expect(await readings([kilograms('w', '74', { subject })]).of('body')).toHaveLength(1);
  });

  it('come from all pages, each once', async () => {
    const pages = [
      bundle([kilograms('a', '70')], `${BASE}?p=2`),
      bundle([kilograms('a', '70'), kilograms('b', '71')]),
    ];
    const { http, sent } = open(() => json(pages[Math.min(1, sent.length - 1)]));
    const { data } = await http.call(readMetricEndpoints.body, { query: WHOLE, openToken: ID });
    expect(data).toHaveLength(2);
  });

  it('end with pages that do not end', async () => {
    const { of } = readings([kilograms('a', '70')], { next: `${BASE}?p=2` });
    expect(await failure(of('body'))).toMatchObject({ failure: 'answer-invalid' });
  });

  it('are asked for again after a failure in the same load', async () => {
    let asked = 0;
    const { http } = open(() => {
      asked += 1;
      return asked === 1 ? json({}, 401) : json(bundle([kilograms('w', '74')]));
    });
    const { signal } = new AbortController();
    const request = { query: WHOLE, openToken: ID, signal };
    expect(await failure(http.call(readMetricEndpoints.body, request))).toMatchObject({ status: 401 });
    expect((await http.call(readMetricEndpoints.body, request)).data).toHaveLength(1);
  });

  it('have no facts that would choose a range', async () => {
    const { http } = open(() => json(PATIENT));
    expect(await http.call(getPatientCourse, { query: { vitaId: ID } })).toEqual({
      vitaId: ID,
      course: { sex: 'unknown', birthDate: null, pregnancies: [] },
      enrolments: [],
    });
  });

  it('are not offered by a server without the search', async () => {
    const { http } = open(
      () => json(bundle([])),
      {},
      () => json(statement({ Patient: ['name'] })),
    );
    const call = http.call(readMetricEndpoints.body, { query: WHOLE, openToken: ID });
    expect(await failure(call)).toMatchObject({ code: 'source-no-data' });
  });
});

describe('the encounters of a FHIR source', () => {
  const visit = (id: string, more: object = {}) => ({
    resourceType: 'Encounter',
    id,
    status: 'finished',
    class: { code: 'AMB' },
    type: [{ text: 'Diabetes clinic' }],
    subject: { reference: `Patient/${ID}` },
    participant: [
      { individual: { display: 'A nurse' } },
      { type: [{ coding: [{ code: 'ATND' }] }], individual: { display: 'Dr. Menon' } },
    ],
    period: { start: '2023-11-20T10:00:00+05:30', end: '2023-11-20T10:20:00+05:30' },
    ...more,
  });
  const list = (resources: readonly object[]) =>
    open(() => json(bundle(resources)), { name: 'City Hospital' }).http.call(listPatientEncounters, {
      query: { vitaId: ID, order: 'latest', limit: '50' },
    });

  it('are shown with time, class, reason and the person who treats', async () => {
    const { data } = await list([visit('e1')]);
    expect(data).toMatchObject([
      {
        id: 'e1',
        vitaId: ID,
        status: 'COMPLETED',
        encounterClass: 'AMB',
        serviceType: 'Diabetes clinic',
        careProvider: { name: 'Dr. Menon' },
        otherSystem: 'City Hospital',
        period: { start: Date.parse('2023-11-20T10:00:00+05:30') / 1000 },
      },
    ]);
    expect(data[0]).not.toHaveProperty('dayOnly');
  });

  it('come latest first, with days where there is no time', async () => {
    const { data } = await list([visit('e1'), visit('e2', { period: { start: '2023-12-01' } })]);
    expect(data.map(({ id, dayOnly }) => [id, dayOnly])).toEqual([
      ['e2', true],
      ['e1', undefined],
    ]);
  });

  it('count those without a day or with an unknown status, and drop those entered in error', async () => {
    const answer = await list([
      visit('e1', { period: undefined }),
      visit('e2', { status: 'dreaming' }),
      visit('e3', { status: 'entered-in-error' }),
      visit('e4'),
    ]);
    expect(answer.data.map(({ id }) => id)).toEqual(['e4']);
    expect(answer.leftOut).toBe(2);
  });

  it('are all refused if one is about another patient', async () => {
    const call = list([visit('e1'), visit('e2', { subject: { reference: 'Patient/other' } })]);
    expect(await failure(call)).toMatchObject({ code: 'other-patient' });
  });
});
