import type { NewEncounter } from '@careline/core/internal/encounters';
import type { ReadingAlert } from '@careline/core/internal/metrics';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Around, fakeConsole } from '../../../test/fake-console.tsx';
import { profileOf } from '../../../test/people.ts';
import { MainGuard } from '../../guards/main-guard.tsx';
import AlertsPage from './alerts-page.tsx';

const VITA_ID = '01890000-0000-7000-8000-0000000000a1';

const alert: ReadingAlert = {
  readingId: '01890000-0000-7000-8000-0000000000b1',
  vitaId: VITA_ID,
  appUserInfo: { name: 'Kamala Devi', gender: 'female' },
  birthDate: '1969-03-12',
  uhid: 'CL0000000017',
  metric: 'bloodpressure',
  timestamp: 1_700_000_000,
  values: [{ key: 'systolic', text: '186', unit: 'mm[Hg]' }],
  flag: 'aha:severe',
  measure: 'systolic',
  level: 'critical',
  missing: [],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const META_INFO = { updatedAt: 1, createdAt: 1, deleted: false, source: 'manual' };
let booked: NewEncounter | undefined;

function open(scopes: readonly string[], path = '/doctor/pwa_alerts') {
  const asked = vi.fn((request: Request) => ({
    data: new URL(request.url).searchParams.get('days') === '1' ? [] : [alert],
    next: null,
  }));
  const fake = fakeConsole({
    '/api/data/alerts/list': asked,
    '/api/encounters/providers': () => ({ data: [] }),
    '/api/encounters/availability/slots': () => ({ data: [] }),
    '/api/encounters/availability/next': () => ({ data: [], hasHours: false }),
    '/api/auth/careteam/list': () => ({ data: [] }),
    '/api/encounters/create': async (request) => {
      const { encounter } = (await request.json()) as { encounter: NewEncounter };
      booked = encounter;
      const { vitaId } = encounter;
      return { vitaId, data: { ...encounter, status: 'CREATED', version: 1, metaInfo: META_INFO } };
    },
  });
  fake.person = profileOf({ scopes: [...scopes] });
  render(
    <Around fake={fake} path={path}>
      <MainGuard>
        <AlertsPage />
        <Address />
      </MainGuard>
    </Around>,
  );
  const lastDays = () => new URL(asked.mock.lastCall?.[0].url ?? '').searchParams.get('days');
  return { asked, lastDays };
}

const CALLER = ['prohealth', 'hmCallInfo'];
const BOOKER = [...CALLER, 'facility_encounters'];

describe('the alerts page', () => {
  it('lists the alerts and links to the patient’s call', async () => {
    open(CALLER);
    const link = await screen.findByRole('link', { name: 'Call Info: Kamala Devi' });
    expect(link.getAttribute('href')).toBe(`/prohealth/hmCallInfo?patient=${VITA_ID}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Alerts' })).toBeTruthy();
  });

  it('links to no call for users who may not make one', async () => {
    open(['prohealth', 'search']);
    await screen.findByRole('rowheader', { name: 'Kamala Devi' });
    expect(screen.queryByRole('link', { name: /^Call Info/ })).toBeNull();
    const readings = screen.getByRole('link', { name: 'Kamala Devi' });
    expect(readings.getAttribute('href')).toBe(`/prohealth/patient/${VITA_ID}/readings`);
  });

  it('books an encounter for the reading in two presses, and stays on the page', async () => {
    open(BOOKER, '/doctor/pwa_alerts?days=31');
    await userEvent.click(await screen.findByRole('button', { name: 'Book an encounter: Kamala Devi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book an encounter' }));
    const reason = dialog.getByLabelText('Reason').textContent;
    expect(reason).toMatch(/186 mmHg.*, 15-11-2023$/);
    await dialog.findByLabelText(/^Day and time/);
    await userEvent.click(dialog.getByRole('button', { name: 'Book' }));
    const done = within(await screen.findByRole('dialog', { name: 'The encounter is booked' }));
    await userEvent.click(done.getByText('Close'));
    expect(booked).toMatchObject({ vitaId: VITA_ID, reason });
    expect(screen.getByText('/doctor/pwa_alerts?days=31')).toBeTruthy();
  });

  it('offers no booking to users who may not book', async () => {
    open(CALLER);
    await screen.findByRole('link', { name: 'Call Info: Kamala Devi' });
    expect(screen.queryByRole('button', { name: /^Book an encounter/ })).toBeNull();
  });

  it.each([
    ['the usual one', '', '7'],
    ['the one of the address', '?days=31', '31'],
    ['the usual one instead of one that does not exist', '?days=400', '7'],
  ])('shows a period: %s', async (_, query, days) => {
    const { lastDays } = open(CALLER, `/doctor/pwa_alerts${query}`);
    await screen.findByRole('rowheader', { name: 'Kamala Devi' });
    expect(lastDays()).toBe(days);
  });

  it('stores the chosen period in the address', async () => {
    const { lastDays } = open(CALLER);
    await userEvent.click(await screen.findByRole('button', { name: 'Today' }));
    expect(await screen.findByText('/doctor/pwa_alerts?days=1')).toBeTruthy();
    expect(await screen.findByText('No reading needs attention')).toBeTruthy();
    expect(lastDays()).toBe('1');
  });

  it.each([
    ['the open ones', '', 'open'],
    ['those of the address', '?state=acknowledged', 'acknowledged'],
    ['the open ones instead of some that do not exist', '?state=closed', 'open'],
  ])('shows %s', async (_, query, state) => {
    const { asked } = open(CALLER, `/doctor/pwa_alerts${query}`);
    await screen.findByRole('rowheader', { name: 'Kamala Devi' });
    expect(new URL(asked.mock.lastCall?.[0].url ?? '').searchParams.get('state')).toBe(state);
  });

  it('stores both choices in the address', async () => {
    open(CALLER, '/doctor/pwa_alerts?days=31');
    await userEvent.click(await screen.findByRole('button', { name: 'All' }));
    expect(await screen.findByText('/doctor/pwa_alerts?days=31&state=all')).toBeTruthy();
  });

  it.each([
    ['without an entry that reads patients', ['prohealth', 'registration']],
    ['without the programme area', ['alerts']],
  ])('sends no request %s, and names the missing part', async (_, scopes) => {
    const { asked } = open(scopes);
    expect(
      await screen.findByText(/^Ask your administrator for one of these: “Search”, “Call Info”/),
    ).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });
});
