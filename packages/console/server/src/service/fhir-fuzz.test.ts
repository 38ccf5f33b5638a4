import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFhirClinic, type FhirClinic } from '../../test/fhir/fhir-clinic.ts';
import { FHIR_RESOURCES } from '../fhir/fhir-registry.ts';
import { FHIR_TYPES } from '../fhir/fhir-type.ts';
import { parametersOf, RESULT_PARAMETERS } from '../fhir/search/read-search.ts';

const SEARCHES = 1000;
const AT_ONCE = 10;
/** A limit for one user, so a few of them share the work. */
const USERS = 6;

let clinic: FhirClinic;
let patient: string;
const tokens: string[] = [];
beforeAll(async () => {
  clinic = await aFhirClinic();
  patient = await clinic.addPatient({ name: 'Ravi Kumar' });
  await clinic.addReading(patient, {});
  for (let user = 0; user < USERS; user += 1) {
    tokens.push(
      (await clinic.server.addStaff({ scopes: ['prohealth', 'search', 'patients', 'my_encounters'] })).token,
    );
  }
});
afterAll(() => clinic.server.stop());

/** Returns the same numbers for the same seed (Park and Miller). */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const WORDS = [
  ...[
    '',
    ' ',
    ',',
    '|',
    '||',
    '\\',
    '\\,',
    '\\|',
    '%',
    '_',
    "'",
    '"',
    '\u0000',
    '\ud800',
    '🫀',
    'é',
    'रवि',
    '$',
    '(',
    '[',
    '*',
    '.',
  ],
  ...[
    'ravi',
    'http://loinc.org|8867-4',
    '|8867-4',
    'http://loinc.org|',
    '8480-6',
    'urn:careline:value|body.weight',
  ],
  ...[
    '2026',
    '2026-03',
    '2026-03-10',
    '2026-13-45',
    'ge2026-02-31',
    '0000',
    '9999-12-31',
    'sa9999',
    'eb0001-01-01T00:00Z',
  ],
  ...[
    'lt2026-03-10T04:00:00.123456789+05:30',
    'approx',
    'true',
    'false',
    '-1',
    '0',
    '1e9',
    '99999999999999999999',
    'NaN',
  ],
  ...[
    'Patient/1',
    'Patient/',
    '/',
    'Shoe/1',
    'final',
    'active',
    'male',
    'name',
    '-date',
    '-_lastUpdated',
    'count',
    'accurate',
  ],
  ...[
    'Observation:patient',
    'Patient:organization',
    'Encounter:patient:Patient',
    ':::',
    'x'.repeat(3000),
    ','.repeat(500),
  ],
];
const MODIFIERS = ['', '', '', '', ':not', ':exact', ':contains', ':missing', ':Patient', ':', ':of-type'];

it('no search fails the server, whatever it asks for', async () => {
  const next = numbers(20_261_130);
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const value = () =>
    next(4) === 0 ? patient : next(3) === 0 ? `${pick(WORDS)},${pick(WORDS)}` : pick(WORDS);
  const ask = () => {
    const type = pick(FHIR_TYPES);
    const names = [
      ...Object.keys(parametersOf(FHIR_RESOURCES[type])),
      ...RESULT_PARAMETERS,
      '_page',
      'shoe-size',
    ];
    const pairs = Array.from({ length: next(3) }, (): [string, string] => [
      `${pick(names)}${pick(MODIFIERS)}`,
      value(),
    ]);
    const ofPatient: [string, string][] = next(2) === 0 ? [['patient', patient]] : [];
    const query = new URLSearchParams([...pairs, ...ofPatient]).toString();
    return next(10) === 0
      ? `${type}/${new URLSearchParams({ of: value() }).toString().slice('of='.length) || 'x'}`
      : `${type}?${query}`;
  };
  const failed: string[] = [];
  const statuses = new Map<number, number>();
  for (let done = 0; done < SEARCHES; done += AT_ONCE) {
    const paths = Array.from({ length: AT_ONCE }, ask);
    const answers = await Promise.all(paths.map((path) => clinic.get(path, { token: pick(tokens) })));
    answers.forEach(({ status, body }, index) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Addresses that are too long or contain NUL are refused before the API sees them.
      const isRefusal = status < 500 && (body.resourceType === 'OperationOutcome' || body.code !== undefined);
      if (status !== 200 && !isRefusal) failed.push(`${status} ${paths[index]}`);
    });
  }
  expect(failed).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(SEARCHES / 20);
});
