// spec: 25, 67, 68

import type { Task } from '@careline/core/internal/care';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Around, fakeConsole } from '../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../test/people.ts';
import { ConsoleRoutes } from '../../router.tsx';

afterEach(cleanup);

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const author = { id: idOf(1), name: 'Meenakshi Raghavan' };

const aReview: Task = {
  id: idOf(10),
  vitaId: idOf(50),
  patient: { name: 'Zeenat Khan', uhid: 'CL0000000017' },
  facilityId: FACILITY.facilityId,
  kind: 'review',
  what: 'Pressure after the raised dose',
  dueOn: '2099-01-05',
  priority: 'routine',
  reason: null,
  state: 'open',
  outcome: null,
  version: 1,
  assignee: author,
  careTeam: null,
  author,
  contact: null,
  encounter: { id: idOf(30), serviceType: 'GP_CONSULTATION', start: 1_700_000_000 },
  referredTo: null,
  answered: null,
  booked: null,
  closed: null,
  metaInfo: { updatedAt: 1, createdAt: 1, deleted: false, source: 'manual' },
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const DOCTOR = ['prohealth', 'search', 'my_encounters', 'tasks', 'referrals'];

function show(path: string, scopes: readonly string[] = DOCTOR, task: Task = aReview) {
  const list = vi.fn((_: Request): unknown => ({ data: [task], next: null }));
  const created: object[] = [];
  const create = async (request: Request): Promise<unknown> => {
    const { encounter } = (await request.json()) as { encounter: object };
    created.push(encounter);
    return {
      vitaId: aReview.vitaId,
      data: { ...encounter, status: 'CONFIRMED', reason: null, metaInfo: aReview.metaInfo },
    };
  };
  const fake = fakeConsole({
    '/api/care/tasks/list': list,
    '/api/care/tasks/colleagues': () => ({ data: [], teams: [] }),
    '/api/encounters/providers': () => ({ data: [] }),
    '/api/encounters/availability/slots': () => ({ data: [] }),
    '/api/encounters/availability/next': () => ({ data: [], hasHours: false }),
    '/api/encounters/create': create,
  });
  fake.person = profileOf({ scopes: [...scopes], facility: FACILITY, facilities: [FACILITY] });
  render(
    <Around fake={fake} path={path}>
      <Address />
      <ConsoleRoutes />
    </Around>,
  );
  const queries = () => list.mock.calls.map(([{ url }]) => Object.fromEntries(new URL(url).searchParams));
  return { queries, created, list };
}

describe('the tasks of a facility', () => {
  it('open the patient’s medicines where one is to be reviewed', async () => {
    show('/tasks', DOCTOR, { ...aReview, kind: 'medicine-review', what: 'Spironolactone 25 mg' });
    const name = await screen.findByRole('link', { name: 'Zeenat Khan' });
    expect(name).toHaveAttribute('href', expect.stringMatching(/\/medicines$/));
  });

  it('are the user’s own at first, link to the record, and are filtered in the address', async () => {
    const { queries } = show('/tasks');
    const name = await screen.findByRole('link', { name: 'Zeenat Khan' });
    expect(name).toHaveAttribute('href', `/prohealth/patient/${aReview.vitaId}/tasks`);
    expect(queries()[0]).toMatchObject({ whose: 'mine' });
    await userEvent.click(screen.getByRole('button', { name: 'Everyone' }));
    await screen.findByRole('button', { name: 'Save filters' });
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.selectOptions(screen.getByLabelText('When'), 'Overdue');
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ whose: 'all', time: 'overdue' }));
    expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(
      '/tasks?whose=all&time=overdue',
    );
  });

  it('have a review booked on its day for its service, which completes it', async () => {
    const { created } = show('/tasks');
    await userEvent.click(await screen.findByRole('button', { name: /^Book.*Zeenat Khan/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Book an encounter' }));
    await userEvent.click(form.getByRole('button', { name: 'Book' }));
    expect(await screen.findByRole('dialog', { name: 'The encounter is booked' })).toBeVisible();
    const nine = Date.parse('2099-01-05T09:00:00+05:30') / 1000;
    expect(created).toMatchObject([
      { taskId: aReview.id, serviceType: 'GP_CONSULTATION', period: { start: nine }, reason: aReview.what },
    ]);
  });

  it('are only referrals in their area, and hidden without the scope', async () => {
    const { queries, list } = show('/referrals', ['prohealth', 'search', 'referrals']);
    await screen.findByRole('link', { name: 'Zeenat Khan' });
    expect(queries()[0]).toMatchObject({ kind: 'referral' });
    cleanup();
    list.mockClear();
    show('/tasks', ['prohealth', 'search', 'referrals']);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(list).not.toHaveBeenCalled();
  });
});
