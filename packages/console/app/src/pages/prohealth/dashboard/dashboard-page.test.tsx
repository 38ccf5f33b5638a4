import type { Contact } from '@careline/core/internal/calls';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contactOf } from '../../../../test/contacts.ts';
import { type Answers, Around, fakeConsole } from '../../../../test/fake-console.tsx';
import { profileOf } from '../../../../test/people.ts';
import { MainGuard } from '../../../guards/main-guard.tsx';
import DashboardPage from './dashboard-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function draw(scopes: readonly string[], answers: Answers, path = '/prohealth', roles: string[] = []) {
  const fake = fakeConsole(answers);
  fake.person = profileOf({ scopes: [...scopes], roles });
  render(
    <Around fake={fake} path={path}>
      <MainGuard>
        <DashboardPage />
      </MainGuard>
    </Around>,
  );
}

const COACH = ['prohealth', 'search', 'hmCallInfo', 'call-status-history'];
const unfinished = contactOf(
  { id: '01890000-0000-7000-8000-000000000002', patient: { name: 'Ravi Iyer', uhid: null } },
  { status: 'dialling', disposition: null },
);

const item = {
  vitaId: unfinished.vitaId,
  patient: { name: 'Meera Joshi', uhid: null },
  programme: 'careline',
  callType: 'monthly',
  kind: 'scheduled',
  dueAt: 1,
  timed: false,
  daysLate: 2,
  risk: 'high',
  reasons: [],
  attempt: 1,
  contactId: null,
  author: null,
  claim: null,
};
const numbers = { due: 4, overdue: 1, callBacks: 0, unfinished: 1, doneToday: 2, reachedToday: 1 };

const lists = (
  days: readonly Contact[],
  open: readonly Contact[],
  due: readonly unknown[] = [],
): Answers => ({
  '/api/routine/worklist/list': () => ({ data: due, next: null, total: due.length, asOf: 1_700_000_000 }),
  '/api/routine/worklist/numbers': () => ({ data: numbers, asOf: 1_700_000_000 }),
  '/api/routine/worklist/claim': () => ({ vitaId: item.vitaId, data: { claim: null } }),
  '/api/routine/calllog/list': (request) => {
    const data = new URL(request.url).searchParams.get('disposition') === 'open' ? open : days;
    return { data, next: null, total: data.length };
  },
});

const region = (name: string) => screen.findByRole('region', { name });

describe('the dashboard of a caller', () => {
  it('lists due and unfinished calls, each with its next action', async () => {
    draw(COACH, lists([], [unfinished], [item]));
    const call = await within(await region('Worklist')).findByRole('link', { name: 'Call: Meera Joshi' });
    expect(call.getAttribute('href')).toBe(
      `/prohealth/hmCallInfo?patient=${item.vitaId}&programme=careline&type=monthly`,
    );
    const finish = within(await region('Unfinished calls')).getByRole('link', { name: 'Finish: Ravi Iyer' });
    expect(finish.getAttribute('href')).toContain(`contact=${unfinished.id}`);
  });

  it('requests what the filters in the address say', async () => {
    const asked: string[] = [];
    const answers = lists([], []);
    const list = (request: Request) => {
      asked.push(new URL(request.url).search);
      return answers['/api/routine/worklist/list']?.(request);
    };
    draw(COACH, { ...answers, '/api/routine/worklist/list': list }, '/prohealth?risk=high&kind=late');
    expect(await screen.findByText('No calls match your filters')).toBeTruthy();
    expect(asked).toEqual(['?risk=high&limit=50']);
    await userEvent.click(screen.getByRole('button', { name: /^Overdue/ }));
    expect(asked.at(-1)).toBe('?kind=overdue&risk=high&limit=50');
  });

  it('lets people in charge assign a patient', async () => {
    const given: unknown[] = [];
    const person = {
      staffId: '01890000-0000-7000-8000-00000000000a',
      email: 'meena@careline.example',
      name: 'Meena Nair',
      roles: [],
      scopes: ['prohealth', 'hmCallInfo'],
      facilities: [],
      state: 'active',
      lastUsedAt: null,
      updatedAt: 1,
      updatedBy: null,
    };
    const answers = {
      ...person,
      staffId: '01890000-0000-7000-8000-00000000000b',
      name: 'Front Desk',
      scopes: [],
    };
    draw([...COACH, 'settings'], {
      ...lists([], [], [item]),
      '/api/auth/staff/list': () => ({ data: [person, answers], next: null }),
      '/api/routine/worklist/reassign': async (request) => {
        given.push(await request.json());
        return { vitaId: item.vitaId, data: { claim: null } };
      },
    });
    expect((await screen.findByRole('link', { name: 'Team' })).getAttribute('href')).toBe('/prohealth/team');
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to …: Meera Joshi' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Assign Meera Joshi to a colleague' }));
    await userEvent.selectOptions(await dialog.findByLabelText('Assign to'), 'Meena Nair');
    expect(dialog.queryByRole('option', { name: 'Front Desk' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(given).toEqual([{ vitaId: item.vitaId, staffId: person.staffId }]);
  });

  it('says so when nothing is left to do', async () => {
    draw(COACH, lists([], []));
    expect(await screen.findByText('Nothing is due')).toBeTruthy();
    expect(await screen.findByText('No unfinished calls')).toBeTruthy();
    expect(screen.getByText('No calls in the last 7 days.')).toBeTruthy();
  });

  it('leaves the progress of loading to the frame, however long it takes', async () => {
    vi.useFakeTimers();
    const never = () => new Promise(() => {});
    draw(COACH, {
      ...lists([], []),
      '/api/routine/calllog/list': never,
      '/api/routine/worklist/list': never,
    });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('region', { name: 'Unfinished calls' })).toBeTruthy();
    const texts = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(texts.filter((words) => words !== '')).toEqual([]);
  });

  it('says what failed and retries', async () => {
    let tries = 0;
    draw(COACH, {
      ...lists([], []),
      '/api/routine/calllog/list': () => {
        tries += 1;
        if (tries <= 2) throw new TypeError('Failed to fetch');
        return { data: [], next: null, total: 0 };
      },
    });
    expect(await screen.findByText('The calls could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('No unfinished calls')).toBeTruthy();
  });

  it('offers no call to users who may only read', async () => {
    draw(['prohealth', 'call-status-history'], lists([], [], [item]));
    expect(await within(await region('Worklist')).findByText('Meera Joshi')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Call: Meera Joshi' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Call the next patient' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Find a patient' })).toBeNull();
  });
});

describe('the dashboard of a user without calls', () => {
  it('requests none and links to the available screens', async () => {
    let asked = 0;
    draw(['prohealth', 'search'], {
      '/api/routine/calllog/list': () => {
        asked += 1;
        return {};
      },
      '/api/routine/worklist/list': () => {
        asked += 1;
        return {};
      },
    });
    expect(await screen.findByRole('link', { name: 'Search' })).toBeTruthy();
    expect(asked).toBe(0);
  });

  it('says so when there is no screen at all', async () => {
    draw(['prohealth'], {});
    expect(await screen.findByText(/You do not have access to any screen in this area/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the start page of somebody who sees or receives patients', () => {
  const NO_TEAMS = { teams: [], standsInFor: [] };
  /** Counts what is requested, and answers with empty lists. */
  function answering() {
    const asked = new Set<string>();
    const noting = (path: string, answer: unknown) => ({
      [path]: () => {
        asked.add(path);
        return answer;
      },
    });
    const answers: Answers = {
      ...noting('/api/encounters/board', { data: [], next: null }),
      ...noting('/api/encounters/mine', { data: [], next: null }),
      ...noting('/api/auth/careteam/mine', { data: NO_TEAMS }),
      ...noting('/api/routine/worklist/list', { data: [], next: null, total: 0, asOf: 1 }),
      ...noting('/api/routine/calllog/list', { data: [], next: null, total: 0 }),
      ...noting('/api/care/tasks/list', { data: [], next: null }),
      ...noting('/api/care/overview/own', { data: [], hasMore: false }),
    };
    return { asked, answers };
  }

  it('is the own day of a doctor, and asks for no calls', async () => {
    const { asked, answers } = answering();
    draw(['prohealth', 'search', 'my_encounters', 'facility_encounters'], answers);
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeTruthy();
    expect(await screen.findByText('Nothing is booked for you today')).toBeTruthy();
    expect(await screen.findByText(/^No alerts, results or queries are open/)).toBeTruthy();
    expect([...asked].sort()).toEqual([
      '/api/auth/careteam/mine',
      '/api/care/overview/own',
      '/api/encounters/mine',
    ]);
  });

  it('leads a pharmacist to the register too', async () => {
    const { answers } = answering();
    draw(['prohealth', 'search', 'my_encounters'], answers, '/prohealth', ['Pharmacist']);
    const register = await screen.findByRole('link', { name: 'H1 register' });
    expect(register.getAttribute('href')).toBe('/doctor/h1-register');
    expect(await screen.findByText('Nothing is booked for you today')).toBeTruthy();
  });

  it('is the day board of a clerk, who starts in its field', async () => {
    const { asked, answers } = answering();
    draw(['prohealth', 'registration', 'call-status-history', 'facility_encounters'], answers);
    const field = await screen.findByRole('searchbox', { name: 'Scan a card, or type a name or UHID' });
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(await screen.findByText('No visits are booked for today')).toBeTruthy();
    expect(asked).toEqual(new Set(['/api/encounters/board']));
  });
});

describe('what needs an administrator', () => {
  const setup = (...open: string[]) => ({
    '/api/auth/facility/setup': () => ({
      data: ['facility', 'duty-doctor', 'colleagues', 'health-check-times', 'patients'].map((step) => ({
        step,
        done: !open.includes(step),
      })),
    }),
  });
  const invited = (count: number) => ({
    '/api/auth/staff/list': () => ({
      data: Array.from({ length: count }, (_, index) => ({
        staffId: `01890000-0000-7000-8000-0000000000${String(10 + index)}`,
        email: 'new@careline.example',
        name: 'New Colleague',
        roles: [],
        scopes: [],
        facilities: [],
        state: 'invited',
        lastUsedAt: null,
        updatedAt: 1,
        updatedBy: null,
      })),
      next: null,
    }),
  });
  const ADMIN = ['prohealth', 'settings'];

  it('stands first, each with where to do it', async () => {
    draw(ADMIN, { ...setup('duty-doctor'), ...invited(2) });
    const needs = within(await region('Needs your attention'));
    const links = await needs.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Enter the doctor on duty',
      '2 colleagues have not signed in yet',
    ]);
    expect(links[1]?.getAttribute('href')).toBe('/settings/staff?state=invited');
  });

  it('is not there if nothing is open', async () => {
    draw(ADMIN, { ...setup(), ...invited(0) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull();
  });
});
