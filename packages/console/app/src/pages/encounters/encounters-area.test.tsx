// spec: 25, 67, 68, 109

import type { Encounter } from '@careline/core/internal/encounters';
import { isoDay } from '@careline/core/internal/formatting';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, Around, fakeConsole } from '../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../test/people.ts';
import { ConsoleRoutes } from '../../router.tsx';

afterEach(cleanup);

const NOW = Math.floor(Date.now() / 1000);
const TODAY = isoDay(NOW, FACILITY.timeZone) ?? '';
const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const ME = idOf(1);
const ELSEWHERE = { facilityId: idOf(77), facilityName: 'Careline Clinic Goa', timeZone: 'Asia/Kolkata' };
const metaInfo = { updatedAt: NOW, createdAt: NOW, deleted: false, source: 'manual' };

const PATIENT = {
  vitaId: idOf(50),
  appUserInfo: { name: 'Zeenat Khan', gender: 'female' },
  birthDate: '1969-03-12',
  deceased: null,
  uhid: 'CL0000000017',
  identifiers: [],
  phones: [],
  languages: ['ur'],
  enrolments: [],
  callsStopped: null,
};

const anEncounter = (facts: Partial<Encounter> = {}): Encounter => ({
  id: idOf(10),
  vitaId: PATIENT.vitaId,
  patient: { name: 'Zeenat Khan', uhid: PATIENT.uhid },
  facilityId: FACILITY.facilityId,
  facilityName: FACILITY.facilityName,
  consultationMode: 'PHYSICAL',
  encounterClass: 'AMB',
  encounterType: 'PHC',
  serviceType: 'GP_CONSULTATION',
  status: 'AWAITED',
  // Already started: a future hour could fall on tomorrow.
  period: { start: NOW - 600, end: NOW + 1200 },
  priority: 'routine',
  careProvider: { id: ME, name: 'Dr Meera Iyer' },
  reason: 'Cough',
  version: 3,
  metaInfo,
  ...facts,
});

const created = {
  id: idOf(20),
  event: 'create',
  status: 'CREATED',
  note: null,
  author: { id: ME, name: 'Ravi' },
  metaInfo,
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

interface ShowOptions {
  readonly answers?: Answers;
  readonly scopes?: readonly string[];
}

function show(path: string, { answers = {}, scopes = ['prohealth', 'my_encounters'] }: ShowOptions = {}) {
  const page = vi.fn((_: Request): unknown => ({ data: [anEncounter()], next: null }));
  const fake = fakeConsole({
    '/api/encounters/mine': page,
    '/api/encounters/list': page,
    '/api/encounters/all': page,
    '/api/encounters/providers': () => ({ data: [] }),
    '/api/encounters/get': () => ({
      vitaId: PATIENT.vitaId,
      data: { encounter: anEncounter(), events: [created] },
    }),
    '/api/encounters/patient': () => ({ vitaId: PATIENT.vitaId, data: [anEncounter()], next: null }),
    '/api/auth/user/get': () => ({ vitaId: PATIENT.vitaId, data: PATIENT }),
    ...answers,
  });
  fake.person = profileOf({
    scopes: [...scopes],
    resourceId: ME,
    facilities: [FACILITY, ELSEWHERE],
  });
  render(
    <Around fake={fake} path={path}>
      <ConsoleRoutes />
      <Address />
    </Around>,
  );
  return { fake, page };
}

const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const asked = (page: ReturnType<typeof show>['page']) =>
  page.mock.calls.map(([request]) => Object.fromEntries(new URL(request.url).searchParams));

describe('the areas of encounters', () => {
  it.each([
    ['/my_encounters', 'My Encounters', 'my_encounters'],
    ['/facility_encounters', 'Facility Encounters', 'facility_encounters'],
    ['/all_encounters', 'All Encounters', 'all_encounters'],
  ])('%s lists from today on, earliest first', async (path, title, scope) => {
    const { page } = show(path, { scopes: ['prohealth', scope] });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('row', { name: /Zeenat Khan/ })).toBeVisible();
    expect(asked(page)[0]).toMatchObject({ from: TODAY, order: 'earliest' });
    expect(screen.getByRole('link', { name: /^Zeenat Khan/ })).toHaveAttribute('href', `${path}/${idOf(10)}`);
  });

  it.each([
    ['/doctor/today', 'Today'],
    ['/doctor/history', 'History'],
    ['/my_encounters', 'Upcoming'],
  ])('%s is the tab %s of my encounters', async (path, tab) => {
    show(path);
    const tabs = within(await screen.findByRole('navigation', { name: 'My encounters' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(tab);
  });

  it('keep filters and the board in the address', async () => {
    const { page } = show('/facility_encounters?status=AWAITED&view=board', {
      scopes: ['prohealth', 'facility_encounters'],
    });
    expect(await screen.findByRole('region', { name: 'Awaited (1)' })).toBeVisible();
    expect(asked(page).every(({ status }) => status === 'AWAITED')).toBe(true);
    await userEvent.click(screen.getByText('List'));
    await waitFor(() => expect(address()).toBe('/facility_encounters?status=AWAITED'));
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/facility_encounters?order=latest'));
  });

  it('are closed to users without the scope, and send no request', async () => {
    const { page } = show('/doctor/today', { scopes: ['prohealth', 'search'] });
    expect((await screen.findAllByText(/my_encounters|My Encounters/)).length).toBeGreaterThan(0);
    expect(page).not.toHaveBeenCalled();
  });

  it('offer the change of facility for an encounter elsewhere', async () => {
    const elsewhere = anEncounter({
      facilityId: ELSEWHERE.facilityId,
      facilityName: ELSEWHERE.facilityName,
    });
    const { fake } = show('/all_encounters', {
      scopes: ['prohealth', 'all_encounters'],
      answers: { '/api/encounters/all': () => ({ data: [elsewhere], next: null }) },
    });
    const change = vi.spyOn(fake.care.session, 'switchFacility').mockResolvedValue('renewed');
    await userEvent.click(await screen.findByRole('button', { name: /switch to Careline Clinic Goa$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Switch and open' }));
    await waitFor(() => expect(change).toHaveBeenCalledWith(ELSEWHERE.facilityId));
    expect(fake.care.notes.returnPath()).toBe(`/all_encounters/${idOf(10)}`);
  });
});

describe('the page of an encounter', () => {
  const path = `/my_encounters/${idOf(10)}`;

  const step = (name: string) => screen.findByRole('button', { name });

  it('shows the patient, the reason and the next step, and opens the booking over the page', async () => {
    show(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Zeenat Khan' })).toBeVisible();
    const glance = within(screen.getByRole('region', { name: 'At a glance' }));
    expect(glance.getByText('Cough')).toBeVisible();
    expect(glance.getByRole('region', { name: 'Reason' })).toHaveTextContent(/Booked by Ravi, /);
    expect(await step('Accept')).toBeVisible();
    expect(document.title).not.toContain('Zeenat');
    await userEvent.click(glance.getByRole('button', { name: 'Reason' }));
    const details = within(screen.getByRole('region', { name: 'Patient and booking' }));
    expect(details.getByRole('region', { name: 'Encounter' })).toHaveTextContent(
      /Awaited.*Dr Meera Iyer.*Cough/,
    );
    expect(within(details.getByRole('list', { name: 'What happened' })).getByText('Booked')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Patient and booking' })).toBeNull());
    expect(glance.getByRole('button', { name: 'Reason' })).toHaveFocus();
  });

  it('is accepted, then started, and can be finished only then', async () => {
    let facts: Partial<Encounter> = { status: 'AWAITED', version: 3 };
    const answer = () => ({ vitaId: PATIENT.vitaId, data: anEncounter(facts) });
    show(path, {
      answers: {
        '/api/encounters/get': () => ({
          vitaId: PATIENT.vitaId,
          data: { encounter: anEncounter(facts), events: [created] },
        }),
        '/api/encounters/event': () => {
          facts = { status: 'CONFIRMED', version: 4 };
          return answer();
        },
        '/api/encounters/arrive': () => {
          facts = { status: 'CONFIRMED', version: 5, arrivedAt: NOW };
          return answer();
        },
      },
    });
    await userEvent.click(await step('Accept'));
    expect(await screen.findByText(/^Zeenat Khan, .*: accepted\.$/)).toBeVisible();
    const start = await step('Start');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menuitem', { name: /Complete|Finish/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(start);
    expect(await step('Finish')).toBeVisible();
  });

  it('takes the outcome of an open danger sign, and hides it then', async () => {
    const sign = {
      id: idOf(60),
      contactId: idOf(61),
      signs: [{ kind: 'PREGNANCY_SIGN', sign: 'FITS' }],
      toldAt: NOW,
    };
    const whole = {
      ...sign,
      vitaId: PATIENT.vitaId,
      appUserInfo: PATIENT.appUserInfo,
      birthDate: PATIENT.birthDate,
      uhid: PATIENT.uhid,
      programme: 'healthy_motherhood',
      callType: 'adhoc',
      author: { id: ME, name: 'Meera Nair' },
      handedTo: null,
      tried: null,
      settled: null,
      ended: null,
    };
    let isOpen = true;
    const outcome = vi.fn(async (request: Request) => {
      isOpen = false;
      const body = (await request.json()) as { outcome: string };
      const settled = { at: NOW, by: { id: ME, name: 'Dr Meera Iyer' }, outcome: body.outcome };
      return { vitaId: PATIENT.vitaId, data: { ...whole, settled } };
    });
    show(path, {
      answers: {
        '/api/auth/user/get': () => ({
          vitaId: PATIENT.vitaId,
          data: { ...PATIENT, openSigns: isOpen ? [sign] : [] },
        }),
        '/api/care/overview/open': () => ({
          vitaId: PATIENT.vitaId,
          data: [{ id: sign.id, kind: 'danger-sign', level: 'critical', at: NOW, count: 1, sign: whole }],
        }),
        '/api/data/signs/outcome': outcome,
      },
    });
    await screen.findByRole('heading', { name: 'Zeenat Khan' });
    await userEvent.click(await screen.findByRole('button', { name: /Record the outcome/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(
      dialog.getByLabelText('Outcome of the danger sign'),
      'Admitted to hospital',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Record the outcome' }));
    await waitFor(() => expect(outcome).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('button', { name: /Record the outcome/ })).toBeNull());
  });

  it('says the same for an unknown one and one of another facility', async () => {
    const unknown = new Response(
      JSON.stringify({ type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' }),
      { status: 404, headers: { 'content-type': 'application/problem+json' } },
    );
    show(path, {
      answers: {
        '/api/encounters/get': () => {
          throw unknown;
        },
      },
    });
    expect(await screen.findByText('There is no such encounter at your facility')).toBeVisible();
    cleanup();
    show('/my_encounters/nothing');
    expect(await screen.findByText('There is no such encounter at your facility')).toBeVisible();
  });
});

describe('booking from a list', () => {
  it('starts with the search for the patient', async () => {
    show('/facility_encounters', { scopes: ['prohealth', 'facility_encounters'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Book an encounter' }));
    expect(await screen.findByRole('dialog', { name: 'Who is the appointment for?' })).toBeVisible();
    expect(within(screen.getByRole('dialog')).getByRole('combobox')).toHaveFocus();
  });
});
