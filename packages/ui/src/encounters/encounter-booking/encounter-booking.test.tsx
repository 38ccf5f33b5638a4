// spec: 83-87

import type { ProviderSlot } from '@careline/core/internal/encounters/availability';
import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aTeam } from '../../../test/care-teams.ts';
import { CLINICIAN, COORDINATOR, NOW_S, PROVIDERS } from '../../../test/encounters.ts';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { bookedAs, FACILITY } from '../../../test/health-check.ts';
import { now, personId } from '../../../test/people.ts';
import { EncounterBookingDialog, type EncounterBookingProps } from './index.ts';

type Sent = Parameters<typeof bookedAs>[0];

interface SentSeries {
  readonly encounter: Sent;
  readonly later: readonly { readonly start: number; readonly end: number }[];
}

interface ShowOptions extends Partial<EncounterBookingProps> {
  readonly create?: (encounter: Sent) => unknown;
  readonly slots?: (query: FakeRequest['query']) => readonly ProviderSlot[];
  readonly next?: (query: FakeRequest['query']) => readonly ProviderSlot[];
  readonly hasHours?: boolean;
  readonly series?: (body: SentSeries) => unknown;
  readonly arrive?: (request: FakeRequest) => unknown;
  readonly wait?: (request: FakeRequest) => unknown;
}

function show({
  create = bookedAs,
  slots = () => [],
  next = () => [],
  hasHours = false,
  series = () => undefined,
  arrive = () => undefined,
  wait = () => undefined,
  ...props
}: ShowOptions = {}) {
  const asked = vi.fn(({ body }: FakeRequest) => create(body?.encounter as Sent));
  const readProviders = vi.fn(() => ({ data: PROVIDERS }));
  const http = fakeHttp({
    'encounters/create': asked,
    'encounters/arrive': (request) => arrive(request),
    'encounters/waiting-list/add': wait,
    'encounters/series/create': ({ body }) => series(body as never),
    'user/get': () => new Promise(() => {}),
    'encounters/providers': readProviders,
    'availability/slots': ({ query }) => ({ data: slots(query) }),
    'availability/next': ({ query }) => ({ data: next(query), hasHours }),
    'careteam/list': () => ({ data: [aTeam()] }),
    'careteam/instead': ({ query }) => ({
      data: {
        isAway: query?.careProviderId === PROVIDERS[0]?.id,
        colleagues: [
          { id: PROVIDERS[1]?.id, name: 'Dr Meera Iyer', isStandIn: true, isFree: true },
          { id: 'busy', name: 'Dr Busy', isStandIn: false, isFree: false },
        ],
      },
    }),
  });
  renderUi(
    <EncounterBookingDialog
      user={COORDINATOR}
      facilityId={FACILITY.facilityId}
      patient={{ vitaId: personId(1), name: 'Asha Rao' }}
      encounterAddress={(id) => `/facility_encounters/${id}`}
      onClose={vi.fn()}
      {...props}
    />,
    { now, http },
  );
  return Object.assign(asked, { readProviders });
}

const refusal = (code: string, problem: object = {}) =>
  new HttpError({
    failure: 'refused',
    endpoint: 'encounters/create',
    status: 409,
    code,
    problem: { type: '', title: '', status: 409, code, ...problem },
  });
const pressBook = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));
/** Books at a typed time, which is offered if there are no free times. */
const book = async () => {
  await screen.findByLabelText(/^Day and time/);
  await pressBook();
};
const sentOf = (asked: ReturnType<typeof show>, at = 0) => asked.mock.calls[at]?.[0].body?.encounter as Sent;

describe('safety of a booking', () => {
  const asha = {
    vitaId: personId(1),
    name: 'Asha Rao',
    appUserInfo: { name: 'Asha Rao', gender: 'F' },
    birthDate: '1970-02-01',
    uhid: 'APJ1.0000000001',
  };

  it('shows age and UHID of the patient, during the booking and afterwards', async () => {
    show({ patient: asha });
    expect(await screen.findByText(/APJ1\.0000000001/)).toBeVisible();
    expect(screen.getByText(/years/)).toBeVisible();
    await book();
    await screen.findByRole('dialog', { name: 'The encounter is booked' });
    expect(await screen.findByText(/APJ1\.0000000001/)).toBeVisible();
  });

  it('detects danger words in the reason, and says what to do', async () => {
    show({ patient: asha });
    await userEvent.fill(screen.getByLabelText('Reason'), 'Chest pain for an hour');
    expect(await screen.findByText('Call 108 or go to hospital now')).toBeVisible();
    expect(screen.getByText(/names a danger sign: Chest pain/)).toBeVisible();
    await userEvent.fill(screen.getByLabelText('Reason'), 'Follow-up');
    await waitFor(() => expect(screen.queryByText('Call 108 or go to hospital now')).toBeNull());
  });
});

describe('booking an encounter', () => {
  it('takes a single press when the patient is known', async () => {
    const asked = show();
    await book();
    expect(await screen.findByRole('dialog', { name: 'The encounter is booked' })).toBeVisible();
    expect(sentOf(asked)).toMatchObject({
      vitaId: personId(1),
      serviceType: 'GP_CONSULTATION',
      consultationMode: 'PHYSICAL',
      encounterClass: 'AMB',
      encounterType: 'PHC',
      priority: 'routine',
      period: { start: NOW_S, end: NOW_S + 1800 },
    });
    expect(screen.getByRole('link', { name: 'Open the encounter' })).toHaveAttribute(
      'href',
      `/facility_encounters/${sentOf(asked).id}`,
    );
  });

  it('sends what was chosen, and starts the next one with the same service', async () => {
    const asked = show();
    await screen.findByRole('option', { name: 'Dr Farhan Ali' });
    await userEvent.selectOptions(screen.getByLabelText(/^Service type/), 'Doctor Online');
    await userEvent.selectOptions(screen.getByLabelText('Care provider'), 'Dr Farhan Ali');
    await userEvent.selectOptions(await screen.findByLabelText('Length'), '15 min');
    await userEvent.type(screen.getByLabelText('Reason'), 'Cough');
    await userEvent.click(screen.getByText('More: mode, setting, priority, payment, reminders'));
    await userEvent.selectOptions(screen.getByLabelText('Priority'), 'Urgent');
    await book();
    await userEvent.click(await screen.findByRole('button', { name: 'Book another' }));
    expect(sentOf(asked)).toMatchObject({
      serviceType: 'AHC_DOCTOR_VC',
      consultationMode: 'VIRTUAL',
      encounterClass: 'VR',
      encounterType: 'AHC',
      careProviderId: PROVIDERS[0]?.id,
      period: { start: NOW_S, end: NOW_S + 900 },
      priority: 'urgent',
      reason: 'Cough',
    });
    expect(screen.getByLabelText(/^Service type/)).toHaveDisplayValue('Doctor Online');
    expect(screen.getByLabelText('Reason')).toHaveValue('');
  });

  it.each([
    ['Emergency', 'EMER'],
    ['Home health', 'HH'],
    ['Field', 'FLD'],
    ['Pre-admission', 'PRENC'],
    ['Ambulatory', 'AMB'],
  ])('books with the setting %s', async (label, code) => {
    const asked = show();
    await userEvent.click(await screen.findByText('More: mode, setting, priority, payment, reminders'));
    await userEvent.selectOptions(screen.getByLabelText('Setting'), label);
    await book();
    await waitFor(() => expect(sentOf(asked)).toMatchObject({ encounterClass: code }));
  });

  it('offers no inpatient stay, and another mode sets its own setting', async () => {
    const asked = show();
    await userEvent.click(await screen.findByText('More: mode, setting, priority, payment, reminders'));
    await userEvent.selectOptions(screen.getByLabelText('Setting'), 'Emergency');
    expect(screen.queryByRole('option', { name: /Inpatient|Observation|Short stay/ })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Mode'), 'Virtual');
    expect(screen.getByLabelText('Setting')).toHaveDisplayValue('Virtual');
    await book();
    await waitFor(() => expect(sentOf(asked)).toMatchObject({ encounterClass: 'VR' }));
  });

  it('sends two chosen reminders, and names them afterwards', async () => {
    const asked = show();
    await userEvent.click(await screen.findByText('More: mode, setting, priority, payment, reminders'));
    expect(screen.getByLabelText('Reminder')).toHaveDisplayValue('1 day before');
    expect(screen.getByLabelText('Second reminder')).toHaveDisplayValue('None');
    await userEvent.selectOptions(screen.getByLabelText('Second reminder'), '1 hour before');
    await book();
    expect(await screen.findByText('Reminders: 1 day before, 1 hour before')).toBeVisible();
    expect(sentOf(asked)).toMatchObject({ reminders: [1440, 60] });
  });

  it('does not ask a clinician who books only for themselves for the person', async () => {
    const asked = show({ user: CLINICIAN });
    await screen.findByRole('option', { name: 'Dr Meera Iyer (me)' });
    expect(screen.queryByRole('option', { name: 'Dr Farhan Ali' })).toBeNull();
    await book();
    await waitFor(() => expect(sentOf(asked)).toMatchObject({ careProviderId: CLINICIAN.staffId }));
  });

  it.each([
    [
      'the care provider is taken',
      refusal('care-provider-busy', { period: { start: NOW_S - 600, end: NOW_S + 600 } }),
      'The care provider has another encounter 9:50 am – 10:10 am. Choose another time.',
    ],
    [
      'the care provider is taken, by a server that says no more',
      refusal('care-provider-busy'),
      'The care provider has another encounter at this time. Choose another time.',
    ],
    [
      'the patient is booked for this time',
      refusal('conflict'),
      'The patient has another encounter at this time. Choose another time.',
    ],
  ])('says that %s', async (_, error, words) => {
    show({
      create: () => {
        throw error;
      },
    });
    await book();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(words)).toHaveRole('alert');
  });

  it('offers the stand-in of an absent colleague, and a team whose first member sees the patient', async () => {
    const asked = show();
    const chooser = await screen.findByLabelText('Care provider');
    await screen.findByLabelText(/^Day and time/);
    await screen.findByRole('option', { name: 'Dr Farhan Ali' });
    await userEvent.selectOptions(chooser, 'Dr Farhan Ali');
    expect(await screen.findByText(/^This care provider is away at this time/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dr Busy has another encounter then' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Ask Dr Meera Iyer, who stands in' }));
    expect(chooser).toHaveDisplayValue('Dr Meera Iyer');
    await userEvent.selectOptions(chooser, 'Heart and pressure');
    await book();
    await screen.findByRole('dialog', { name: 'The encounter is booked' });
    expect(sentOf(asked)).toMatchObject({ careTeamId: aTeam().id });
    expect(sentOf(asked)).not.toHaveProperty('careProviderId');
  });

  it('retries under the same id after a failure', async () => {
    let fails = true;
    const asked = show({
      create: (encounter) => {
        if (fails) throw new HttpError({ failure: 'timeout', endpoint: 'encounters/create' });
        return bookedAs(encounter);
      },
    });
    await book();
    expect(await screen.findByText('The encounter was not booked')).toBeVisible();
    fails = false;
    await book();
    await screen.findByRole('dialog', { name: 'The encounter is booked' });
    expect(sentOf(asked, 1)).toEqual(sentOf(asked, 0));
  });

  it('sends nothing without a complete date and time', async () => {
    const asked = show();
    await screen.findByLabelText(/^Day and time/);
    await userEvent.clear(screen.getByLabelText(/^Day and time/));
    await book();
    expect(await screen.findByText('Enter a day and a time.')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });
});

const HOUR = 3600;
const [FARHAN, MEERA] = PROVIDERS.map(({ id }) => id) as [string, string];

/** A slot of a half hour, so many hours after 10:00 am on Saturday 6 January. */
const aSlot = (careProviderId: string, hours: number, left = 1): ProviderSlot => {
  const start = NOW_S + hours * HOUR;
  return { careProviderId, start, end: start + 1800, places: 1, left };
};

describe('free times', () => {
  it('cover a week, the next one is selected, and only Book has to be pressed', async () => {
    const asked = show({
      slots: () => [aSlot(MEERA, 1, 0), aSlot(MEERA, 2), aSlot(MEERA, 8), aSlot(MEERA, 48)],
    });
    const group = await screen.findByRole('group', { name: 'Free times' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(
      await within(group).findByRole('radio', { name: 'Sat 06-01-2024, 12:00 pm', checked: true }),
    ).toBeInTheDocument();
    expect(within(group).getByRole('region', { name: /Mon 08-01-2024/ })).toBeVisible();
    expect(await screen.findByText('Sat 06-01-2024, 12:00 pm, Dr Meera Iyer')).toBeVisible();
    await pressBook();
    await screen.findByRole('dialog', { name: 'The encounter is booked' });
    expect(sentOf(asked)).toMatchObject({
      careProviderId: MEERA,
      period: { start: NOW_S + 2 * HOUR, end: NOW_S + 2 * HOUR + 1800 },
    });
  });

  it('of a speciality show the first of each care provider, one press each', async () => {
    const asked = show({ slots: () => [aSlot(MEERA, 2), aSlot(MEERA, 3), aSlot(FARHAN, 26)] });
    await userEvent.click(
      await screen.findByRole('radio', { name: 'Sun 07-01-2024, 12:00 pm, Dr Farhan Ali' }),
    );
    await pressBook();
    await screen.findByRole('dialog', { name: 'The encounter is booked' });
    expect(sentOf(asked)).toMatchObject({ careProviderId: FARHAN, period: { start: NOW_S + 26 * HOUR } });
    // Each read is a row of the audit.
    expect(asked.readProviders).toHaveBeenCalledOnce();
  });

  it('belong to the chosen care provider', async () => {
    const slots = vi.fn((query: FakeRequest['query']) =>
      [aSlot(MEERA, 2), aSlot(FARHAN, 26)].filter(
        ({ careProviderId }) => !query?.careProviderId || query.careProviderId === careProviderId,
      ),
    );
    const asked = show({ slots });
    await screen.findByRole('option', { name: 'Dr Farhan Ali' });
    await userEvent.selectOptions(screen.getByLabelText('Care provider'), 'Dr Farhan Ali');
    await screen.findByRole('radio', { name: 'Sun 07-01-2024, 12:00 pm', checked: true });
    await pressBook();
    await screen.findByRole('dialog', { name: 'The encounter is booked' });
    expect(sentOf(asked)).toMatchObject({ careProviderId: FARHAN, period: { start: NOW_S + 26 * HOUR } });
  });

  it('start with the first week that has one', async () => {
    const later = aSlot(MEERA, 15 * 24);
    const slots = vi.fn((query: FakeRequest['query']) => (query?.from === '2024-01-21' ? [later] : []));
    show({ slots, next: () => [later], hasHours: true });
    await screen.findByRole('radio', { name: 'Sun 21-01-2024, 10:00 am', checked: true });
    await userEvent.click(screen.getByRole('button', { name: 'Earlier week' }));
    expect(await screen.findByText('No free times in this week.')).toBeVisible();
    expect(slots).toHaveBeenLastCalledWith(expect.objectContaining({ from: '2024-01-14', to: '2024-01-20' }));
  });

  it.each([
    ['no hours', false, 'There are no bookable hours for this service. You can enter a time.'],
    ['no time left', true, 'All times of the next 12 weeks are booked. You can enter a time.'],
  ])('with %s say so, and a time can be typed', async (_, hasHours, words) => {
    const asked = show({ hasHours });
    expect(await screen.findByText(words)).toBeVisible();
    await book();
    await waitFor(() => expect(sentOf(asked)).toMatchObject({ period: { start: NOW_S } }));
    expect(sentOf(asked)).not.toHaveProperty('careProviderId');
  });

  it('are replaced by a typed time, and return', async () => {
    show({ slots: () => [aSlot(MEERA, 2)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter another time' }));
    expect(screen.getByLabelText(/^Day and time/)).toBeVisible();
    expect(screen.getByText('No care provider is assigned yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show free times' }));
    expect(
      await screen.findByRole('radio', { name: 'Sat 06-01-2024, 12:00 pm', checked: true }),
    ).toBeVisible();
  });

  it('that were taken by a colleague lose no typed text, and the next is one key away', async () => {
    const next = vi.fn(() => [aSlot(MEERA, 3), aSlot(FARHAN, 4)]);
    let taken = false;
    const asked = show({
      slots: () => (taken ? [aSlot(MEERA, 3)] : [aSlot(MEERA, 2), aSlot(MEERA, 3)]),
      next,
      create: (encounter) => {
        if (encounter.period.start !== NOW_S + 2 * HOUR) return bookedAs(encounter);
        taken = true;
        throw refusal('care-provider-busy', { period: { start: NOW_S + 2 * HOUR, end: NOW_S + 3 * HOUR } });
      },
    });
    await screen.findByRole('radio', { name: 'Sat 06-01-2024, 12:00 pm', checked: true });
    await userEvent.fill(screen.getByLabelText('Reason'), 'Cough');
    await pressBook();
    expect(await screen.findByText('Someone else has just booked Sat 06-01-2024, 12:00 pm.')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('Cough');
    const offer = await screen.findByRole('button', { name: 'Book Sat 06-01-2024, 1:00 pm, Dr Meera Iyer' });
    await waitFor(() => expect(offer).toHaveFocus());
    expect(next).toHaveBeenCalledWith(
      expect.objectContaining({ from: String(NOW_S + 2 * HOUR), serviceType: 'GP_CONSULTATION' }),
    );
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'The encounter is booked' });
    expect(sentOf(asked, 1)).toMatchObject({
      careProviderId: MEERA,
      reason: 'Cough',
      period: { start: NOW_S + 3 * HOUR },
    });
  });

  it('are offered after a typed time at which the patient has another encounter', async () => {
    const next = vi.fn(() => [aSlot(MEERA, 3)]);
    show({
      preset: { at: '2024-01-06T12:00', careProviderId: MEERA },
      slots: () => [aSlot(MEERA, 3)],
      next,
      create: () => {
        throw refusal('conflict');
      },
    });
    await book();
    expect(await screen.findByRole('button', { name: /^Book Sat 06-01-2024, 1:00 pm/ })).toBeVisible();
    expect(next).toHaveBeenCalledWith(
      expect.objectContaining({ from: String(NOW_S + 2 * HOUR + 1800), careProviderId: MEERA }),
    );
  });
});

describe('a series of encounters', () => {
  const WEEK = 7 * 24 * HOUR;
  const bookedSeries = ({ encounter, later }: SentSeries) => ({
    vitaId: encounter.vitaId,
    data: [encounter.period, ...later].map(
      (period, index) => bookedAs({ ...encounter, id: personId(50 + index), period }).data,
    ),
  });

  it('is booked every week for a month, and its days are listed', async () => {
    const series = vi.fn(bookedSeries);
    show({ slots: () => [aSlot(MEERA, 2)], series });
    await screen.findByRole('radio', { name: 'Sat 06-01-2024, 12:00 pm', checked: true });
    await userEvent.selectOptions(screen.getByLabelText('Repeat'), 'Every week');
    expect(screen.getByLabelText('How often')).toHaveDisplayValue('4 times');
    await pressBook();
    const days = within(await screen.findByRole('list', { name: 'Repetitions' })).getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Sat 13-01-2024, 12:00 pm',
      'Sat 20-01-2024, 12:00 pm',
      'Sat 27-01-2024, 12:00 pm',
    ]);
  });

  it('that conflicts names each conflict, and one key books the nearest free times', async () => {
    const free = { start: NOW_S + 3 * HOUR + WEEK, end: NOW_S + 3 * HOUR + WEEK + 1800 };
    const series = vi.fn((body: SentSeries) => {
      if (body.later[0]?.start === free.start) return bookedSeries(body);
      const conflicts = [{ start: NOW_S + 2 * HOUR + WEEK, kind: 'away', alternative: free }];
      throw refusal('care-provider-busy', { conflicts });
    });
    show({ slots: () => [aSlot(MEERA, 2)], series });
    await screen.findByRole('radio', { name: 'Sat 06-01-2024, 12:00 pm', checked: true });
    await userEvent.selectOptions(screen.getByLabelText('Repeat'), 'Every week');
    await userEvent.selectOptions(screen.getByLabelText('How often'), '2 times');
    await pressBook();
    expect(
      await screen.findByText('1 time of the series cannot be booked. Nothing is booked yet.'),
    ).toBeVisible();
    expect(
      screen.getByText(
        'The care provider does not work on Sat 13-01-2024, 12:00 pm. Nearest free time: Sat 13-01-2024, 1:00 pm',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book with the nearest free times' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'The encounter is booked' });
    expect(series.mock.calls[1]?.[0].later).toEqual([free]);
  });
});

describe('a walk-in', () => {
  const slotIn = (minutes: number): ProviderSlot => {
    const start = NOW_S + minutes * 60;
    return { careProviderId: PROVIDERS[0]?.id ?? '', start, end: start + 900, places: 1, left: 1 };
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const arrivedAs = (stored: { data: unknown } | undefined) => ({
    vitaId: personId(1),
    data: { ...(stored?.data as object), arrivedAt: NOW_S, version: 2 },
  });

  it('is booked for the first free time today and has arrived, in one step from the reason', async () => {
    let stored: { data: unknown } | undefined;
    const [onBooked, onClose] = [vi.fn(), vi.fn()];
    show({
      isWalkIn: true,
      slots: () => [slotIn(30), slotIn(60)],
      create: (encounter) => {
        stored = bookedAs(encounter) as { data: unknown };
        return stored;
      },
      arrive: () => arrivedAs(stored),
      onBooked,
      onClose,
    });
    expect(await screen.findByRole('dialog', { name: 'Walk-in' })).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    await userEvent.keyboard('Fever since yesterday');
    await screen.findByRole('button', { name: 'Add to the queue' });
    await press('Add to the queue');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onBooked.mock.lastCall?.[0]).toMatchObject({
      arrivedAt: NOW_S,
      period: { start: NOW_S + 1800 },
      reason: 'Fever since yesterday',
    });
    expect(screen.queryByText('The encounter is booked')).toBeNull();
  });

  it('is only booked if there is no free time today, and says so', async () => {
    const arrive = vi.fn();
    show({ isWalkIn: true, slots: () => [slotIn(24 * 60)], arrive });
    expect(await screen.findByText(/^There is no free time today\./)).toBeVisible();
    await press('Book');
    expect(await screen.findByRole('dialog', { name: 'The encounter is booked' })).toBeVisible();
    expect(arrive).not.toHaveBeenCalled();
  });

  it('says so if the arrival could not be recorded', async () => {
    show({
      isWalkIn: true,
      slots: () => [slotIn(30)],
      arrive: () => {
        throw refusal('internal');
      },
    });
    await screen.findByRole('button', { name: 'Add to the queue' });
    await press('Add to the queue');
    expect(await screen.findByText('The encounter is booked')).toBeVisible();
    expect(screen.getByText(/^The arrival was not recorded\./)).toBeVisible();
  });
});

describe('the waiting list', () => {
  it('gets the patient with what was chosen for the booking', async () => {
    const added = vi.fn(({ body }: FakeRequest) => {
      const { vitaId, id } = (body?.entry ?? {}) as { vitaId?: string; id?: string };
      return { vitaId, id };
    });
    const onClose = vi.fn();
    show({ onClose, wait: added });
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Care provider' }),
      'Dr Farhan Ali',
    );
    await userEvent.fill(screen.getByRole('textbox', { name: 'Reason' }), 'Palpitations');
    await userEvent.click(screen.getByRole('button', { name: 'Put on the waiting list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Put on the waiting list' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Part of the day' }), 'Morning');
    await userEvent.click(dialog.getByRole('button', { name: 'Put on the waiting list' }));
    expect(await screen.findByRole('dialog', { name: 'On the waiting list' })).toBeVisible();
    expect(added.mock.calls[0]?.[0].body?.entry).toMatchObject({
      ...{ vitaId: personId(1), facilityId: FACILITY.facilityId, careProviderId: PROVIDERS[0]?.id },
      ...{ from: '2024-01-06', until: '2024-02-03', dayPart: 'morning', priority: 'routine' },
      note: 'Palpitations',
    });
    await userEvent.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[1] as HTMLElement,
    );
    expect(onClose).toHaveBeenCalled();
  });

  it('is not offered to doctors, who book for themselves', async () => {
    show({ user: CLINICIAN });
    await screen.findByRole('button', { name: 'Book' });
    expect(screen.queryByRole('button', { name: 'Put on the waiting list' })).toBeNull();
  });

  it('names the colleague who booked the patient first', async () => {
    show({
      preset: { waitingEntryId: personId(70), at: '2024-01-08T10:00' },
      create: () => {
        throw new HttpError({
          ...{ failure: 'refused', endpoint: 'encounters/create', status: 409, code: 'no-longer-waiting' },
          problem: {
            ...{ type: '', title: '', status: 409, code: 'no-longer-waiting' },
            by: { name: 'Meena Shah', at: NOW_S },
          },
        });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Book' }));
    expect(await screen.findByText('The patient is no longer on the waiting list')).toBeVisible();
    expect(screen.getByText(/^Meena Shah has booked a time for this patient/)).toBeVisible();
  });
});
