import type { Bundle } from 'fhir/r4';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aFhirClinic,
  type FhirClinic,
  idsOf,
  linkOf,
  matchesOf,
  READ_AT,
} from '../../test/fhir/fhir-clinic.ts';

let clinic: FhirClinic;
let ravi: string;
let meena: string;
let pressure: string;
let pulse: string;
let weight: string;

const at = (text: string): number => Math.floor(Date.parse(text) / 1000);

beforeAll(async () => {
  clinic = await aFhirClinic();
  ravi = await clinic.addPatient({
    name: 'Ravi Kumar',
    names: [{ use: 'official', text: 'Ravi Kumar', given: ['Ravi'], family: 'Kumar' }],
    identifiers: [
      { system: 'uhid', value: 'CL0000000011' },
      { system: 'http://hospital.example/mrn', value: 'A-77' },
    ],
    phones: [{ value: '98765 43210', use: 'mobile' }],
    languages: ['hi'],
  });
  meena = await clinic.addPatient({ name: 'Meena Iyer', gender: 'female', birthDate: '1985' });
  pressure = await clinic.addReading(ravi, {
    metric: 'bloodpressure',
    at: READ_AT,
    values: [
      { key: 'systolic', text: '182', value: 182, unit: 'mm[Hg]' },
      { key: 'diastolic', text: '121', value: 121, unit: 'mm[Hg]' },
    ],
  });
  pulse = await clinic.addReading(ravi, { at: at('2026-03-11T23:30:00+05:30') });
  weight = await clinic.addReading(ravi, {
    metric: 'body',
    at: null,
    onDate: '2026-02-01',
    sortAt: at('2026-02-01T00:00:00+05:30'),
    values: [
      { key: 'weight', text: '70.5', value: 70.5, unit: 'kg' },
      { key: 'height', text: '168', value: 168, unit: 'cm' },
    ],
  });
});
afterAll(() => clinic.server.stop());

const search = async (path: string, init?: RequestInit): Promise<Bundle> => {
  const { status, body } = await clinic.get(path, init);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

/** Names for the ids in a table of rules. */
const named = (text: string): string =>
  text
    .replaceAll('{ravi}', ravi)
    .replaceAll('{meena}', meena)
    .replaceAll('{pressure}', pressure)
    .replaceAll('{base}', clinic.base);

const ALL = ['pressure', 'pulse', 'weight'] as const;
const idOf = (name: string): string => ({ ravi, meena, pressure, pulse, weight })[name] ?? '';

describe('a search (R4 search.html)', () => {
  it.each<[rule: string, path: string, found: readonly string[]]>([
    ['2.1.21 token: any system', 'Patient?identifier=CL0000000011', ['ravi']],
    ['2.1.21 token: system and code', 'Patient?identifier=http://hospital.example/mrn|A-77', ['ravi']],
    ['2.1.21 token: another system', 'Patient?identifier=http://other.example|A-77', []],
    ['our system of a stored name', 'Patient?identifier=urn:careline:identifier:uhid|CL0000000011', ['ravi']],
    ['2.1.21 token of a code element', 'Patient?gender=female&name=meena', ['meena']],
    [
      '2.1.21 token: system without a code',
      'Observation?patient={ravi}&category=http://terminology.hl7.org/CodeSystem/observation-category|',
      ALL,
    ],
    ['2.1.21 token: no system', 'Observation?patient={ravi}&code=|8867-4', []],
    [':not', 'Observation?patient={ravi}&category:not=laboratory', ALL],
    ['2.1.20 string: start of a word', 'Patient?name=kum', ['ravi']],
    ['2.1.20 string: without regard to case', 'Patient?family=KUMAR', ['ravi']],
    ['2.1.20 string: not inside of a word', 'Patient?name=umar', []],
    ['2.1.20 string:contains', 'Patient?name:contains=umar', ['ravi']],
    ['2.1.20 string:exact', 'Patient?family:exact=Kumar', ['ravi']],
    ['2.1.20 string:exact regards case', 'Patient?family:exact=kumar', []],
    ['2.1.23 reference: id', 'Observation?subject={ravi}&code=8867-4', ['pulse']],
    ['2.1.23 reference: type and id', 'Observation?subject=Patient/{ravi}&code=8867-4', ['pulse']],
    ['2.1.23 reference: absolute', 'Observation?subject={base}/Patient/{ravi}&code=8867-4', ['pulse']],
    ['2.1.23 reference:type', 'Observation?subject:Patient={ravi}&code=8867-4', ['pulse']],
    ['2.1.23 reference to another server', 'Observation?patient=http://other.example/Patient/{ravi}', []],
    ['2.1.18 date: day in the zone of the facility', 'Observation?patient={ravi}&date=2026-03-11', ['pulse']],
    [
      '2.1.18 date: zone of the parameter',
      'Observation?patient={ravi}&date=2026-03-10T04:00:00Z',
      ['pressure'],
    ],
    ['2.1.18 date: month', 'Observation?patient={ravi}&date=2026-03', ['pressure', 'pulse']],
    ['2.1.18 date ge', 'Observation?patient={ravi}&date=ge2026-03-11', ['pulse']],
    ['2.1.18 date gt: the end of the day', 'Observation?patient={ravi}&date=gt2026-03-10', ['pulse']],
    ['2.1.18 date le', 'Observation?patient={ravi}&date=le2026-03-10', ['pressure', 'weight']],
    ['2.1.18 date lt', 'Observation?patient={ravi}&date=lt2026-03-10', ['weight']],
    ['2.1.18 date ne', 'Observation?patient={ravi}&date=ne2026-03-10', ['pulse', 'weight']],
    ['2.1.18 date sa: a day is a range', 'Observation?patient={ravi}&date=sa2026-01-31', ALL],
    ['2.1.18 date eb', 'Observation?patient={ravi}&date=eb2026-02-02', ['weight']],
    ['2.1.18 a row with a day only is no instant', 'Observation?patient={ravi}&date=2026-02-01T10:00', []],
    ['2.1.18 birth date of a year', 'Patient?birthdate=1985', ['meena']],
    ['2.1.18 a year is not a day of it', 'Patient?birthdate=1985-01-01', []],
    ['2.1.18 birth date ge', 'Patient?birthdate=ge1980', ['meena']],
    ['2.1.17 comma is or', 'Patient?name=ravi,meena', ['ravi', 'meena']],
    ['2.1.17 repeated is and', 'Patient?name=ravi&name=kumar', ['ravi']],
    [
      '2.1.17 repeated dates are a period',
      'Observation?patient={ravi}&date=ge2026-03-01&date=lt2026-03-11',
      ['pressure'],
    ],
    ['3.1.0 escaped comma', 'Patient?name=ra\\,vi', []],
    ['_id', 'Observation?_id={pressure}', ['pressure']],
    ['_lastUpdated', 'Observation?patient={ravi}&_lastUpdated=gt2100-01-01', []],
    ['an empty parameter counts as missing', 'Patient?name=ravi&gender=', ['ravi']],
    ['a code of a component is not the code', 'Observation?patient={ravi}&code=8480-6', []],
    ['component-code', 'Observation?patient={ravi}&component-code=8480-6', ['pressure']],
    ['combo-code', 'Observation?patient={ravi}&combo-code=http://loinc.org|8480-6', ['pressure']],
    ['the code of the panel', 'Observation?patient={ravi}&code=http://loinc.org|85354-9', ['pressure']],
    ['values without a panel by their code', 'Observation?patient={ravi}&code=29463-7', ['weight']],
    ['phone with country code', 'Patient?phone=%2B919876543210', ['ravi']],
    ['telecom', 'Patient?telecom=phone|9876543210', ['ravi']],
  ])('%s', async (_, path, found) => {
    const bundle = await search(named(path));
    expect(idsOf(bundle).sort()).toEqual(found.map(idOf).sort());
  });

  it('by POST is the same', async () => {
    const query = { patient: ravi, date: 'ge2026-03-01', _sort: 'date', _total: 'accurate' };
    const { body } = await clinic.post('Observation/_search', query);
    expect(idsOf(body)).toEqual([pressure, pulse]);
    expect(body).toEqual(await search(`Observation?${new URLSearchParams(query)}`));
  });

  it.each([
    ['date', ['weight', 'pressure', 'pulse']],
    ['-date', ['pulse', 'pressure', 'weight']],
  ])('is sorted by %s', async (sort, order) => {
    expect(idsOf(await search(`Observation?patient=${ravi}&_sort=${sort}`))).toEqual(order.map(idOf));
  });

  it.each([['_summary=count'], ['_count=0']])('counts only with %s', async (parameter) => {
    const bundle = await search(`Observation?patient=${ravi}&${parameter}`);
    expect(bundle.total).toBe(3);
    expect(bundle.entry).toBeUndefined();
  });

  it('shows the elements that were asked for, marked as a part', async () => {
    const [shown] = matchesOf(await search(`Observation?_id=${pulse}&_elements=valueQuantity`));
    expect(Object.keys(shown ?? {}).sort()).toEqual([
      'code',
      'id',
      'meta',
      'resourceType',
      'status',
      'subject',
      'valueQuantity',
    ]);
    expect(shown?.meta?.tag?.[0]?.code).toBe('SUBSETTED');
  });

  it('includes what matches refer to, as include', async () => {
    const bundle = await search(`Observation?_id=${pulse}&_include=Observation:patient`);
    const modes = bundle.entry?.map(({ fullUrl, search: { mode } = {} }) => [fullUrl, mode]);
    expect(modes).toEqual([
      [`${clinic.base}/Observation/${pulse}`, 'match'],
      [`${clinic.base}/Patient/${ravi}`, 'include'],
    ]);
  });

  it('includes what refers to matches', async () => {
    const bundle = await search(`Patient?_id=${ravi}&_revinclude=Observation:subject`);
    expect(bundle.entry?.map(({ resource, search: { mode } = {} }) => [resource?.id, mode])).toEqual([
      [ravi, 'match'],
      ...[pressure, pulse, weight].sort().map((id) => [id, 'include']),
    ]);
  });

  it.each<[what: string, path: string, code: string, expression: string]>([
    ['an unknown parameter', 'Patient?name=ravi&shoe-size=44', 'not-supported', 'http.shoe-size'],
    ['an unknown modifier', 'Patient?name:sounds=ravi', 'not-supported', 'http.name'],
    ['a chain', 'Observation?patient.name=ravi&patient={ravi}', 'not-supported', 'http.patient.name'],
    ['an unreadable date', 'Observation?patient={ravi}&date=soon', 'invalid', 'http.date'],
    ['a day that does not exist', 'Observation?patient={ravi}&date=2026-02-31', 'invalid', 'http.date'],
    ['an unreadable count', 'Patient?name=ravi&_count=many', 'invalid', 'http._count'],
    ['an unknown order', 'Patient?name=ravi&_sort=shoe-size', 'not-supported', 'http._sort'],
    ['an unknown inclusion', 'Patient?name=ravi&_include=Patient:shoes', 'not-supported', 'http._include'],
    ['an unknown summary', 'Patient?name=ravi&_summary=text', 'not-supported', 'http._summary'],
    ['readings of nobody', 'Observation?code=8867-4', 'too-costly', 'http.patient'],
    ['another page', 'Patient?_page=forged', 'invalid', 'http._page'],
  ])('refuses %s with 400', async (_, path, code, expression) => {
    const { status, body } = await clinic.get(named(path));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      resourceType: 'OperationOutcome',
      issue: [{ severity: 'error', code, expression: [expression] }],
    });
  });

  it('ignores an unknown parameter if asked to, and says in self what it used', async () => {
    const lenient = { headers: { prefer: 'handling=lenient' } };
    const bundle = await search('Patient?name=ravi&shoe-size=44', lenient);
    expect(idsOf(bundle)).toEqual([ravi]);
    expect(linkOf(bundle, 'self')).toBe(`${clinic.base}/Patient?name=ravi`);
  });
});

describe('pages', () => {
  it('follow each other by opaque absolute links, also after a POST, and keep what was asked', async () => {
    const first = await clinic.post('Observation/_search', {
      patient: ravi,
      _count: '1',
      _sort: 'date',
      _include: 'Observation:patient',
    });
    const seen: string[] = [...idsOf(first.body)];
    let next = linkOf(first.body, 'next');
    while (next !== undefined) {
      expect(next.startsWith(`${clinic.base}/Observation?_page=`)).toBe(true);
      expect(next).not.toContain(ravi);
      const page: Bundle = await search(next);
      expect(linkOf(page, 'self')).toBe(next);
      expect(page.entry?.map(({ search: { mode } = {} }) => mode)).toEqual(['match', 'include']);
      seen.push(...idsOf(page));
      next = linkOf(page, 'next');
    }
    expect(seen).toEqual([weight, pressure, pulse]);
  });

  it('repeat no row when rows arrive in between', async () => {
    const asha = await clinic.addPatient({ name: 'Asha Rows' });
    const days = [1, 2, 3, 4].map((day) => at(`2026-01-0${day}T10:00:00Z`));
    const [one, two, three] = await Promise.all(
      days.slice(0, 3).map((day) => clinic.addReading(asha, { at: day })),
    );
    const first = await search(`Observation?patient=${asha}&_count=2&_sort=-date`);
    await clinic.addReading(asha, { at: days[3] ?? null });
    const second = await search(linkOf(first, 'next') ?? '');
    expect([idsOf(first), idsOf(second)]).toEqual([[three, two], [one]]);
  });
});

describe('HTTP (R4 http.html)', () => {
  it('sends FHIR JSON with version and date, never to be stored', async () => {
    const { status, headers, body } = await clinic.get(`Patient/${ravi}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/fhir+json; charset=utf-8');
    expect(headers.get('etag')).toBe(`W/"${body.meta.versionId}"`);
    expect(new Date(headers.get('last-modified') ?? '').toISOString()).toBe(body.meta.lastUpdated);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('answers 304 for the version that a client has', async () => {
    const { headers } = await clinic.get(`Patient/${ravi}`);
    const again = await clinic.get(`Patient/${ravi}`, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it.each([
    ['application/fhir+json', 200],
    ['application/json', 200],
    ['text/html,*/*;q=0.8', 200],
    ['application/fhir+json; fhirVersion=4.0', 200],
    ['application/fhir+json; fhirVersion=3.0', 406],
    ['application/fhir+xml', 406],
  ])('takes Accept: %s with %i', async (accept, status) => {
    expect((await clinic.get(`Patient/${ravi}`, { headers: { accept } })).status).toBe(status);
  });

  it.each([
    ['json', 200],
    ['application/fhir%2Bjson', 200],
    ['xml', 406],
  ])('takes _format=%s with %i, whatever is accepted', async (format, status) => {
    const headers = { accept: 'application/fhir+xml' };
    expect((await clinic.get(`Patient/${ravi}?_format=${format}`, { headers })).status).toBe(status);
  });

  it.each<
    [what: string, path: string, init: RequestInit & { token?: string | null }, status: number, code: string]
  >([
    ['no token', 'Patient/{ravi}', { token: null }, 401, 'login'],
    ['a wrong token', 'Patient/{ravi}', { token: 'eyJ' }, 401, 'login'],
    ['an unknown id', `Patient/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`, {}, 404, 'not-found'],
    ['an id that is none', 'Patient/ravi', {}, 404, 'not-found'],
    ['an unknown type', 'Shoe/1', {}, 404, 'not-supported'],
    ['history', 'Patient/{ravi}/_history', {}, 404, 'not-supported'],
    ['a write', 'Patient', { method: 'POST', body: '{}' }, 405, 'not-supported'],
    ['a change', 'Patient/{ravi}', { method: 'PUT', body: '{}' }, 405, 'not-supported'],
    [
      'a search as JSON',
      'Patient/_search',
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
      415,
      'not-supported',
    ],
  ])('refuses %s', async (_, path, init, status, code) => {
    const answer = await clinic.get(named(path), init);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code }] });
    expect(answer.body.issue[0].expression).toHaveLength(1);
    if (status === 401) expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="careline"');
    if (status === 405) expect(answer.headers.get('allow')).toBeTruthy();
  });
});

describe('an Observation', () => {
  const read = async (id: string) => (await clinic.get(`Observation/${id}`)).body;

  it('of a blood pressure is a panel with components in UCUM', async () => {
    const { code, component, subject, performer, effectiveDateTime } = await read(pressure);
    expect(code.coding[0]).toEqual({ system: 'http://loinc.org', code: '85354-9' });
    expect(
      component.map((part: { code: { coding: object[] }; valueQuantity: object }) => [
        part.code.coding[0],
        part.valueQuantity,
      ]),
    ).toEqual([
      [
        { system: 'http://loinc.org', code: '8480-6' },
        { value: 182, unit: 'mm[Hg]', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
      ],
      [
        { system: 'http://loinc.org', code: '8462-4' },
        { value: 121, unit: 'mm[Hg]', system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
      ],
    ]);
    expect(subject).toEqual({ reference: `Patient/${ravi}` });
    expect(performer).toEqual([{ reference: `Practitioner/${clinic.staff.staffId}`, display: 'Asha Verma' }]);
    expect(effectiveDateTime).toBe('2026-03-10T04:00:00Z');
  });

  it('carries our flag with the limits that raised it', async () => {
    const now = Math.floor(Date.now() / 1000);
    const id = await clinic.addReading(ravi, {
      metric: 'bloodpressure',
      at: now,
      values: [
        { key: 'systolic', text: '190', value: 190, unit: 'mm[Hg]' },
        { key: 'diastolic', text: '125', value: 125, unit: 'mm[Hg]' },
      ],
      createdAt: now,
      updatedAt: now,
    });
    const stored = await clinic.server.db
      .selectFrom('reading_alert')
      .select(['flag', 'scheme', 'level'])
      .where('reading_id', '=', id)
      .executeTakeFirstOrThrow();
    const [{ coding }] = (await read(id)).interpretation;
    expect(coding[0]).toMatchObject({
      system: 'urn:careline:flag',
      code: stored.flag,
      version: stored.scheme,
    });
    expect(coding[1].code).toBe(stored.level === 'critical' ? 'AA' : 'A');
    await clinic.server.db.updateTable('reading').set({ deleted: true }).where('id', '=', id).execute();
    expect((await read(id)).status).toBe('entered-in-error');
  });

  it('has the day where no time is known', async () => {
    expect((await read(weight)).effectiveDateTime).toBe('2026-02-01');
  });
});

describe('metadata', () => {
  it('needs no sign-in and can be read by every page', async () => {
    const { status, headers, body } = await clinic.get('metadata', {
      token: null,
      headers: { origin: 'https://any.example' },
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(body).toMatchObject({
      resourceType: 'CapabilityStatement',
      fhirVersion: '4.0.1',
      kind: 'instance',
    });
  });

  it('names exactly what works', async () => {
    const { body } = await clinic.get('metadata', { token: null });
    const bad: string[] = [];
    for (const { type, searchParam = [] } of body.rest[0].resource) {
      for (const { name, type: kind } of searchParam) {
        const value = { date: '2026-01-01', string: 'x', token: 'x', reference: ravi }[kind as string] ?? '';
        const window = type === 'Slot' ? '&service-type=NURSING&start=ge2026-01-01&start=lt2026-01-08' : '';
        const isOfWindow = window.includes(`&${name}=`);
        const query = isOfWindow ? window.slice(1) : `${name}=${value}&_id=${ravi}${window}`;
        const { status } = await clinic.get(`${type}?${query}`);
        if (status !== 200) bad.push(`${type}.${name}: ${status}`);
      }
    }
    expect(bad).toEqual([]);
  });
});
