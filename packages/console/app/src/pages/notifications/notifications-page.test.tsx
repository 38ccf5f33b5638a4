// spec: 25, 67, 68

import type { StaffNotification } from '@careline/core/internal/notifications';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Around, fakeConsole } from '../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../test/people.ts';
import { ConsoleRoutes } from '../../router.tsx';

afterEach(cleanup);

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const TASK: StaffNotification = {
  key: `task:${idOf(1)}`,
  kind: 'task-assigned',
  at: 1_760_000_000,
  vitaId: idOf(50),
  patient: 'Zeenat Khan',
  what: 'Ask about the cough',
  by: 'Meena Coach',
  isRead: false,
};
const VISIT: StaffNotification = {
  ...TASK,
  key: `changed:${idOf(2)}`,
  kind: 'encounter-changed',
  what: 'GP_CONSULTATION',
  event: 'cancel',
  start: 1_760_000_000,
  encounterId: idOf(3),
};

function show(rows: readonly StaffNotification[]) {
  const list = vi.fn((_: Request): unknown => ({ data: rows, next: null }));
  const marked: unknown[] = [];
  const fake = fakeConsole({
    '/api/care/notifications/list': list,
    '/api/care/notifications/read': async (request: Request) => {
      marked.push(await request.json());
      return { marked: true };
    },
  });
  fake.person = profileOf({
    scopes: ['prohealth', 'search', 'my_encounters', 'notifications'],
    facility: FACILITY,
    facilities: [FACILITY],
  });
  render(
    <Around fake={fake} path="/notifications">
      <ConsoleRoutes />
    </Around>,
  );
  return { list, marked };
}

it('lead to where each is answered', async () => {
  show([TASK, VISIT]);
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name })).getByRole('link');
  expect(await row(/Task for you/)).toHaveAttribute('href', `/prohealth/patient/${TASK.vitaId}/tasks`);
  expect(await row(/Visit changed/)).toHaveAttribute('href', `/my_encounters/${VISIT.encounterId}`);
  expect(screen.getByText(/^Cancelled: GP Consultation, /i)).toBeVisible();
});

it('are marked as read one by one, or all at once', async () => {
  const { marked, list } = show([TASK, VISIT]);
  await userEvent.click(
    await screen.findByRole('button', { name: /^Mark as read: Zeenat Khan, Task for you/ }),
  );
  await waitFor(() => expect(marked).toEqual([{ keys: [TASK.key] }]));
  await waitFor(() => expect(list.mock.calls.length).toBeGreaterThan(1));
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(marked[1]).toEqual({ until: expect.any(Number) }));
});

it('say that nothing is new', async () => {
  show([]);
  expect(await screen.findByText('Nothing new concerns you')).toBeVisible();
});
