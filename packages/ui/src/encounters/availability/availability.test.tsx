// spec: 68

import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { AVAILABILITY_ANSWERS, anAvailability, hoursOn } from '../../../test/availability.ts';
import { CLINICIAN, COORDINATOR, staffId } from '../../../test/encounters.ts';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { Availability, type AvailabilityProps } from './index.ts';

const MANAGER = { ...CLINICIAN, scopes: ['availability', 'my_encounters'] };

function show(answers: FakeAnswers = {}, props: Partial<AvailabilityProps> = {}) {
  const slots = vi.fn(AVAILABILITY_ANSWERS['availability/slots']);
  const http = fakeHttp({ ...AVAILABILITY_ANSWERS, 'availability/slots': slots, ...answers });
  renderUi(<Availability user={MANAGER} {...props} />, { now, http });
  return { slots };
}

const saves = (data = anAvailability({ version: 4 }), more: object = {}) =>
  vi.fn((_: FakeRequest) => ({ data, ...more }));
const bodyOf = (save: { readonly mock: { readonly calls: readonly (readonly FakeRequest[])[] } }): unknown =>
  save.mock.calls.at(-1)?.[0]?.body;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const refusal = (code: string, more: object = {}) =>
  new HttpError({
    failure: 'refused',
    endpoint: 'availability/hours/set',
    code,
    status: 409,
    problem: { type: 'about:blank', title: code, status: 409, code, ...more },
  });

describe('the person of the availability', () => {
  it('is the user first, and everyone with the scope', async () => {
    const get = vi.fn((_: FakeRequest) => ({ data: anAvailability() }));
    show({ 'availability/get': get });
    const chooser = await screen.findByLabelText('Care provider');
    expect(
      within(chooser)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Dr Meera Iyer (myself)', 'Dr Farhan Ali']);
    await userEvent.selectOptions(chooser, 'Dr Farhan Ali');
    await waitFor(() => expect(get.mock.calls.at(-1)?.[0].query).toEqual({ careProviderId: staffId(3) }));
  });

  it.each<[string, Partial<AvailabilityProps>]>([
    ['without the scope', { user: CLINICIAN }],
    ['on the page of one’s own', { own: true }],
  ])('is only the user %s', async (_, props) => {
    show({}, props);
    expect(await screen.findByRole('region', { name: 'Weekly hours' })).toBeVisible();
    expect(screen.queryByLabelText('Care provider')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Length and places by service' })).toBeNull();
  });

  it('is empty if no one on the staff sees patients', async () => {
    show(
      { 'encounters/providers': () => ({ data: [] }) },
      { user: { ...COORDINATOR, scopes: ['availability'] } },
    );
    expect(await screen.findByText('No care providers at this facility')).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    const get = vi
      .fn(() => ({ data: anAvailability() }))
      .mockImplementationOnce(() => {
        throw new HttpError({ failure: 'unreachable', endpoint: 'availability/get' });
      });
    show({ 'availability/get': get });
    await userEvent.click(await button('Try again'));
    expect(await screen.findByRole('region', { name: 'Weekly hours' })).toBeVisible();
  });
});

describe('the weekly hours', () => {
  const span = (name: string) => screen.findByRole('group', { name });

  it('are listed by day, midnight as 00:00, with services and dates', async () => {
    show();
    const second = await span('Monday, hours 2');
    expect(within(second).getByLabelText(/^From/)).toHaveValue('3:00 pm');
    expect(within(second).getByLabelText(/^Until/)).toHaveValue('12:00 am');
    expect(await span('Wednesday, hours 1')).toHaveTextContent(
      'Services and days: 2 services, from 01-01-2024 to 31-03-2024',
    );
  });

  it('are changed, added, copied to the week and stored at once, from the version shown', async () => {
    const save = saves(anAvailability({ version: 4, hours: [hoursOn('mon', 10, 13)] }));
    const { slots } = show({
      'availability/get': () => ({ data: anAvailability({ hours: [hoursOn('mon', 9, 13)] }) }),
      'availability/hours/set': save,
    });
    await userEvent.fill(within(await span('Monday, hours 1')).getByLabelText(/^From/), '10:00');
    await userEvent.click(await button('Copy to Monday to Friday: the hours of Monday'));
    await userEvent.click(await button('Add hours on Saturday'));
    await userEvent.click(screen.getByLabelText('Accept bookings in these hours automatically'));
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(screen.getByLabelText('Care provider')).toBeDisabled();
    const asked = slots.mock.calls.length;
    await userEvent.click(await button('Save hours'));
    expect(await screen.findByText('The hours are saved.')).toBeVisible();
    const week = (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => hoursOn(day, 10, 13));
    expect(bodyOf(save)).toEqual({
      careProviderId: staffId(1),
      version: 3,
      acceptsAtOnce: true,
      hours: [...week, hoursOn('sat', 9, 17, { validFrom: '2024-01-06' })],
    });
    await waitFor(() => expect(slots.mock.calls.length).toBeGreaterThan(asked));
  });

  it.each([
    ['an end before the beginning', /^Until/, '08:00', 'The end must be after the start.'],
    ['hours that overlap', /^Until/, '16:00', 'These hours overlap other hours on this day.'],
    ['a missing time', /^From/, '', 'Enter a start and an end time.'],
  ])('are not stored with %s, and say so', async (_, field, value, text) => {
    const save = saves();
    show({ 'availability/hours/set': save });
    await userEvent.fill(within(await span('Monday, hours 1')).getByLabelText(field), value);
    await userEvent.click(await button('Save hours'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    ['Save mine instead', 5],
    ['Show theirs', undefined],
  ])(
    'changed by a colleague meanwhile are not overwritten without a question: %s',
    async (choice, version) => {
      const save = saves(anAvailability({ version: 6 }));
      save.mockImplementationOnce(() => {
        throw refusal('conflict', { by: { name: 'Dr Farhan Ali', at: 1 } });
      });
      const theirs = anAvailability({ version: 5, hours: [hoursOn('sun', 8, 9)] });
      const get = vi.fn(() => ({ data: theirs })).mockImplementationOnce(() => ({ data: anAvailability() }));
      show({ 'availability/get': get, 'availability/hours/set': save });
      await userEvent.click(await button('Remove Monday, hours 2'));
      await userEvent.click(await button('Save hours'));
      expect(await screen.findByText(/^Dr Farhan Ali changed them/)).toBeVisible();
      await userEvent.click(await button(choice));
      if (version) await waitFor(() => expect(bodyOf(save)).toMatchObject({ version }));
      else expect(await span('Sunday, hours 1')).toBeVisible();
    },
  );

  it('are restored when the changes are undone', async () => {
    const onDirtyChange = vi.fn();
    show({}, { onDirtyChange });
    await userEvent.click(await button('Remove Monday, hours 2'));
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(await button('Undo changes'));
    expect(await span('Monday, hours 2')).toBeVisible();
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });
});

describe('leave and extra hours', () => {
  it('are shown with time, facility and source', async () => {
    show();
    const list = await screen.findByRole('list', { name: 'Leave and extra hours' });
    const texts = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(texts[0]).toMatch(/Sat 06-01-2024.*3:00 pm.*4:00 pm.*LeaveAt every facilityFrom a calendar/);
    expect(texts[1]).toMatch(/6:00 pm.*8:00 pm.*Extra hoursCamp in the school/);
    expect(texts[2]).toMatch(/15-01-2024.*19-01-2024.*LeaveAt every facilityFamily/);
  });

  it('of whole days are added, and bookings in them are named', async () => {
    const add = saves(anAvailability(), { booked: 2 });
    show({ 'availability/exception/add': add });
    await userEvent.click(await button('Add leave'));
    await userEvent.click(await button('Add'));
    expect(await screen.findByText('Enter when it starts.')).toBeVisible();
    await userEvent.fill(screen.getByLabelText(/^First day away/), '01-02-2024');
    await userEvent.fill(screen.getByLabelText(/^Last day away/), '02-02-2024');
    await userEvent.click(await button('Add'));
    expect(await screen.findByText(/^Bookings during this leave: 2/)).toBeVisible();
    expect(bodyOf(add)).toMatchObject({
      careProviderId: staffId(1),
      exception: {
        kind: 'leave',
        time: { fromDay: '2024-02-01', untilDay: '2024-02-02' },
        everywhere: true,
      },
    });
  });

  it('with extra hours are at this facility, with start and end by its clock', async () => {
    const add = saves(anAvailability(), { booked: 0 });
    show({ 'availability/exception/add': add });
    await userEvent.click(await button('Add extra hours'));
    const dialog = await screen.findByRole('dialog', { name: 'Add extra hours' });
    const fields = within(dialog);
    expect(fields.queryByText('Where')).toBeNull();
    const [begin, end] = fields.getAllByLabelText(/^Time/);
    await userEvent.fill(fields.getByLabelText(/^Begins/), '07-01-2024');
    await userEvent.fill(begin as HTMLElement, '18:00');
    await userEvent.fill(fields.getByLabelText(/^Ends/), '07-01-2024');
    await userEvent.fill(end as HTMLElement, '17:00');
    await userEvent.click(fields.getByRole('button', { name: 'Add' }));
    expect(await fields.findByText('The end must be after the start.')).toBeVisible();
    await userEvent.fill(end as HTMLElement, '20:00');
    await userEvent.click(fields.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(add).toHaveBeenCalled());
    const start = Date.parse('2024-01-07T18:00:00+05:30') / 1000;
    expect(bodyOf(add)).toMatchObject({
      exception: { kind: 'extra', everywhere: false, time: { start, end: start + 7200 } },
    });
  });

  it('can be removed again', async () => {
    const remove = saves(anAvailability({ exceptions: [] }));
    show({ 'availability/exception/remove': remove });
    await userEvent.click(await button(/^Remove: Leave, 15-01-2024/));
    expect(await screen.findByText('No leave or extra hours are planned')).toBeVisible();
    expect(bodyOf(remove)).toEqual({
      careProviderId: staffId(1),
      exceptionIds: ['00000000-0011-7000-8000-000000000003'],
    });
  });
});

describe('the import of a calendar', () => {
  const choose = async (text: string) => {
    await userEvent.click(await button('Import a calendar'));
    const file = new File([text], 'calendar.ics', { type: 'text/calendar' });
    await userEvent.upload(screen.getByLabelText(/^Calendar file/), file);
  };

  it('sends only times, and says what was imported and what was not', async () => {
    const report = {
      events: 2,
      times: 30,
      removed: 4,
      skipped: [{ reason: 'free', events: 3, first: '2024-01-08T10:00' }],
    };
    const take = vi.fn((_: FakeRequest) => ({ report }));
    const get = vi.fn(() => ({ data: anAvailability() }));
    show({ 'availability/import': take, 'availability/get': get });
    await choose(
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Private\r\n matter\r\nDTSTART:20240108T1000\r\n 00Z\r\nEND:VEVENT\r\nEND:VCALENDAR',
    );
    await userEvent.click(screen.getByLabelText('Remove earlier imports'));
    await userEvent.click(await button('Import'));
    expect(await screen.findByText('Events imported: 2, as 30 periods of leave.')).toBeVisible();
    expect(screen.getByRole('row', { name: /Marked as free time.*3.*2024-01-08 10:00/ })).toBeVisible();
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    expect(bodyOf(take)).toEqual({
      careProviderId: staffId(1),
      calendar: 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20240108T100000Z\nEND:VEVENT\nEND:VCALENDAR',
      replaceAll: true,
    });
  });

  it('refuses a file that is not a calendar before anything is sent', async () => {
    show();
    await choose('Hello');
    expect(await screen.findByText(/cannot be read as a calendar/)).toBeVisible();
  });

  it('says what to export when the server takes too long to read a calendar', async () => {
    const errors = [{ path: 'calendar.rules', message: 'takes too long to read' }];
    const fail = () => {
      throw new HttpError({
        failure: 'refused',
        endpoint: 'availability/import',
        status: 422,
        code: 'input-invalid',
        problem: { type: '', title: '', status: 422, code: 'input-invalid', errors },
      });
    };
    show({ 'availability/import': fail });
    await choose('BEGIN:VCALENDAR\nEND:VCALENDAR');
    await userEvent.click(await button('Import'));
    expect(await screen.findByText(/Export the next 12 months only/)).toBeVisible();
  });
});

it('the slots of the coming week are listed by day, with the places left', async () => {
  const { slots } = show();
  const region = await screen.findByRole('region', { name: 'Slots in the coming week' });
  expect(await within(region).findByText('12:30 pm, full')).toBeInTheDocument();
  expect(within(region).getByText('12:00 pm, 3 of 4 free')).toBeInTheDocument();
  await userEvent.selectOptions(within(region).getByLabelText('Service'), 'PHYSIOTHERAPY');
  await waitFor(() =>
    expect(slots).toHaveBeenLastCalledWith(
      expect.objectContaining({
        query: {
          serviceType: 'PHYSIOTHERAPY',
          careProviderId: staffId(1),
          from: '2024-01-06',
          to: '2024-01-12',
        },
      }),
    ),
  );
});

it('the duration of a service is set for the facility', async () => {
  const set = vi.fn(({ body }: FakeRequest) => ({ data: body }));
  show({ 'availability/service-slots/set': set });
  await userEvent.click(await button('Change Physiotherapy'));
  await userEvent.fill(screen.getByLabelText(/^Patients at once/), '51');
  await userEvent.click(await button('Save'));
  expect(await screen.findByText('Enter 1 to 50 patients.')).toBeVisible();
  await userEvent.fill(screen.getByLabelText(/^Patients at once/), '6');
  await userEvent.click(await button('Save'));
  expect(await screen.findByText('Physiotherapy is saved.')).toBeVisible();
  expect(set.mock.calls[0]?.[0].body).toEqual({ serviceType: 'PHYSIOTHERAPY', minutes: 45, capacity: 6 });
});
