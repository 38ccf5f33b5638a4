// spec: 25, 67, 68, 101

import type { LabWork } from '@careline/core/internal/labs';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Around, fakeConsole } from '../../../test/fake-console.tsx';
import { FACILITY, profileOf } from '../../../test/people.ts';
import { ConsoleRoutes } from '../../router.tsx';

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const VITA = idOf(50);
const NOON = Date.parse('2024-01-06T12:00:00+05:30') / 1000;

const aWork = (number: number, part: Partial<LabWork> = {}): LabWork => ({
  order: {
    id: idOf(number),
    vitaId: VITA,
    facilityId: FACILITY.facilityId,
    facility: FACILITY.facilityName,
    encounterId: null,
    number: `2024-0000${number}`,
    tests: [{ test: 'sodium', name: 'Sodium', isDone: false }],
    priority: 'urgent',
    reason: 'Confused since Monday',
    fasting: false,
    note: '',
    expectedOn: '2024-01-06',
    status: 'active',
    orderedAt: NOON - 3600,
    orderedBy: { id: idOf(1), name: 'Dr Asha Menon' },
    cancelled: null,
    metaInfo: { updatedAt: 1, createdAt: 1, deleted: false, source: 'manual' },
  },
  patient: { name: 'Zeenat Khan', uhid: 'CL0000000017' },
  birthDate: '1970-05-01',
  gender: 'female',
  sample: null,
  dueAt: NOON,
  isLate: false,
  toReviewSince: null,
  ...part,
});

const SAMPLED = { sample: { at: NOON, by: { id: idOf(2), name: 'Lata' } } } as const;
const TECHNICIAN = ['prohealth', 'investigations'];

function show(rows: readonly LabWork[], scopes: readonly string[] = TECHNICIAN) {
  const list = vi.fn((_: Request): unknown => ({
    data: rows,
    next: null,
    counts: { ordered: 4, sampled: 0, late: 10_000, review: 1 },
  }));
  const bodies: unknown[] = [];
  const sent = async (request: Request): Promise<unknown> => {
    bodies.push(await request.json());
    return { vitaId: VITA, data: rows[0]?.order };
  };
  const report = {
    id: idOf(90),
    version: 1,
    vitaId: VITA,
    facilityId: FACILITY.facilityId,
    facility: FACILITY.facilityName,
    orderId: rows[0]?.order.id,
    status: 'final',
    reason: '',
    laboratory: 'Own laboratory',
    collectedAt: NOON,
    reportedAt: null,
    file: null,
    lines: [
      {
        test: 'sodium',
        name: 'Sodium',
        text: '118',
        unit: 'mmol/L',
        reason: '',
        range: '',
        face: { kind: 'flagged', flag: 'low', ranges: [] },
      },
    ],
    author: { id: idOf(2), name: 'Lata' },
    storedAt: NOON,
    earlier: [],
    metaInfo: { updatedAt: 1, createdAt: 1, deleted: false, source: 'manual' },
  };
  const fake = fakeConsole({
    '/api/care/labs/work': list,
    '/api/care/labs/sample': sent,
    '/api/care/overview/review': async (request: Request) => {
      bodies.push(await request.json());
      return { vitaId: VITA, data: [] };
    },
    '/api/care/labs/list': () => ({
      vitaId: VITA,
      data: { orders: [], reports: [report], mayOrder: false },
    }),
    '/api/auth/user/get': () => ({
      vitaId: VITA,
      data: {
        vitaId: VITA,
        uhid: 'CL0000000017',
        appUserInfo: { name: 'Zeenat Khan', gender: 'female' },
        birthDate: '1970-05-01',
        identifiers: [],
        phones: [],
        languages: [],
        enrolments: [],
        callsStopped: null,
      },
    }),
  });
  fake.person = profileOf({ scopes: [...scopes], facility: FACILITY, facilities: [FACILITY] });
  render(
    <Around fake={fake} path="/investigations">
      <ConsoleRoutes />
    </Around>,
  );
  return { list, bodies };
}

describe('the laboratory’s orders', () => {
  it('are those that wait at first, with their number by stage', async () => {
    const { list } = show([aWork(7, { isLate: true })]);
    const row = await screen.findByRole('row', { name: /Zeenat Khan/ });
    for (const text of ['Sodium', 'Ordered', 'Urgent', /Late since .*12:00 pm/])
      expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'No sample yet (4)' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Late (more than 10,000)' })).toBeVisible();
    const asked = () => new URL(list.mock.calls.at(-1)?.[0].url ?? '').searchParams.get('view');
    expect(asked()).toBe('waiting');
    await userEvent.click(screen.getByRole('button', { name: 'To be reviewed (1)' }));
    await waitFor(() => expect(asked()).toBe('review'));
  });

  it('have their sample marked in the row, and taken back', async () => {
    const { bodies } = show([aWork(7), aWork(8, SAMPLED)]);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Mark the sample of order 2024-00007 as taken' }),
    );
    await waitFor(() =>
      expect(bodies).toEqual([
        { sample: { orderId: idOf(7), vitaId: VITA, collectedAt: expect.any(Number) } },
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo the sample of order 2024-00008' }));
    await waitFor(() =>
      expect(bodies[1]).toEqual({ sample: { orderId: idOf(8), vitaId: VITA, collectedAt: null } }),
    );
  });

  it('get their results from a technician, who reviews none', async () => {
    show([aWork(7, { ...SAMPLED, toReviewSince: NOON })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Enter results of order 2024-00007' }));
    expect(await screen.findByRole('dialog', { name: 'Enter lab results' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Review results/ })).toBeNull();
  });

  it('are reviewed by doctors in the row', async () => {
    const { bodies } = show(
      [aWork(7, { ...SAMPLED, toReviewSince: NOON })],
      ['prohealth', 'my_encounters', 'investigations'],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Review results of order 2024-00007' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Results of order 2024-00007' }));
    expect(await dialog.findByText(/118/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reviewed' }));
    await waitFor(() => expect(bodies).toEqual([{ vitaId: VITA, kind: 'lab-report', id: idOf(90) }]));
  });
});
