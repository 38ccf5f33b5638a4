import type { Appointment } from '@careline/core/internal/encounters/appointments';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { anEncounter, NOW_S, PROVIDERS, staffId } from '../../../test/encounters.ts';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import type { ListValues } from '../../lists/index.ts';
import { AppointmentList, BookingRequests, WaitingRoomBoard } from './index.ts';

const RECEPTION = { staffId: staffId(2), scopes: ['facility_appointments'] };
const RESPONDER = { staffId: staffId(2), scopes: ['booking_requests'] };

const an = (encounter: Appointment['encounter'], facts: Partial<Appointment> = {}): Appointment => ({
  encounter,
  movedFrom: null,
  messagesSent: 0,
  ...facts,
});

const expected = an(anEncounter(1, 30), { movedFrom: NOW_S - 86_400, messagesSent: 2 });
const arrived = an(
  anEncounter(2, -10, {
    patient: { name: 'Zeenat Khan', uhid: 'CL0000000029' },
    arrivedAt: NOW_S - 600,
    token: 14,
  }),
);
const unassigned = an(anEncounter(3, 60, { status: 'CREATED', careProvider: null }));

function show(Widget: typeof AppointmentList | typeof BookingRequests, user: typeof RECEPTION, list: object) {
  const asked = vi.fn((_: FakeRequest): object => list);
  const changed = vi.fn((request: FakeRequest) => ({
    vitaId: request.body?.vitaId,
    data: { ...anEncounter(1, 30), arrivedAt: NOW_S, token: 15, version: 2 },
  }));
  function Owned() {
    const [values, onValuesChange] = useState<ListValues>({});
    const address = ({ encounter: { id } }: Pick<Appointment, 'encounter'>) => `/facility_encounters/${id}`;
    return (
      <Widget
        reach="facility"
        user={user}
        values={values}
        onValuesChange={onValuesChange}
        appointmentAddress={address}
        requestAddress={address}
      />
    );
  }
  const http = fakeHttp({
    'appointments/list': asked,
    'appointments/requests': asked,
    'careteam/mine': () => ({ data: { teams: [], standsInFor: [] } }),
    'encounters/providers': () => ({ data: PROVIDERS }),
    'encounters/arrive': changed,
    'encounters/event': changed,
  });
  renderUi(<Owned />, { http, now });
  return { changed, queries: () => asked.mock.calls.map(([{ query }]) => query) };
}

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const button = async (row: RegExp, name: RegExp) => within(await rowOf(row)).getByRole('button', { name });

describe('the appointments of a day', () => {
  const list = { data: [unassigned, expected, arrived], next: null };

  it('are grouped by care provider, with token, delay, moves and messages', async () => {
    const { queries } = show(AppointmentList, RECEPTION, list);
    expect(await screen.findByRole('rowheader', { name: 'No care provider yet 1' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Dr Meera Iyer 2' })).toBeVisible();
    const waits = await rowOf(/Zeenat Khan/);
    for (const text of ['14', 'CL0000000029', 'GP consultation', /^Arrived/, /^Waiting/])
      expect(within(waits).getByText(text)).toBeInTheDocument();
    const moved = await rowOf(/2 messages sent/);
    expect(within(moved).getByText(/^Moved from/)).toBeInTheDocument();
    expect(within(moved).getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
      'href',
      `/facility_encounters/${expected.encounter.id}`,
    );
    expect(queries()[0]).toMatchObject({ reach: 'facility', day: '2024-01-06' });
  });

  it('are checked in by button and by key; whoever has arrived is not checked in again', async () => {
    const { changed } = show(AppointmentList, RECEPTION, list);
    const waits = within(await rowOf(/Zeenat Khan/));
    expect(waits.queryByRole('button', { name: /^Check in/ })).toBeNull();
    await userEvent.click(await button(/2 messages sent/, /^Check in: Asha Rao/));
    await waitFor(() =>
      expect(changed.mock.lastCall?.[0].body).toMatchObject({ encounterId: expected.encounter.id }),
    );
    expect(await screen.findByText('Asha Rao is here.')).toBeVisible();
    within(await rowOf(/2 messages sent/))
      .getByRole('link')
      .focus();
    await userEvent.keyboard('c');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  });

  it('stay on the day that they were moved from, without acts', async () => {
    const away = an(anEncounter(4, 2 * 1440, { patient: { name: 'Ravi Nair', uhid: null } }), {
      movedFrom: NOW_S + 3600,
      movedTo: NOW_S + 2 * 86_400,
    });
    show(AppointmentList, RECEPTION, { data: [away], next: null });
    const row = within(await rowOf(/Ravi Nair/));
    expect(row.getByText(/^Moved to Mon/)).toBeVisible();
    expect(row.queryByRole('button', { name: /^(Move|Cancel|Check in)/ })).toBeNull();
  });

  it('are cancelled only with a reason', async () => {
    show(AppointmentList, RECEPTION, list);
    await userEvent.click(await button(/2 messages sent/, /^Cancel/));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('are those of another day, or only who has arrived', async () => {
    const { queries } = show(AppointmentList, RECEPTION, list);
    await rowOf(/Zeenat Khan/);
    await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ day: '2024-01-07' }));
    await userEvent.click(screen.getByRole('button', { name: 'Arrived' }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ day: '2024-01-07', standing: 'arrived' }));
  });

  it('say when there are none', async () => {
    show(AppointmentList, RECEPTION, { data: [], next: null });
    expect(await screen.findByText('No appointments on this day')).toBeVisible();
  });
});

describe('booking requests', () => {
  const asked = anEncounter(4, 90, { status: 'AWAITED', patient: { name: 'Zeenat Khan', uhid: null } });
  const list = {
    data: [
      { encounter: asked, waitsSince: NOW_S - 3 * 3600 },
      { encounter: anEncounter(5, 90, { status: 'CREATED', careProvider: null }), waitsSince: NOW_S - 60 },
    ],
    next: null,
  };

  it('say how long they wait and for whom, and are accepted or declined', async () => {
    const { changed, queries } = show(BookingRequests, RESPONDER, list);
    const row = within(await rowOf(/Zeenat Khan/));
    expect(row.getByText('an answer from Dr Meera Iyer')).toBeVisible();
    expect(row.getByText(/^3 h/)).toBeVisible();
    expect(within(await rowOf(/a care provider/)).queryByRole('button', { name: /^Accept/ })).toBeNull();
    await userEvent.click(await button(/Zeenat Khan/, /^Accept: Zeenat Khan/));
    await waitFor(() =>
      expect(changed.mock.lastCall?.[0].body).toMatchObject({
        encounterId: asked.id,
        event: { event: 'accept' },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'An answer' }));
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ status: 'AWAITED' }));
  });

  it('waits of two days or more are in days', async () => {
    const since = (hours: number) => ({
      encounter: anEncounter(hours, 30),
      waitsSince: NOW_S - hours * 3600,
    });
    show(BookingRequests, RESPONDER, { data: [since(51), since(47)], next: null });
    expect(await screen.findByText('2 days')).toBeVisible();
    expect(screen.getByText(/^47 h/)).toBeVisible();
  });

  it('say when none are waiting', async () => {
    show(BookingRequests, RESPONDER, { data: [], next: null });
    expect(await screen.findByText('No requests are waiting')).toBeVisible();
  });
});

describe('the board of the waiting room', () => {
  const queues = [
    { careProvider: { id: staffId(2), name: 'Dr Meera Iyer' }, now: 12, next: [14, 15], waiting: 5 },
    { careProvider: null, now: null, next: [16], waiting: 1 },
  ];
  const board = (answer: () => object, asOf = NOW_S) => {
    const http = fakeHttp({ 'appointments/waiting-room': answer });
    renderUi(<WaitingRoomBoard languages={['en', 'hi']} />, {
      http,
      now: () => asOf * 1000,
    });
  };

  it('shows tokens by care provider in each language, and how many more wait', async () => {
    board(() => ({ data: queues, asOf: NOW_S }));
    const doctor = within(await screen.findByRole('region', { name: 'Dr Meera Iyer' }));
    expect(doctor.getByText('12')).toBeVisible();
    expect(doctor.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['14', '15']);
    expect(doctor.getByText('Now')).toBeVisible();
    expect(await doctor.findByText('अभी')).toBeVisible();
    expect(doctor.getByText('3 more are waiting')).toBeVisible();
    expect(screen.getByRole('region', { name: /^Other patients/ })).toBeVisible();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('keeps the last tokens without a connection, and says from when they are', async () => {
    board(() => ({ data: queues, asOf: NOW_S }), NOW_S + 600);
    expect(await screen.findByText('12')).toBeVisible();
    expect(screen.getByText(/^No connection. Last updated at /)).toBeVisible();
  });

  it('says when no one waits', async () => {
    board(() => ({ data: [], asOf: NOW_S }));
    expect(await screen.findByText('No one is waiting')).toBeVisible();
  });
});
