// spec: 87

import { screen, within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ASHA, answerCalls, BINDU, COACH } from '../../test/call-services.ts';
import { clearPage } from '../../test/search-element.ts';
import { type PlacedElement, placeStaff } from '../../test/staff-element.ts';
import type { EncountersElement } from './element.ts';

afterEach(clearPage);

const START = Date.UTC(2026, 0, 5, 4, 30) / 1000;
const id = (number: number) => `00000000-0010-7000-8000-${String(number).padStart(12, '0')}`;
const metaInfo = { updatedAt: START, createdAt: START, deleted: false, source: 'manual' };
const anEncounter = (number: number, { vitaId, appUserInfo, uhid } = ASHA) => ({
  id: id(number),
  vitaId,
  patient: { name: appUserInfo.name, uhid },
  facilityId: COACH.facility.facilityId,
  consultationMode: 'PHYSICAL',
  encounterClass: 'AMB',
  encounterType: 'PHC',
  serviceType: 'GP_CONSULTATION',
  status: 'CONFIRMED',
  period: { start: START + number * 3600, end: START + number * 3600 + 1800 },
  careProvider: null,
  reason: null,
  version: 1,
  metaInfo,
});

interface Facts {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly scopes?: readonly string[];
}

const OFFICE = ['prohealth', 'facility_encounters'];

function encounters({ attributes = {}, scopes = OFFICE }: Facts = {}) {
  const asked = answerCalls({
    '/profile': () => ({ data: { ...COACH, scopes } }),
    '/list': () => ({ data: [anEncounter(1), anEncounter(2, BINDU)], next: null }),
    '/mine': () => ({ data: [anEncounter(1)], next: null }),
    '/patient': ({ query }) => ({
      vitaId: query.get('vitaId'),
      data: [anEncounter(1, query.get('vitaId') === BINDU.vitaId ? BINDU : ASHA)],
      next: null,
    }),
    '/availability/slots': () => ({ data: [] }),
    '/availability/next': () => ({ data: [], hasHours: false }),
    '/create': ({ body }) => {
      const { vitaId, ...encounter } = body.encounter as { vitaId: string };
      return {
        vitaId,
        data: { ...anEncounter(9), ...encounter, vitaId, status: 'CREATED', reason: null, metaInfo },
      };
    },
  });
  const placed: PlacedElement<EncountersElement> = placeStaff('careline-encounters', attributes);
  return { ...placed, asked, paths: () => asked.map(({ path }) => path) };
}

const details = ({ heard }: PlacedElement<EncountersElement>, type: string) =>
  heard.filter((one) => one.type === `careline-${type}`).map(({ detail }) => detail);
/** Dialogs open inside the element, above the page. */
const dialogIn = async ({ inside }: PlacedElement<EncountersElement>, name: string) =>
  within(await inside.findByRole('dialog', { name }));

describe('the encounters of a patient', () => {
  it('are listed, counted, and opened by a linked page', async () => {
    const placed = encounters({ attributes: { 'patient-id': ASHA.vitaId, linked: '' } });
    await userEvent.click(await placed.inside.findByRole('link', { name: /GP consultation/ }));
    expect(details(placed, 'encounters-loaded')).toEqual([{ count: 1 }]);
    expect(details(placed, 'encounter-open')).toEqual([{ encounterId: id(1), patientId: ASHA.vitaId }]);
    expect(JSON.stringify(placed.heard)).not.toContain('Asha');
  });

  it('switch to another patient at once', async () => {
    const placed = encounters({ attributes: { 'patient-id': ASHA.vitaId } });
    await placed.inside.findByText('GP consultation', { exact: false });
    placed.element.patientId = BINDU.vitaId;
    await vi.waitFor(() =>
      expect(
        placed.asked
          .filter(({ path }) => path === '/patient')
          .at(-1)
          ?.query.get('vitaId'),
      ).toBe(BINDU.vitaId),
    );
    expect(placed.inside.queryByRole('link')).toBeNull();
  });

  it('are booked after the page was asked, which may use its own booking', async () => {
    const placed = encounters({ attributes: { 'patient-id': ASHA.vitaId } });
    const { element, inside } = placed;
    const button = await inside.findByRole('button', { name: 'Book an encounter' });
    element.addEventListener('careline-encounter-book', (event) => event.preventDefault(), { once: true });
    await userEvent.click(button);
    expect(inside.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
    const form = await dialogIn(placed, 'Book an encounter');
    expect(element.dirty).toBe(true);
    expect(element.book()).toBe(false);
    await form.findByLabelText(/^Day and time/);
    await userEvent.click(form.getByRole('button', { name: 'Book' }));
    const done = await dialogIn(placed, 'The encounter is booked');
    done.getAllByRole('button', { name: 'Close' }).at(-1)?.click();
    expect(details(placed, 'encounter-booked')).toEqual([
      { encounterId: expect.any(String), patientId: ASHA.vitaId },
    ]);
    await vi.waitFor(() => expect(element.dirty).toBe(false));
    expect(placed.paths().filter((path) => path === '/patient').length).toBeGreaterThan(1);
  });

  it('cannot be booked without the right', async () => {
    const placed = encounters({
      attributes: { 'patient-id': ASHA.vitaId },
      scopes: ['prohealth', 'search'],
    });
    await placed.inside.findByText('GP consultation', { exact: false });
    expect(placed.inside.queryByRole('button', { name: 'Book an encounter' })).toBeNull();
    expect(placed.element.book()).toBe(false);
  });

  it('are none without a patient', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const placed = encounters({ attributes: { 'patient-id': 'no-id' } });
    expect(await placed.inside.findByText('This is not a Careline patient id')).toBeVisible();
    expect(placed.paths()).not.toContain('/patient');
  });
});

describe('the encounters of a day', () => {
  it.each([
    ['of the facility', OFFICE, '/list', 2],
    ['of a doctor', ['my_encounters'], '/mine', 1],
  ])('are those %s', async (_, scopes, path, count) => {
    const placed = encounters({ attributes: { day: '2026-01-05' }, scopes });
    await vi.waitFor(() => expect(details(placed, 'encounters-loaded')).toEqual([{ count }]));
    const { query } = placed.asked.find((one) => one.path === path) ?? {};
    expect([query?.get('from'), query?.get('to')]).toEqual(['2026-01-05', '2026-01-05']);
  });

  it('move to the next day, and notify the page', async () => {
    const placed = encounters({ attributes: { day: '2026-01-05', linked: '' } });
    await userEvent.click(await placed.inside.findByRole('button', { name: 'Next day' }));
    expect(details(placed, 'day-change')).toEqual([{ day: '2026-01-06' }]);
    expect(placed.element.day).toBe('2026-01-06');
    await userEvent.click(await placed.inside.findByRole('button', { name: /^Bindu Menon/ }));
    expect(details(placed, 'encounter-open')).toEqual([{ encounterId: id(2), patientId: BINDU.vitaId }]);
    expect(screen.queryByText('Bindu Menon')).toBeNull();
  });

  it('are refused for a token without a right to them', async () => {
    const placed = encounters({ scopes: ['prohealth', 'search'] });
    expect(await placed.inside.findByText(/You do not have access to this here/)).toBeVisible();
  });
});
