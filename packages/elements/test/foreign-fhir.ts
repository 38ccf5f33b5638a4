// A FHIR R4 server of another hospital, by the rules of HL7's search page (R4, 3.1.1): in memory, as a fetch function.

type Resource = Readonly<Record<string, unknown>> & { readonly resourceType: string; readonly id: string };

type Found = (resource: Resource, value: string) => boolean;

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? (value as readonly Readonly<Record<string, unknown>>[]) : [];

const startsWith = (text: unknown, value: string): boolean =>
  String(text ?? '')
    .toLowerCase()
    .startsWith(value.toLowerCase());

const isNamed: Found = ({ name }, value) =>
  listOf(name).some(({ text, given, family }) =>
    [text, family, ...(Array.isArray(given) ? given : [])].some((part) => startsWith(part, value)),
  );

const isIdentified: Found = ({ identifier }, value) => {
  const [code = '', system] = value.split('|').reverse();
  return listOf(identifier).some(
    (one) => one.value === code && (system === undefined || one.system === system),
  );
};

const isCalled: Found = ({ telecom }, value) => listOf(telecom).some((one) => one.value === value);
const isBorn: Found = ({ birthDate }, value) => birthDate === value;

const isAbout: Found = ({ subject }, value) => {
  const { reference } = (subject ?? {}) as { readonly reference?: string };
  return reference === value || reference === `Patient/${value}`;
};

const PARAMETERS: Readonly<Record<string, Readonly<Record<string, Found>>>> = {
  Patient: { name: isNamed, identifier: isIdentified, phone: isCalled, birthdate: isBorn },
  Observation: { patient: isAbout },
  Encounter: { patient: isAbout },
};

export interface ForeignOptions {
  readonly base?: string;
  /** Names of search parameters that the server does not have, such as `Patient.name` or `Observation.patient`. */
  readonly lacks?: readonly string[];
  /** Whether it describes itself; true by default. */
  readonly described?: boolean;
  /** Whether it searches by POST; true by default. */
  readonly byPost?: boolean;
  /** Largest page; 50 by default. */
  readonly maxPage?: number;
  /** Milliseconds before each answer. */
  readonly latency?: number;
  /** Only requests with this token are answered. */
  readonly token?: string;
  /** Answers in place of the server. */
  readonly fault?: (request: Request) => Response | undefined;
}

export interface ForeignServer {
  readonly base: string;
  /** Method and path of each request, in order; never its values. */
  readonly asked: readonly string[];
  readonly fetch: typeof globalThis.fetch;
}

const fhir = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/fhir+json', ...headers },
  });

/** A refusal in words that must not reach a page. */
export const refusal = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  fhir(
    {
      resourceType: 'OperationOutcome',
      issue: [{ severity: 'error', code: 'processing', diagnostics: 'CANARY in diagnostics' }],
    },
    status,
    headers,
  );

export const FOREIGN_BASE = 'https://hospital.example/fhir';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const DEFAULT_PAGE = 20;

export function createForeignServer(
  resources: readonly Resource[],
  options: ForeignOptions = {},
): ForeignServer {
  const { base = FOREIGN_BASE, lacks = [], described = true, byPost = true } = options;
  const { maxPage = 50, latency = 0, token, fault } = options;
  const asked: string[] = [];
  /** What a page link leads to. The link itself names nothing. */
  const pages = new Map<string, readonly Resource[]>();
  const named = (type: string) =>
    Object.entries(PARAMETERS[type] ?? {}).filter(([name]) => !lacks.includes(`${type}.${name}`));

  const statement = () => ({
    resourceType: 'CapabilityStatement',
    status: 'active',
    kind: 'instance',
    fhirVersion: '4.0.1',
    format: ['json'],
    rest: [
      {
        mode: 'server',
        resource: Object.keys(PARAMETERS).map((type) => ({
          type,
          interaction: [{ code: 'read' }, { code: 'search-type' }],
          searchParam: named(type).map(([name]) => ({ name, type: 'string' })),
        })),
      },
    ],
  });

  function bundle(self: string, found: readonly Resource[], size: number): Response {
    const rest = found.slice(size);
    const key = `${pages.size + 1}`;
    if (rest.length > 0) pages.set(key, rest);
    const next = rest.length > 0 ? [{ relation: 'next', url: `${base}?page=${key}&size=${size}` }] : [];
    return fhir({
      resourceType: 'Bundle',
      type: 'searchset',
      total: found.length,
      link: [{ relation: 'self', url: self }, ...next],
      entry: found.slice(0, size).map((resource) => ({
        fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
        resource,
        search: { mode: 'match' },
      })),
    });
  }

  function search(type: string, query: URLSearchParams): Response {
    const known = new Map(named(type));
    const tests: ((resource: Resource) => boolean)[] = [];
    for (const [name, value] of query) {
      if (name === '_count') continue;
      const fits = known.get(name);
      if (!fits) return refusal(400);
      const values = value.split(/(?<!\\),/).map((one) => one.replace(/\\(.)/g, '$1'));
      tests.push((resource) => values.some((one) => fits(resource, one)));
    }
    const found = resources.filter(
      (resource) => resource.resourceType === type && tests.every((test) => test(resource)),
    );
    const size = Math.min(maxPage, Number(query.get('_count') ?? DEFAULT_PAGE));
    return bundle(`${base}/${type}?${query}`, found, size);
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.href.slice(base.length).split('?')[0] ?? '';
    asked.push(`${request.method} ${path}`);
    const planned = fault?.(request);
    if (planned) return planned;
    if (path === '/metadata') return described ? fhir(statement()) : refusal(404);
    if (token !== undefined && request.headers.get('authorization') !== `Bearer ${token}`)
      return refusal(401);
    const [, type = '', id] = path.split('/');
    if (path === '' && url.searchParams.has('page')) {
      const size = Number(url.searchParams.get('size'));
      return bundle(url.href, pages.get(url.searchParams.get('page') ?? '') ?? [], size);
    }
    if (!Object.hasOwn(PARAMETERS, type)) return refusal(404);
    if (id === '_search')
      return byPost && request.method === 'POST'
        ? search(type, new URLSearchParams(await request.text()))
        : refusal(405);
    if (id === undefined) return search(type, url.searchParams);
    const found = resources.find((one) => one.resourceType === type && one.id === id);
    return found ? fhir(found) : refusal(404);
  }

  return {
    base,
    asked,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (latency > 0) await pause(latency);
      request.signal.throwIfAborted();
      return answer(request);
    },
  };
}

export const HOSPITAL_NUMBERS = 'https://hospital.example/numbers';

const FAMILIES = ['Rao', 'Iyer', 'Khan', 'Patel', 'Das', 'Nair', 'Bose', 'Reddy', 'Singh', 'Mehta'];
const GIVEN = ['Asha', 'Ravi', 'Meera', 'Bindu', 'Imran', 'Lata', 'Kiran', 'Divya', 'Suresh', 'Farah'];

/** The n-th patient of a large hospital. */
export const foreignPatient = (n: number): Resource => ({
  resourceType: 'Patient',
  id: `p-${n}`,
  active: true,
  identifier: [{ system: HOSPITAL_NUMBERS, value: `HN${String(n).padStart(6, '0')}` }],
  name: [{ use: 'official', given: [GIVEN[n % 10]], family: FAMILIES[Math.floor(n / 10) % 10] }],
  gender: n % 2 === 0 ? 'female' : 'male',
  birthDate: `${1940 + (n % 70)}-0${1 + (n % 9)}-1${n % 10}`,
  telecom: [{ system: 'phone', value: `+9198480${String(n).padStart(5, '0')}`, use: 'mobile' }],
});

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const quantity = (value: number, code: string) => ({ value, unit: code, system: UCUM, code });

export const bloodPressure = (
  id: string,
  patient: string,
  systolic: number,
  diastolic: number,
): Resource => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  code: { coding: [{ system: LOINC, code: '85354-9', display: 'Blood pressure panel' }] },
  subject: { reference: `Patient/${patient}` },
  effectiveDateTime: '2023-12-01T09:00:00+05:30',
  performer: [{ display: 'Dr. Kavya Menon' }],
  interpretation: [{ coding: [{ code: 'H', display: 'High' }] }],
  component: [
    { code: { coding: [{ system: LOINC, code: '8480-6' }] }, valueQuantity: quantity(systolic, 'mm[Hg]') },
    { code: { coding: [{ system: LOINC, code: '8462-4' }] }, valueQuantity: quantity(diastolic, 'mm[Hg]') },
  ],
});

export const measured = (
  id: string,
  patient: string,
  code: string,
  value: object,
  more: object = {},
): Resource => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  code: { coding: [{ system: LOINC, code }] },
  subject: { reference: `Patient/${patient}` },
  effectiveDateTime: '2023-11-20T08:00:00+05:30',
  ...value,
  ...more,
});

export const weight = (id: string, patient: string, kilograms: number, unit = 'kg'): Resource =>
  measured(id, patient, '29463-7', { valueQuantity: quantity(kilograms, unit) });

export const visit = (id: string, patient: string, more: object = {}): Resource => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  class: { code: 'AMB' },
  type: [{ text: 'Diabetes clinic' }],
  subject: { reference: `Patient/${patient}` },
  participant: [{ individual: { display: 'Dr. Kavya Menon' } }],
  period: { start: '2023-11-20T10:00:00+05:30', end: '2023-11-20T10:20:00+05:30' },
  ...more,
});
