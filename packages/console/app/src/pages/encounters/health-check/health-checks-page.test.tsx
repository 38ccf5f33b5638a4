// spec: 11

import type { Encounter } from '@careline/core/internal/encounters';
import { isoDay } from '@careline/core/internal/formatting';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import HealthChecksPage from './health-checks-page.tsx';

afterEach(cleanup);

const ZONE = 'Asia/Kolkata';
const DAY = 86_400;
const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const now = Math.floor(Date.now() / 1000);
const today = isoDay(now, ZONE) ?? '';
/** Returns 9:00 in Kolkata, this many days from today. */
const morning = (days: number) => Date.parse(`${today}T03:30:00Z`) / 1000 + days * DAY;
const metaInfo = { updatedAt: now, createdAt: now, deleted: false, source: 'manual' };

const checkOf = (number: number, name: string, facts: Partial<Encounter> = {}): Encounter => ({
  id: idOf(number),
  vitaId: idOf(100 + number),
  patient: { name, uhid: `CL000000000${number}` },
  facilityId: FACILITY.facilityId,
  consultationMode: 'PHYSICAL',
  encounterClass: 'AMB',
  encounterType: 'AHC',
  serviceType: 'PROHEALTH_CHECK',
  package: 'heart',
  slotId: idOf(200 + number),
  status: 'CREATED',
  period: { start: morning(0) + number * 1800, end: morning(0) + (number + 1) * 1800 },
  reason: null,
  version: 1,
  metaInfo,
  ...facts,
});
const ZEENAT = checkOf(1, 'Zeenat Khan', { reason: 'Fasting since 8 pm' });
const ARJUN = checkOf(2, 'Arjun Rao', { status: 'COMPLETED', version: 4 });

/** Unordered, on two pages. */
const lists: Answers = {
  '/api/encounters/list': (request) => {
    const query = new URL(request.url).searchParams;
    if (query.get('from') !== today) return { data: [], next: null };
    return query.get('after') ? { data: [ZEENAT], next: null } : { data: [ARJUN], next: 'more' };
  },
};

const problem = (status: number, code: string, facts: object = {}) =>
  new Response(
    JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'r-1', ...facts }),
    {
      status,
      headers: { 'content-type': 'application/problem+json' },
    },
  );

function Address() {
  const { search } = useLocation();
  return <output aria-label="Address">{search}</output>;
}

function show(answers: Answers = {}, path = '/prohealth/health-check') {
  const fake = fakeConsole({ ...lists, ...answers });
  fake.person = profileOf({ scopes: ['prohealth', 'search', 'health-check-registration'] });
  render(
    <Around fake={fake} path={path}>
      <MainGuard>
        <Routes>
          <Route path="/prohealth/health-check" element={<HealthChecksPage />} />
        </Routes>
        <Address />
      </MainGuard>
    </Around>,
  );
}

const rows = async () =>
  within(await screen.findByRole('list', { name: /^Health checks on/ })).getAllByRole('listitem');
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

describe('the health checks of a day', () => {
  it('shows today first, earliest first, with the actions for each', async () => {
    show();
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/Zeenat Khan.*Heart check.*Fasting since 8 pm.*Created/);
    expect(second).toHaveTextContent(/Arjun Rao.*Completed/);
    const offered = (row: HTMLElement | undefined) =>
      within(row as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.textContent?.replace(/^(.*?)\1:.*$/, '$1'));
    expect(offered(first)).toEqual(['Done', 'Move', 'Cancel check', 'History']);
    expect(offered(second)).toEqual(['History']);
    expect(screen.getByRole('link', { name: 'Zeenat Khan' })).toHaveAttribute(
      'href',
      `/prohealth/patient/${ZEENAT.vitaId}/encounters`,
    );
  });

  it('is filtered by status and moved by day in the address', async () => {
    show();
    await rows();
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Completed (1)');
    await waitFor(() => expect(address()).toBe('?status=COMPLETED'));
    expect(await rows()).toHaveLength(1);
    await press('Next day');
    expect(await screen.findByText(/^No health checks are booked on/)).toBeVisible();
    expect(address()).toContain(`day=${isoDay(now + DAY, ZONE)}`);
    const day = screen.getByRole('textbox', { name: 'Day' });
    await userEvent.clear(day);
    await userEvent.type(day, today.split('-').reverse().join('-'));
    expect(await rows()).toHaveLength(1);
    await press('Previous day');
    expect(await screen.findByText(/^No health checks are booked on/)).toBeVisible();
    await press('Today');
    expect(await rows()).toHaveLength(1);
  });

  it('says why loading failed, and retries', async () => {
    let fails = true;
    show({
      '/api/encounters/list': () => {
        if (fails) throw problem(503, 'unavailable');
        return { data: [ZEENAT], next: null };
      },
    });
    expect(await screen.findByText('The health checks could not be loaded')).toBeVisible();
    fails = false;
    await press('Try again');
    expect(await rows()).toHaveLength(1);
  });
});

describe('a health check', () => {
  it('is cancelled with a reason, and the focus moves to the result', async () => {
    const sent = vi.fn();
    show({
      '/api/encounters/event': async (request) => {
        sent(await request.json());
        return { vitaId: ZEENAT.vitaId, data: { ...ZEENAT, status: 'CANCELLED', version: 2 } };
      },
    });
    await rows();
    await press(/^Cancel check: Zeenat Khan/);
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel the check' }));
    expect(dialog().getByText('Choose a reason.')).toBeVisible();
    await userEvent.selectOptions(dialog().getByLabelText(/^Reason/), 'Another reason');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel the check' }));
    expect(dialog().getByText('Enter the reason.')).toBeVisible();
    await userEvent.fill(dialog().getByLabelText(/^Note/), 'Moved away');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel the check' }));
    const notice = await screen.findByText(/^Zeenat Khan, .*: cancelled\.$/);
    await waitFor(() => expect(notice.parentElement).toHaveFocus());
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      vitaId: ZEENAT.vitaId,
      encounterId: ZEENAT.id,
      version: 1,
      event: { event: 'cancel', reason: 'other', note: 'Moved away' },
    });
    expect((await rows())[0]).toHaveTextContent('Cancelled');
    expect(screen.queryByRole('button', { name: /^Move: Zeenat/ })).toBeNull();
  });

  it('does not overwrite the change of a colleague, and names the colleague', async () => {
    const taken = { ...ZEENAT, status: 'CANCELLED', version: 2 };
    show({
      '/api/encounters/finish': () => {
        throw problem(409, 'conflict', { by: { name: 'Meera Nair', at: now } });
      },
      '/api/encounters/get': () => ({ vitaId: ZEENAT.vitaId, data: { encounter: taken, events: [] } }),
    });
    await rows();
    await press(/^Done: Zeenat Khan/);
    await userEvent.click(dialog().getByRole('button', { name: 'Record as done' }));
    expect(await dialog().findByText('Meera Nair has changed this health check')).toBeVisible();
    expect(dialog().getByText(/^Your change was not saved\. It is now: Cancelled/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const notice = await screen.findByText(/It is now: Cancelled/);
    await waitFor(() => expect(notice.parentElement).toHaveFocus());
    expect((await rows())[0]).toHaveTextContent('Cancelled');
  });

  const slot = (number: number, day: number, left: number) => ({
    id: idOf(300 + number),
    facilityId: FACILITY.facilityId,
    period: { start: morning(day) + number * 1800, end: morning(day) + (number + 1) * 1800 },
    places: 2,
    left,
  });

  it('moves to a free time, and asks for another one if it has been taken', async () => {
    const slots = [slot(1, 2, 2), slot(2, 2, 2), { ...slot(3, 1, 2), id: ZEENAT.slotId }];
    const keys: unknown[] = [];
    let isTaken = true;
    show({
      '/api/encounters/slots/list': () => ({ data: slots }),
      '/api/encounters/move': async (request) => {
        const body = await request.json();
        keys.push(body.slotId);
        if (isTaken) throw problem(409, 'slot-unavailable');
        return { vitaId: ZEENAT.vitaId, data: { ...ZEENAT, period: slots[1]?.period, version: 2 } };
      },
    });
    await rows();
    await press(/^Move: Zeenat Khan/);
    // The check's own time is not offered: the first day with another one is shown.
    expect(await dialog().findAllByRole('radio')).toHaveLength(2);
    await userEvent.click(dialog().getByRole('button', { name: 'Move' }));
    expect(dialog().getByText('Choose a time that has a place.')).toBeVisible();
    await userEvent.selectOptions(dialog().getByLabelText(/^Reason/), 'The patient asked for it');
    await userEvent.click(dialog().getByRole('radio', { name: /9:30 am/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Move' }));
    expect(await dialog().findByText(/^Someone else has just taken the last place/)).toBeVisible();
    isTaken = false;
    await userEvent.click(await dialog().findByRole('radio', { name: /10:00 am/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Move' }));
    expect(await screen.findByText(/^Zeenat Khan: moved to .*, 10:00 am\.$/)).toBeVisible();
    expect(keys).toEqual([slots[0]?.id, slots[1]?.id]);
    expect(await rows()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Show that day' })).toHaveAttribute(
      'href',
      `/prohealth/health-check?day=${isoDay(morning(2), ZONE)}`,
    );
  });

  it('lists its whole history', async () => {
    const author = { id: idOf(9), name: 'Asha Coach' };
    const event = { status: 'CREATED', reason: null, note: null, moved: null, author, metaInfo };
    show({
      '/api/encounters/get': () => ({
        vitaId: ZEENAT.vitaId,
        data: {
          encounter: ZEENAT,
          events: [
            { ...event, id: idOf(11), event: 'create' },
            {
              ...event,
              id: idOf(12),
              event: 'move',
              reason: 'patient-absent',
              note: 'No bus',
              moved: { from: morning(0), to: morning(1) },
            },
          ],
        },
      }),
    });
    await rows();
    await press(/^History: Zeenat Khan/);
    const [booked, moved] = await dialog().findAllByRole('listitem');
    expect(booked).toHaveTextContent(/^Booked.*Asha Coach$/);
    expect(moved).toHaveTextContent(/^Moved.*9:00 am → .*9:00 amThe patient did not come: No bus/);
  });
});
