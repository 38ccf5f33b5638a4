// spec: 25, 67, 68

import type { Doctor, ListedFacility, LiveStatus } from '@careline/core/internal/directory';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, Around, fakeConsole } from '../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../test/people.ts';
import { ConsoleRoutes } from '../../router.tsx';

const OTHER = { ...FACILITY, facilityId: '01890000-0000-7000-8000-0000000000f2', facilityName: 'Nashik' };
const ASHA = '01890000-0000-7000-8000-0000000000d2';
/** Sat 6 January 2024, 10:00 in India. */
const TEN = Date.parse('2024-01-06T10:00:00+05:30') / 1000;

const doctor = (part: Partial<Doctor> = {}): Doctor => ({
  staffId: ASHA,
  name: 'Dr Asha Menon',
  roles: ['OP Doctor'],
  specialities: ['cardiology'],
  languages: ['hi', 'ml'],
  registration: { council: 'KA', number: '45678' },
  qualification: 'MBBS, MD',
  facilities: [FACILITY],
  isHere: true,
  next: { serviceType: 'CARDIOLOGY_CONSULTATION', start: TEN, end: TEN + 1800 },
  ...part,
});

function open(path: string, answers: Answers, scopes: readonly string[]) {
  const fake = fakeConsole(answers);
  fake.person = profileOf({ scopes: [...scopes], facility: FACILITY, facilities: [FACILITY, OTHER] });
  render(
    <Around fake={fake} path={path}>
      <ConsoleRoutes />
    </Around>,
  );
  return fake;
}

describe('the directory of care providers', () => {
  const show = (rows: readonly Doctor[], scopes = ['prohealth', 'doctors', 'facility_encounters']) => {
    const list = vi.fn((_: Request): unknown => ({ data: rows, next: null }));
    open(
      '/doctors',
      {
        '/api/encounters/doctors/list': list,
        '/api/encounters/providers': () => ({
          data: [{ id: ASHA, name: 'Dr Asha Menon', roles: ['OP Doctor'] }],
        }),
        '/api/encounters/availability/slots': () => ({ data: [] }),
        '/api/encounters/availability/next': () => ({ data: [], hasHours: false }),
      },
      scopes,
    );
    return list;
  };

  it('says what patients ask, and when the next time is free', async () => {
    show([doctor(), doctor({ staffId: OTHER.facilityId, name: 'Dr Zoya Khan', isHere: false, next: null })]);
    const row = await screen.findByRole('row', { name: /Dr Asha Menon/ });
    for (const text of ['Cardiology', 'MBBS, MD', 'Hindi, Malayalam', /45678/, /06-01-2024, 10:00 am/])
      expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
    const elsewhere = screen.getByRole('row', { name: /Dr Zoya Khan/ });
    expect(within(elsewhere).getByText('Not at this facility')).toBeVisible();
    expect(within(elsewhere).queryByRole('button', { name: /Book with/ })).toBeNull();
  });

  it('books with the care provider of the row', async () => {
    show([doctor()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Book with Dr Asha Menon' }));
    expect(await screen.findByRole('dialog', { name: 'Who is the appointment for?' })).toBeVisible();
  });

  it('offers no booking to users who may not book', async () => {
    show([doctor()], ['prohealth', 'doctors']);
    await screen.findByRole('row', { name: /Dr Asha Menon/ });
    expect(screen.queryByRole('button', { name: /Book with/ })).toBeNull();
  });

  it('searches by speciality', async () => {
    const list = show([doctor()]);
    await screen.findByRole('row', { name: /Dr Asha Menon/ });
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(screen.getByLabelText('Speciality'), 'Nephrology');
    await waitFor(() =>
      expect(new URL(list.mock.calls.at(-1)?.[0].url ?? '').searchParams.get('speciality')).toBe(
        'nephrology',
      ),
    );
  });
});

describe('the live status', () => {
  const status = (part: Partial<LiveStatus> = {}): LiveStatus => ({
    staffId: ASHA,
    name: 'Dr Asha Menon',
    roles: ['OP Doctor'],
    specialities: ['cardiology'],
    status: 'consulting',
    reason: null,
    since: TEN,
    until: null,
    room: 'video',
    waiting: 3,
    ...part,
  });
  const wait = { averageMinutes: 12, seen: 5, waiting: 3, longestSince: null };
  const bodies: unknown[] = [];
  const show = (rows: readonly LiveStatus[]) =>
    open(
      '/live_doctor_status',
      {
        '/api/encounters/doctors/status': () => ({ data: rows, wait }),
        '/api/encounters/doctors/status/set': async (request: Request) => {
          bodies.push(await request.json());
          return {};
        },
      },
      ['prohealth', 'live_doctor_status'],
    );

  it('says who does what, since when, and how long patients wait', async () => {
    show([
      status(),
      status({ staffId: OTHER.facilityId, name: 'Dr Ravi', status: 'away', reason: 'break', room: null }),
    ]);
    const row = await screen.findByRole('row', { name: /Dr Asha Menon/ });
    expect(within(row).getByText('In consultation, by video')).toBeVisible();
    expect(within(row).getByText('3')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Dr Ravi/ })).getByText('On a break')).toBeVisible();
    const waits = screen.getByRole('region', { name: 'Waiting times today' });
    expect(waits).toHaveTextContent('Average wait: 12 min (5 patients seen)');
    expect(waits).toHaveTextContent('3 patients waiting now');
  });

  it('sets the own status for a while', async () => {
    show([status()]);
    await userEvent.selectOptions(await screen.findByLabelText('My status'), 'In a meeting');
    await userEvent.selectOptions(screen.getByLabelText('For'), '60 minutes');
    await userEvent.click(screen.getByRole('button', { name: 'Set status' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ own: { status: 'meeting', until: expect.any(Number) } });
  });
});

it('sets the own status from any page, by care providers only', async () => {
  const bodies: unknown[] = [];
  const answers: Answers = {
    '/api/encounters/facilities/list': () => ({ data: [], next: null }),
    '/api/encounters/doctors/status/set': async (request: Request) => {
      bodies.push(await request.json());
      return {};
    },
  };
  open('/facilities', answers, ['prohealth', 'facilities', 'my_encounters']);
  await userEvent.click(await screen.findByRole('button', { name: /^Account menu of/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'My status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'My status' }));
  await userEvent.selectOptions(await dialog.findByLabelText('My status'), 'In a meeting');
  await userEvent.click(dialog.getByRole('button', { name: 'Set status' }));
  await waitFor(() => expect(bodies).toMatchObject([{ own: { status: 'meeting' } }]));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'My status' })).toBeNull());
});

describe('the directory of facilities', () => {
  const facility = (part: Partial<ListedFacility> = {}): ListedFacility => ({
    facilityId: OTHER.facilityId,
    facilityName: 'Nashik',
    code: 'NSK',
    type: 'clinic',
    address: '12 MG Road',
    phone: '+912532000000',
    dutyDoctorPhone: null,
    isMine: true,
    ...part,
  });
  const show = (rows: readonly ListedFacility[]) =>
    open(
      '/facilities',
      {
        '/api/encounters/facilities/list': () => ({ data: rows, next: null }),
        '/api/encounters/facilities/get': () => ({
          data: {
            ...facility(),
            timeZone: 'Asia/Kolkata',
            hours: [{ weekday: 'mon', fromMinute: 540, untilMinute: 1020 }],
            services: ['GP_CONSULTATION'],
            onDuty: [{ staffId: ASHA, name: 'Dr Asha Menon', specialities: ['cardiology'] }],
          },
        }),
      },
      ['prohealth', 'facilities'],
    );

  it('has their numbers, and on demand hours, services and staff on duty', async () => {
    show([facility()]);
    const row = await screen.findByRole('row', { name: /Nashik/ });
    expect(within(row).getByRole('link', { name: '+912532000000' })).toHaveAttribute(
      'href',
      'tel:+912532000000',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Hours, services and staff of Nashik' }));
    expect(await screen.findByText(/Monday 09:00 to 17:00/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'On duty now' })).toHaveTextContent(
      'Dr Asha Menon · Cardiology',
    );
  });

  it('offers the switch only to other facilities of the user', async () => {
    show([
      facility(),
      facility({ facilityId: FACILITY.facilityId, facilityName: 'Pune' }),
      facility({ facilityId: ASHA, facilityName: 'Surat', isMine: false }),
    ]);
    await screen.findByRole('row', { name: /Surat/ });
    expect(
      screen.getAllByRole('button', { name: /^Switch to/ }).map((one) => one.getAttribute('aria-label')),
    ).toEqual(['Switch to Nashik']);
  });
});
