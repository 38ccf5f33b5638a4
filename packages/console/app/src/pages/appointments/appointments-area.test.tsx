// spec: 25, 67, 68

import type { Encounter } from '@careline/core/internal/encounters';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Around, fakeConsole } from '../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../test/people.ts';
import { ConsoleRoutes } from '../../router.tsx';

afterEach(cleanup);

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const metaInfo = { updatedAt: 1, createdAt: 1, deleted: false, source: 'manual' };

const encounter: Encounter = {
  id: idOf(10),
  vitaId: idOf(50),
  patient: { name: 'Zeenat Khan', uhid: 'CL0000000017' },
  facilityId: FACILITY.facilityId,
  consultationMode: 'PHYSICAL',
  encounterClass: 'AMB',
  encounterType: 'PHC',
  serviceType: 'GP_CONSULTATION',
  status: 'AWAITED',
  period: { start: 1_700_000_000, end: 1_700_001_800 },
  priority: 'routine',
  careProvider: { id: idOf(2), name: 'Dr Meera Iyer' },
  reason: 'Cough',
  version: 3,
  metaInfo,
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

function open(path: string, scopes: readonly string[]) {
  const list = vi.fn((_: Request): unknown => ({
    data: [{ encounter, movedFrom: null, messagesSent: 1, waitsSince: 1_700_000_000 }],
    next: null,
  }));
  const fake = fakeConsole({
    '/api/encounters/appointments': list,
    '/api/encounters/appointments/requests': list,
    '/api/encounters/appointments/waiting-room': () => ({
      data: [{ careProvider: { id: idOf(2), name: 'Dr Meera Iyer' }, now: 12, next: [14], waiting: 1 }],
      asOf: Math.floor(Date.now() / 1000),
    }),
    '/api/auth/user/link/open': () => ({
      data: [
        {
          id: idOf(60),
          asked: { name: 'Asha', birthDate: '1969' },
          reason: 'Has moved here',
          askedBy: { id: idOf(3), name: 'Ravi South' },
          askedAt: Math.floor(Date.now() / 1000) - 7230,
          expiresAt: Math.floor(Date.now() / 1000) + 86_400,
          facility: { id: idOf(61), name: 'South Clinic' },
          patient: {
            vitaId: idOf(51),
            appUserInfo: { name: 'Asha Rao', gender: 'female' },
            birthDate: '1969-03-12',
            uhid: 'CL0000000018',
            phoneEnding: '2338',
            programmes: [],
            matchedOn: '',
          },
        },
      ],
    }),
    '/api/encounters/waiting-list': () => ({ data: [], hasMore: false }),
    '/api/encounters/providers': () => ({ data: [] }),
    '/api/auth/careteam/mine': () => ({ data: { teams: [], standsInFor: [] } }),
    '/api/care/tasks/list': list,
  });
  fake.person = profileOf({ scopes: ['prohealth', ...scopes], facility: FACILITY, facilities: [FACILITY] });
  render(
    <Around fake={fake} path={path}>
      <Address />
      <ConsoleRoutes />
    </Around>,
  );
  return {
    list,
    queries: () => list.mock.calls.map(([{ url }]) => Object.fromEntries(new URL(url).searchParams)),
  };
}

const address = () => screen.getByRole('status', { name: 'Address' });

describe('the appointments', () => {
  it.each([
    ['my_appointments', 'My Appointments', 'own'],
    ['facility_appointments', 'Facility Appointments', 'facility'],
    ['all_appointments', 'All Appointments', 'all'],
  ])('of %s are those of today', async (scope, title, reach) => {
    const { queries } = open(`/${scope}`, [scope]);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('row', { name: /Zeenat Khan/ })).toBeVisible();
    expect(queries()[0]).toMatchObject({ reach });
  });

  it('keep day and filter in the address, and link to no record without the right', async () => {
    const { queries } = open('/facility_appointments?day=2099-01-05', ['facility_appointments']);
    const row = within(await screen.findByRole('row', { name: /Zeenat Khan/ }));
    expect(row.queryByRole('link')).toBeNull();
    expect(queries()[0]).toMatchObject({ day: '2099-01-05' });
    await userEvent.click(screen.getByRole('button', { name: 'Expected' }));
    await waitFor(() =>
      expect(address()).toHaveTextContent('/facility_appointments?day=2099-01-05&standing=expected'),
    );
  });

  it('have the waiting list next to them, and a button to book', async () => {
    open('/facility_appointments', ['facility_appointments']);
    expect(await screen.findByRole('button', { name: 'Book an encounter' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Waiting list' }));
    await waitFor(() => expect(address()).toHaveTextContent('/facility_appointments/waiting-list'));
  });

  it('request nothing without the scope', async () => {
    const { list } = open('/all_appointments', ['facility_appointments']);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(list).not.toHaveBeenCalled();
  });
});

describe('the board of the waiting room', () => {
  it('opens in a window of its own from the appointments of the facility', async () => {
    open('/facility_appointments', ['facility_appointments']);
    expect(await screen.findByRole('link', { name: 'Waiting room board' })).toHaveAttribute(
      'href',
      '/facility_appointments/waiting-room',
    );
  });

  it('has no menu and no patients, and is in one language by choice', async () => {
    const { list } = open('/facility_appointments/waiting-room', ['facility_appointments']);
    expect(await screen.findByRole('region', { name: 'Dr Meera Iyer' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(await screen.findByText('अभी')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(screen.queryByText('अभी')).toBeNull());
    expect(address()).toHaveTextContent('/facility_appointments/waiting-room?language=en');
    expect(list).not.toHaveBeenCalled();
  });

  it('needs the scope', async () => {
    open('/facility_appointments/waiting-room', ['all_appointments']);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('12')).toBeNull();
  });
});

it('shows booking requests with their acts', async () => {
  open('/booking_requests', ['booking_requests']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking Requests' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Accept: Zeenat Khan/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Decline: Zeenat Khan/ })).toBeVisible();
});

it('shows patients whom other facilities ask for, with how long they wait', async () => {
  open('/booking_requests', ['booking_requests']);
  const asked = within(await screen.findByRole('list', { name: 'Requests from other facilities' }));
  expect(asked.getByText(/^Waiting for 2 h/)).toBeVisible();
  expect(asked.getByRole('button', { name: 'Grant the link to Asha Rao' })).toBeVisible();
  expect(asked.getByRole('button', { name: 'Refuse the link to Asha Rao' })).toBeVisible();
});

it('lists reviews of everyone, of no other kind', async () => {
  const { list, queries } = open('/review-appointments', ['review-appointments']);
  list.mockReturnValue({ data: [], next: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Review Appointments' })).toBeVisible();
  await waitFor(() => expect(queries()[0]).toMatchObject({ kind: 'review', whose: 'all' }));
});
