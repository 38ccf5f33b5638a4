// spec: 106

import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import {
  anEncounter,
  COORDINATOR,
  encounterPage,
  NOW_S,
  PROVIDERS,
  staffId,
} from '../../../test/encounters.ts';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { FACILITY } from '../../../test/health-check.ts';
import { now } from '../../../test/people.ts';
import { EncounterCalendar, type EncounterCalendarProps } from './index.ts';

/** 10:00 on Saturday, 6 January 2024 in Kolkata. */
const AT_TEN = NOW_S - (NOW_S % 86_400) + 4.5 * 3600;
const at = (number: number, hour: number, minutes = 30, facts = {}) => {
  const start = AT_TEN + (hour - 10) * 3600;
  return anEncounter(number, 0, { period: { start, end: start + minutes * 60 }, ...facts });
};
const named = (name: string) => ({ patient: { name, uhid: 'CL0000000017' } });
const DAY = [
  at(1, 10, 30, named('Asha Rao')),
  at(2, 10, 60, { ...named('Imran Shaikh'), careProvider: { id: staffId(3), name: 'Dr Farhan Ali' } }),
  at(3, 14, 30, { ...named('Lakshmi Devi'), status: 'CANCELLED' }),
];

function Owned({ day: first, ...props }: EncounterCalendarProps) {
  const [day, setDay] = useState(first);
  return <EncounterCalendar {...props} day={day} onDayChange={setDay} />;
}

function show(props: Partial<EncounterCalendarProps> = {}, answers: Parameters<typeof fakeHttp>[0] = {}) {
  const asked = vi.fn((_: FakeRequest): unknown => encounterPage(DAY));
  const onBook = vi.fn();
  renderUi(
    <Owned
      circle="facility_encounters"
      filters={{}}
      span="week"
      day="2024-01-06"
      onDayChange={vi.fn()}
      onOpenDay={vi.fn()}
      onBook={onBook}
      user={COORDINATOR}
      facilityId={FACILITY.facilityId}
      encounterAddress={(id) => `/facility_encounters/${id}`}
      {...props}
    />,
    {
      now,
      http: fakeHttp({
        'encounters/calendar/facility': asked,
        'encounters/providers': () => ({ data: PROVIDERS }),
        'availability/slots': () => ({
          data: [
            { careProviderId: staffId(1), start: AT_TEN + 7200, end: AT_TEN + 9000, places: 1, left: 1 },
          ],
        }),
        ...answers,
      }),
    },
  );
  return { asked, onBook };
}

const encounter = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const cell = (time: string, column: string) =>
  screen.getByRole('gridcell', { name: new RegExp(`^${time}, ${column}`) });
const press = (keys: string) => userEvent.keyboard(keys);

describe('the calendar of encounters', () => {
  it('has a column for each day of the week from Monday on, with its encounters', async () => {
    const { asked } = show();
    const block = await encounter('Asha Rao');
    expect(block).toHaveAccessibleName(
      'Asha Rao, 10:00 am – 10:30 am, GP consultation, Confirmed, Dr Meera Iyer',
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Time',
      'Mon 01-01',
      'Tue 02-01',
      'Wed 03-01',
      'Thu 04-01',
      'Fri 05-01',
      'Sat 06-01',
      'Sun 07-01',
    ]);
    expect(asked.mock.calls[0]?.[0].query).toMatchObject({ from: '2024-01-01', to: '2024-01-07' });
    expect(screen.queryByRole('button', { name: /^Lakshmi Devi/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelled and rejected (1)' }));
    expect(await encounter('Lakshmi Devi')).toBeVisible();
  });

  it('has on one day a column for each care provider, and hatches the time outside their hours', async () => {
    show({ span: 'day' });
    await encounter('Imran Shaikh');
    expect(
      screen
        .getAllByRole('columnheader')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Dr Farhan Ali', 'Dr Meera Iyer']);
    expect(cell('12:00 pm', 'Dr Meera Iyer')).toHaveAccessibleName('12:00 pm, Dr Meera Iyer');
    expect(cell('12:30 pm', 'Dr Meera Iyer')).toHaveAccessibleName(/outside the hours/);
    expect(cell('12:00 pm', 'Dr Farhan Ali')).toHaveAccessibleName(/outside the hours/);
  });

  it('is navigated by arrow keys from one tab stop, including overlapping encounters', async () => {
    show();
    (await encounter('Imran Shaikh')).focus();
    await press('{ArrowRight}');
    expect(await encounter('Asha Rao')).toHaveFocus();
    await press('{ArrowRight}');
    expect(cell('10:00 am', 'Sun')).toHaveFocus();
    await press('{ArrowDown}{Home}');
    expect(cell('10:30 am', 'Mon')).toHaveFocus();
    await press('{Control>}{End}{/Control}');
    expect(cell('7:30 pm', 'Sun')).toHaveFocus();
    const grid = screen.getByRole('grid');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await press('{PageDown}');
    await waitFor(() => expect(cell('7:30 pm', 'Sun 14-01-2024')).toHaveFocus());
  });

  it('books a free time by Enter and by a click, with the care provider of the column', async () => {
    const { onBook } = show({ span: 'day' });
    await encounter('Asha Rao');
    cell('12:00 pm', 'Dr Meera Iyer').focus();
    await press('{Enter}');
    expect(onBook).toHaveBeenLastCalledWith({
      start: AT_TEN + 7200,
      minutes: 30,
      careProviderId: staffId(1),
    });
    await userEvent.click(cell('3:00 pm', 'Dr Farhan Ali'), { position: { x: 20, y: 20 } });
    expect(onBook).toHaveBeenLastCalledWith({
      start: AT_TEN + 5.25 * 3600,
      minutes: undefined,
      careProviderId: staffId(3),
    });
  });

  it('moves an encounter by keyboard, asks why, and shows who is busy', async () => {
    const move = vi.fn((_: FakeRequest): unknown => ({
      vitaId: DAY[0]?.vitaId,
      data: at(1, 11.25, 30, named('Asha Rao')),
    }));
    show({}, { 'encounters/move': move });
    (await encounter('Asha Rao')).focus();
    await press('m{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Move the encounter' });
    expect(within(dialog).getByLabelText('Time')).toHaveValue('11:15 am');
    await userEvent.selectOptions(within(dialog).getByLabelText(/^Reason/), 'patient-asked');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText(/Asha Rao: moved to Sat 06-01-2024, 11:15 am/)).toBeVisible();
    expect(move.mock.calls[0]?.[0].body).toMatchObject({
      period: { start: AT_TEN + 4500, end: AT_TEN + 6300 },
    });
    expect(await screen.findByRole('button', { name: /^Asha Rao/ })).toBeInTheDocument();
  });

  it('leaves an encounter in place on Escape, and cancels one with a reason', async () => {
    const event = vi.fn((_: FakeRequest): unknown => ({
      vitaId: DAY[0]?.vitaId,
      data: at(1, 10, 30, { ...named('Asha Rao'), status: 'CANCELLED' }),
    }));
    show({}, { 'encounters/event': event });
    (await encounter('Asha Rao')).focus();
    await press('m{ArrowDown}{Escape}');
    expect(screen.getByText(/^Asha Rao stays at Sat 06-01-2024, 10:00 am/)).toBeInTheDocument();
    await press('{Delete}');
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the encounter?' });
    await userEvent.selectOptions(within(dialog).getByLabelText(/^Reason/), 'patient-asked');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel encounter' }));
    await waitFor(() => expect(event).toHaveBeenCalledOnce());
    expect(event.mock.calls[0]?.[0].body).toMatchObject({
      event: { event: 'cancel', reason: 'patient-asked' },
    });
  });

  it('moves an encounter that is dragged to another day', async () => {
    show();
    const asha = await encounter('Asha Rao');
    const target = cell('12:00 pm', 'Sun');
    await userEvent.dragAndDrop(asha, target, {
      sourcePosition: { x: 20, y: 4 },
      targetPosition: { x: 20, y: 6 },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Move the encounter' });
    expect(within(dialog).getByLabelText('Time')).toHaveValue('12:00 pm');
    expect(within(dialog).getByLabelText(/^New day and time/)).toHaveValue('07-01-2024');
  });

  it('renders a week of 2,000 encounters with few nodes, and links to the day of hidden ones', async () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      at(index + 1, (index % 7) * -24 + 8 + (Math.floor(index / 7) % 20) / 2, 30, named(`Patient ${index}`)),
    );
    const onOpenDay = vi.fn();
    show({ onOpenDay }, { 'encounters/calendar/facility': () => encounterPage(many) });
    const [more] = await screen.findAllByRole('button', {
      name: /more encounters from 8:00 am: open the day/,
    });
    expect(screen.getByRole('grid').querySelectorAll('*').length).toBeLessThan(2000);
    if (more) await userEvent.click(more);
    expect(onOpenDay).toHaveBeenCalledWith('2024-01-01');
  });
});
