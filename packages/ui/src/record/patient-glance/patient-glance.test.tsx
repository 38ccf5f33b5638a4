// spec: 5

import type { TimelineItem } from '@careline/core/internal/overview';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { anEncounter, EVENTS, NOW_S } from '../../../test/encounters.ts';
import { fakeHttp } from '../../../test/fake-http.ts';
import { now, personId } from '../../../test/people.ts';
import { aSummary } from '../../../test/records.ts';
import { PatientGlance, type PatientGlanceProps } from './index.ts';

const vitaId = personId(1);
const DAY = 86_400;

const visit = (number: number, days: number, status: string): TimelineItem => {
  const encounter = anEncounter(number, 0, { status, reason: `Visit ${number}` });
  return { id: encounter.id, kind: 'encounter', at: NOW_S + days * DAY, encounter };
};

/** Future bookings come first in the timeline. */
const VISITS = [
  visit(9, 14, 'CONFIRMED'),
  visit(1, 0, 'CONFIRMED'),
  visit(2, -7, 'COMPLETED'),
  visit(3, -14, 'CANCELLED'),
  visit(4, -21, 'COMPLETED'),
  visit(5, -28, 'COMPLETED'),
  visit(6, -35, 'COMPLETED'),
];

function show(props: Partial<PatientGlanceProps> = {}) {
  const onOpen = vi.fn();
  const http = fakeHttp({
    'record/timeline': ({ query }) => ({
      vitaId,
      data: query?.kind === 'encounter' ? VISITS : [],
      next: null,
    }),
  });
  renderUi(
    <PatientGlance
      vitaId={vitaId}
      encounter={anEncounter(1, 0)}
      events={EVENTS}
      kinds={['call', 'encounter']}
      record={undefined}
      onOpen={onOpen}
      {...props}
    />,
    { http, now },
  );
  return onOpen;
}

it('shows why the patient comes, who booked, and the last three contacts that took place', async () => {
  const onOpen = show();
  expect(screen.getByText('Cough for two weeks')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Reason' })).toHaveTextContent(/Booked by Ravi Coordinator, /);
  const contacts = within(await screen.findByRole('list', { name: 'Last contacts' }));
  expect(contacts.getAllByText(/^Visit \d$/).map(({ textContent }) => textContent)).toEqual([
    'Visit 2',
    'Visit 4',
    'Visit 5',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Last contacts' }));
  expect(onOpen).toHaveBeenCalledWith('contacts');
});

it('shows nothing of the record to users who may not read it', () => {
  show();
  expect(screen.queryByText('Conditions and medicines')).toBeNull();
});

it('opens the details of each part of the record', async () => {
  const ready = { state: { phase: 'ready', value: [] }, refresh: vi.fn() } as never;
  const labs = { state: { phase: 'ready', value: { orders: [], reports: [], mayOrder: true } } } as never;
  const onOpen = show({
    record: {
      summary: { state: { phase: 'ready', value: aSummary() }, onRetry: vi.fn() },
      model: undefined,
      labs,
      goals: ready,
    },
  });
  expect(screen.getByText('No lab results')).toBeVisible();
  expect(screen.getByText('No goals')).toBeVisible();
  for (const [name, details] of [
    ['Conditions and medicines', 'medicines'],
    ['Readings', 'readings'],
    ['Latest lab results', 'labs'],
    ['Goals and care plan', 'care'],
  ]) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onOpen).toHaveBeenLastCalledWith(details);
  }
});
