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
let meena: string;
let readings: readonly string[];
let foreign: string;

beforeAll(async () => {
  clinic = await aFhirClinic();
  meena = await clinic.addPatient({ name: 'Meena Iyer' });
  const added: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    added.push(await clinic.addReading(meena, { updatedAt: READ_AT + 86_400 * index }));
  }
  readings = added;
  const ravi = await clinic.addPatient({ name: 'Ravi Kumar' });
  await clinic.addReading(ravi, {});
  foreign = await clinic.addPatient({ facilityIds: [clinic.server.otherFacilityId] });
});
afterAll(() => clinic.server.stop());

async function pagesFrom(path: string, token?: string): Promise<Bundle[]> {
  const pages: Bundle[] = [];
  for (let next: string | undefined = path; next !== undefined && pages.length < 20; ) {
    const { status, body } = await clinic.get(next, token === undefined ? {} : { token });
    expect(status, JSON.stringify(body)).toBe(200);
    pages.push(body);
    next = linkOf(body, 'next');
  }
  return pages;
}

/** The patient, the readings, and who recorded each. */
const everything = (): string[] => {
  const sorted = [...readings].sort();
  return [meena, ...sorted, ...sorted.map((id) => `${id}-0`)];
};

describe('Patient/ID/$everything', () => {
  it('has the patient first, then everything about that patient, and who and where', async () => {
    const [bundle, ...more] = await pagesFrom(`Patient/${meena}/$everything`);
    expect(more).toEqual([]);
    expect(idsOf(bundle as Bundle)).toEqual(everything());
    const included = bundle?.entry?.filter(({ search }) => search?.mode === 'include') ?? [];
    expect(included.map(({ resource }) => resource?.resourceType).sort()).toEqual([
      'Organization',
      'Practitioner',
    ]);
  });

  it('is paged, with no row twice and none missing', async () => {
    const pages = await pagesFrom(`Patient/${meena}/$everything?_count=2`);
    expect(pages.map((page) => matchesOf(page).length)).toEqual([2, 2, 2, 2, 2, 1]);
    expect(pages.flatMap(idsOf)).toEqual(everything());
    expect(linkOf(pages[1] as Bundle, 'next')).not.toMatch(/Observation|_count/);
  });

  it.each<[string, () => readonly string[]]>([
    ['_type=Patient', () => [meena]],
    ['_type=Observation', () => [...readings].sort()],
    ['_type=Patient,Task', () => [meena]],
    [
      `_since=${new Date((READ_AT + 86_400 * 3) * 1000).toISOString()}&_type=Observation`,
      () => readings.slice(3),
    ],
    ['_since=2100-01-01T00:00:00Z', () => []],
  ])('with %s has a part of it', async (query, wanted) => {
    const [bundle] = await pagesFrom(`Patient/${meena}/$everything?${query}`);
    expect(idsOf(bundle as Bundle).sort()).toEqual([...wanted()].sort());
  });

  it.each([
    ['an unknown type', '_type=Spaceship', 400],
    ['the access log', '_type=Patient,AuditEvent', 400],
    ['a day as the beginning', '_since=2026-01-01', 400],
    ['an unknown parameter', 'start=2026-01-01', 400],
    ['an altered page', '_page=abc', 400],
    ['a page and a parameter', '_page=abc&_count=1', 400],
  ])('refuses %s', async (_, query, wanted) => {
    const { status, body } = await clinic.get(`Patient/${meena}/$everything?${query}`);
    expect([status, body.resourceType]).toEqual([wanted, 'OperationOutcome']);
  });

  it('does not continue with the page of another patient', async () => {
    const [page] = await pagesFrom(`Patient/${meena}/$everything?_count=2`);
    const next = linkOf(page as Bundle, 'next') ?? '';
    const ravi = await clinic.addPatient({});
    expect((await clinic.get(next.replace(meena, ravi))).status).toBe(400);
  });

  it('has only the types that the caller may read, and refuses others by name', async () => {
    const { token } = await clinic.server.addStaff({ scopes: ['prohealth', 'registration'] });
    const [bundle] = await pagesFrom(`Patient/${meena}/$everything`, token);
    expect(idsOf(bundle as Bundle)).toEqual([meena]);
    const { status } = await clinic.get(`Patient/${meena}/$everything?_type=Observation`, { token });
    expect(status).toBe(403);
  });

  it('shows nothing of a patient of another facility', async () => {
    expect((await clinic.get(`Patient/${foreign}/$everything`)).status).toBe(404);
  });

  it('is in the audit once for each page, as a look at this patient alone', async () => {
    const { token, staffId } = await clinic.server.addStaff({ scopes: ['prohealth', 'search'] });
    await clinic.get(`Patient/${meena}/$everything`, { token });
    const rows = await clinic.server.db
      .selectFrom('audit')
      .select(['action', 'outcome', 'person_ids', 'details'])
      .where('staff_id', '=', staffId)
      .execute();
    expect(rows).toEqual([
      {
        action: 'fhir/read',
        outcome: 'done',
        person_ids: [meena],
        details: { type: 'Patient', operation: '$everything' },
      },
    ]);
  });
});
