import { afterEach, expect, it, vi } from 'vitest';
import { ASHA, answerCalls, BINDU } from '../../test/call-services.ts';
import { clearPage } from '../../test/search-element.ts';
import { problem } from '../../test/services.ts';
import { type PlacedElement, placeStaff } from '../../test/staff-element.ts';
import type { ReadingsElement } from '../readings/element.ts';

afterEach(clearPage);

type Placed = PlacedElement<ReadingsElement>;

const PEOPLE = [ASHA, BINDU];

/** Fake services that know two people by UHID. */
const answer = (more: Parameters<typeof answerCalls>[0] = {}) =>
  answerCalls({
    '/user/list': ({ body }) => ({
      data: PEOPLE.filter(({ uhid }) => uhid === String(body.text).toUpperCase()).map((patient) => ({
        vitaId: patient.vitaId,
        appUserInfo: patient.appUserInfo,
        birthDate: patient.birthDate,
        uhid: patient.uhid,
        phoneEnding: '2338',
        programmes: ['ahc'],
        matchedOn: 'uhid',
      })),
      next: null,
    }),
    ...more,
  });

const shown = (attributes: Readonly<Record<string, string>>): Placed =>
  placeStaff('careline-readings', attributes);

const codes = ({ heard }: Placed) =>
  heard
    .filter(({ type }) => type === 'careline-error')
    .map(({ detail }) => Reflect.get(detail as object, 'code'));

it('shows the patient of a UHID, and reports the id', async () => {
  const asked = answer();
  const { element, inside } = shown({ uhid: ` ${String(ASHA.uhid).toLowerCase()} ` });
  expect(await inside.findByText('Asha Rao')).toBeVisible();
  expect(element.patientId).toBe(ASHA.vitaId);
  expect(asked.find(({ path }) => path === '/user/list')?.body).toMatchObject({ by: 'uhid' });
});

it('shows another patient for another UHID, and none without a UHID', async () => {
  answer();
  const { element, inside } = shown({ uhid: String(ASHA.uhid) });
  await inside.findByText('Asha Rao');
  element.setAttribute('uhid', String(BINDU.uhid));
  await inside.findByText('Bindu Menon');
  expect(inside.queryByText('Asha Rao')).toBeNull();
  element.removeAttribute('uhid');
  await vi.waitFor(() => expect(element.patientId).toBe(''));
  expect(inside.queryByText('Bindu Menon')).toBeNull();
});

it('drops the page’s id when the UHID changes', async () => {
  answer();
  const { element, inside } = shown({ uhid: String(ASHA.uhid), 'patient-id': BINDU.vitaId });
  expect(await inside.findByText('Bindu Menon')).toBeVisible();
  expect(element.patientId).toBe(BINDU.vitaId);
});

it('says once that the UHID is unknown', async () => {
  answer();
  const placed = shown({ uhid: 'CL0000009999' });
  expect(await placed.inside.findByText('No patient has the UHID CL0000009999')).toBeVisible();
  expect(codes(placed)).toEqual(['config.unknown-patient']);
});

it('suggests the attribute uhid for a UHID in patient-id', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer();
  const placed = shown({ 'patient-id': String(ASHA.uhid) });
  expect(await placed.inside.findByText('This is not a Careline patient id')).toBeVisible();
  expect(placed.inside.getByText(/The page set patient-id to something else/)).toBeVisible();
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^careline-readings.*set uhid instead/));
  expect(written.mock.calls.flat().join(' ')).not.toContain(String(ASHA.uhid));
  expect(codes(placed)).toEqual(['config.unknown-patient']);
});

it('reports an unknown patient once, however many requests are about them', async () => {
  answer({
    '/user/get': () => problem('not-found', 404),
    '/user/touchpoints': () => problem('not-found', 404),
    '/script/get': () => problem('not-found', 404),
  });
  const placed = placeStaff('careline-call-info', { 'patient-id': ASHA.vitaId, programme: 'ahc' });
  await vi.waitFor(() => expect(codes(placed as unknown as Placed).length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(codes(placed as unknown as Placed)).toEqual(['api.invalid']);
});

it('starts its headings at the level that the page sets', async () => {
  answer();
  const { element, inside } = shown({ 'patient-id': ASHA.vitaId, 'heading-level': '4' });
  expect(await inside.findByRole('heading', { level: 4, name: 'Asha Rao' })).toBeVisible();
  element.setAttribute('heading-level', '7');
  expect(await inside.findByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible();
});

it('leaves the patient’s landmark to the call next to the readings', async () => {
  answer();
  const readings = shown({ 'patient-id': ASHA.vitaId });
  const call = placeStaff('careline-call-info', { 'patient-id': ASHA.vitaId, programme: 'ahc' });
  await readings.inside.findByText('Asha Rao');
  await call.inside.findByText('Asha Rao');
  expect(readings.inside.queryByRole('region', { name: 'Patient' })).toBeNull();
  expect(readings.inside.getByRole('group', { name: 'Patient' })).toBeVisible();
  expect(call.inside.getByRole('region', { name: 'Patient' })).toBeVisible();
});
