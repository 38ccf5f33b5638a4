import { fhirSource } from '@careline/core/fhir';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { TagName } from '../src/catalogue/catalogue.ts';
import type { SessionInside } from '../src/session/sealed-content.ts';
import { type CarelineSession, createSession } from '../src/session/session.ts';
import { createHandle } from '../src/shell/element-handle.ts';
import { openFrame, type TryFrame } from '../src/view/careline-frame.ts';
import {
  bloodPressure,
  createForeignServer,
  FOREIGN_BASE,
  type ForeignOptions,
  foreignPatient,
  HOSPITAL_NUMBERS,
  measured,
  refusal,
  visit,
  weight,
} from './foreign-fhir.ts';
import { clearPage, inAnHour, place } from './search-element.ts';
import { placeStaff } from './staff-element.ts';

afterEach(clearPage);

const PEOPLE = Array.from({ length: 10_000 }, (_, n) => foreignPatient(n));
const ID = 'p-120';
const RECORD = [
  bloodPressure('bp-1', ID, 148, 92),
  weight('w-1', ID, 74.5),
  weight('w-2', ID, 11.8, 'stone'),
  measured(
    'wrong',
    ID,
    '29463-7',
    { valueQuantity: { value: 7450, code: 'kg' } },
    { status: 'entered-in-error' },
  ),
  visit('v-1', ID),
  visit('v-2', ID, { period: undefined }),
  weight('other', 'p-121', 61),
];

/** A session with a foreign server, which the page's fetch leads to. */
function aHospital(options: ForeignOptions = {}, resources = [...PEOPLE, ...RECORD]) {
  const server = createForeignServer(resources, options);
  vi.stubGlobal('fetch', server.fetch);
  const { token } = options;
  const session = createSession({
    source: fhirSource({
      base: FOREIGN_BASE,
      uhidSystem: HOSPITAL_NUMBERS,
      name: 'City Hospital',
      timeZone: 'Asia/Kolkata',
      ...(token !== undefined && { getToken: async () => ({ token, expiresAt: inAnHour() }) }),
    }),
  });
  return { server, session };
}

const show = (tag: TagName, session: CarelineSession, id = ID) =>
  placeStaff(tag, { 'patient-id': id }, session);
type Heard = { readonly heard: readonly { readonly type: string; readonly detail: unknown }[] };
const details = ({ heard }: Heard, type: string) =>
  heard.filter((one) => one.type === `careline-${type}`).map(({ detail }) => detail);

describe('elements on a FHIR server of another hospital', () => {
  it('find one of 10,000 patients by name and give the id of the server', async () => {
    const { session, server } = aHospital({ latency: 30 });
    const placed = place({ 'identity-check': 'off' }, { session });
    await userEvent.fill(placed.field, 'asha khan');
    const options = await placed.inside.findAllByRole('option', { name: /Asha Khan/ });
    expect(options).toHaveLength(20);
    await userEvent.click(options[0] as HTMLElement);
    await vi.waitFor(() => expect(placed.element.selection).toBe('p-20'));
    expect(placed.element.value).toBe('HN000020');
    expect(server.asked).toEqual(['GET /metadata', 'POST /Patient/_search']);
  });

  it('find a patient by number, and look up a number that the page sets', async () => {
    const { session } = aHospital();
    const placed = place({}, { session });
    placed.element.value = 'HN000120';
    await vi.waitFor(() => expect(placed.element.selection).toBe(ID));
  });

  it('show readings: a blood pressure with two values, other units as they are, nothing withdrawn', async () => {
    const { session, server } = aHospital({ latency: 20 });
    const placed = show('careline-readings', session);
    await vi.waitFor(() => expect(details(placed, 'readings-loaded')).toEqual([{ metric: '', count: 4 }]));
    const { inside } = placed;
    expect(await inside.findByText('Asha Khan')).toBeVisible();
    expect(await inside.findByText(/148\/92/)).toBeVisible();
    expect(inside.queryByText(/7450/)).toBeNull();
    expect(await inside.findAllByText(/not judged: reading of another system/)).not.toHaveLength(0);
    expect(inside.queryByRole('button', { name: 'Add a reading' })).toBeNull();
    placed.element.setAttribute('metric', 'weight');
    expect(await inside.findAllByText('11.8 stone')).not.toHaveLength(0);
    expect(server.asked.filter((one) => one.includes('Observation'))).toEqual(['POST /Observation/_search']);
    expect(details(placed, 'reading-alert')).toEqual([]);
  });

  it('show the assessment of the other system as theirs', async () => {
    const { session } = aHospital();
    const placed = placeStaff('careline-readings', { 'patient-id': ID, metric: 'bloodPressure' }, session);
    expect(await placed.inside.findByText('Other system: High')).toBeVisible();
  });

  it('show encounters, and count those without a date', async () => {
    const { session } = aHospital();
    const placed = show('careline-encounters', session);
    expect(await placed.inside.findByText('Diabetes clinic')).toBeVisible();
    expect(await placed.inside.findByText(/1 encounter of the other system is not shown/)).toBeVisible();
    expect(placed.inside.queryByRole('button', { name: 'Book an encounter' })).toBeNull();
  });

  it('never show one patient under another in 30 quick switches with latency', async () => {
    const { session } = aHospital({ latency: 5 });
    const placed = show('careline-encounters', session, 'p-121');
    for (let turn = 0; turn < 30; turn += 1) {
      placed.element.setAttribute('patient-id', turn % 2 === 0 ? ID : 'p-121');
      await new Promise((resolve) => setTimeout(resolve, turn));
    }
    expect(await placed.inside.findByText('No encounters are booked for this patient.')).toBeVisible();
    expect(placed.inside.queryByText('Diabetes clinic')).toBeNull();
  });
});

describe('what a FHIR server cannot do is said in words', () => {
  it.each<[string, ForeignOptions, RegExp]>([
    ['no description', { described: false }, /needs a CapabilityStatement at \/metadata/],
    ['no search by name', { lacks: ['Patient.name'] }, /cannot search by this\. Search by something else/],
    [
      'too many requests',
      { fault: ({ method }) => (method === 'POST' ? refusal(429, { 'retry-after': '1' }) : undefined) },
      /Too many requests/,
    ],
    [
      'a fault',
      { fault: ({ method }) => (method === 'POST' ? refusal(500) : undefined) },
      /went wrong on the server/,
    ],
    [
      'no right',
      { fault: ({ method }) => (method === 'POST' ? refusal(403) : undefined) },
      /does not have access/,
    ],
    [
      'a page in place of data',
      { fault: ({ method }) => (method === 'POST' ? new Response('<html>') : undefined) },
      /cannot read the server’s answer/,
    ],
  ])('%s', async (_, options, words) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { session } = aHospital(options, PEOPLE.slice(0, 20));
    const { field, inside, element } = place({}, { session });
    await userEvent.fill(field, 'asha');
    expect(await inside.findByText(words)).toBeVisible();
    expect(element.shadowRoot?.textContent).not.toContain('CANARY');
  });

  it.each([
    ['careline-readings', 'Observation.patient'],
    ['careline-encounters', 'Encounter.patient'],
  ] as const)('%s without a search of them', async (tag, lacks) => {
    const { session } = aHospital({ lacks: [lacks] });
    expect(await show(tag, session).inside.findByText('The other system does not offer this.')).toBeVisible();
  });

  it.each(['careline-call-info', 'careline-call-status-history', 'careline-patient-registration'] as const)(
    '%s has nothing to show',
    async (tag) => {
      vi.spyOn(console, 'error').mockReturnValue();
      const { session } = aHospital();
      const { inside } = placeStaff(tag, tag === 'careline-call-info' ? { 'patient-id': ID } : {}, session);
      expect(await inside.findByText('You do not have access to this here')).toBeVisible();
    },
  );

  it('a frame', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const { session } = aHospital();
    const { element } = show('careline-readings', session);
    const handle = createHandle(element);
    const inside = handle.inside() as SessionInside;
    const tryFrame = vi.fn<TryFrame>();
    openFrame(handle, inside, tryFrame);
    expect(tryFrame).not.toHaveBeenCalled();
    expect(error).toHaveBeenCalledWith(expect.stringContaining('frames need Careline'));
  });

  it('a patient of no such id', async () => {
    const { session } = aHospital();
    const { inside } = show('careline-readings', session, 'p-99999');
    expect(await inside.findByText('There is no such patient at your facility')).toBeVisible();
  });
});

it('tokens are renewed once when the server refuses one', async () => {
  let given = 0;
  const server = createForeignServer([...PEOPLE.slice(0, 200), ...RECORD], { token: 'token-2' });
  vi.stubGlobal('fetch', server.fetch);
  const session = createSession({
    source: fhirSource({
      base: FOREIGN_BASE,
      getToken: async () => {
        given += 1;
        return { token: `token-${given}`, expiresAt: inAnHour() };
      },
    }),
  });
  const placed = show('careline-readings', session);
  await vi.waitFor(() => expect(details(placed, 'readings-loaded')).toHaveLength(1));
  expect(given).toBe(2);
  expect(details(placed, 'error')).toEqual([]);
});
