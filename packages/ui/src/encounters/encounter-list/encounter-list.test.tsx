import {
  type EncounterFilters,
  hasEncounterDaysReversed,
} from '@careline/core/internal/encounters/consultations';
import { HttpError } from '@careline/core/internal/http';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { anEncounter, DAY, encounterPage, PROVIDERS } from '../../../test/encounters.ts';
import { type FakeRequest, fakeHttp, never } from '../../../test/fake-http.ts';
import { FACILITY } from '../../../test/health-check.ts';
import { now } from '../../../test/people.ts';
import { EncounterList, type EncounterListProps, type EncounterViewKind } from './index.ts';

const failure = new HttpError({ failure: 'timeout', endpoint: 'encounters/list', requestId: 'req-7' });
const NAMES = { my_encounters: 'mine', facility_encounters: 'list', all_encounters: 'all' } as const;

interface ShowOptions extends Partial<EncounterListProps> {
  readonly answer?: (request: FakeRequest) => unknown;
}

function Owned(props: Omit<EncounterListProps, 'onFiltersChange' | 'onViewChange'>) {
  const [filters, setFilters] = useState<EncounterFilters>(props.filters);
  const [view, setView] = useState<EncounterViewKind>(props.view);
  return (
    <EncounterList
      {...props}
      filters={filters}
      onFiltersChange={setFilters}
      view={view}
      onViewChange={setView}
    />
  );
}

function show({
  answer = () => encounterPage(),
  circle = 'facility_encounters',
  filters = {},
  view = 'list',
  ...props
}: ShowOptions = {}) {
  const asked = vi.fn(answer);
  const http = fakeHttp({
    [`encounters/${NAMES[circle]}`]: asked,
    'encounters/providers': () => ({ data: PROVIDERS }),
  });
  renderUi(
    <Owned
      circle={circle}
      filters={filters}
      view={view}
      facilityId={FACILITY.facilityId}
      encounterAddress={(id) => `/facility_encounters/${id}`}
      {...props}
    />,
    { now, http },
  );
  return asked;
}

afterEach(() => vi.restoreAllMocks());

const rowOf = async (name: RegExp) => screen.findByRole('row', { name });
const queries = (asked: ReturnType<typeof show>) => asked.mock.calls.map(([{ query }]) => query);

describe('encounters by time', () => {
  it.each([
    [
      'who waits',
      /Zeenat Khan/,
      [
        '9:00 am',
        'CL0000001007',
        'GP consultation',
        'Physical',
        'Dr Meera Iyer',
        'Routine',
        'Confirmed',
        'Waiting 12 min',
      ],
    ],
    ['who is late, with the display name of the service', /Arjun Rao/, ['Doctor At Home', '20 min late']],
    ['online and urgent', /रमेश कुमार/, ['Doctor Online', 'Virtual', 'Urgent', 'Awaited']],
    ['without a name and a care provider', /Name not recorded/, ['Not assigned', 'Cancelled']],
  ])('show time, patient, service and state: %s', async (_, name, parts) => {
    show();
    const row = await rowOf(name);
    for (const part of parts) expect(row).toHaveTextContent(part);
  });

  it('are grouped by day', async () => {
    show({ answer: () => encounterPage(DAY.toSorted((a, b) => a.period.start - b.period.start)) });
    await rowOf(/Zeenat Khan/);
    const heads = screen
      .getAllByRole('rowheader', { name: /2024 \d$/ })
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['Today, Sat 06-01-2024 6', 'Tomorrow, Sun 07-01-2024 1']);
  });

  it('open their page from the patient’s name', async () => {
    show();
    const row = await rowOf(/Zeenat Khan/);
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/facility_encounters/${DAY[0]?.id}`);
  });

  it('of another facility name it and offer to switch to it', async () => {
    const elsewhere = anEncounter(9, 10, { facilityId: 'f2', facilityName: 'Careline Clinic, Goa' });
    const onOpenElsewhere = vi.fn();
    show({ circle: 'all_encounters', answer: () => encounterPage([elsewhere]), onOpenElsewhere });
    await userEvent.click(await screen.findByRole('button', { name: /switch to Careline Clinic, Goa$/ }));
    expect(onOpenElsewhere).toHaveBeenCalledWith(elsewhere);
    expect(await rowOf(/At Careline Clinic, Goa/)).toBeVisible();
  });

  it('continue after the first page', async () => {
    const asked = show({
      answer: ({ query }) => (query?.after ? encounterPage([anEncounter(9, 400)]) : encounterPage(DAY, 'k')),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more: Encounters' }));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(8));
    expect(queries(asked).map((query) => query?.after)).toEqual([undefined, 'k']);
  });
});

describe('the filters', () => {
  it.each([
    ['my_encounters', false, false],
    ['facility_encounters', true, false],
    ['all_encounters', true, true],
  ] as const)('of %s are those its list knows', async (circle, byProvider, byFacility) => {
    show({ circle });
    await rowOf(/Zeenat Khan/);
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    expect(screen.queryByLabelText('Care provider') !== null).toBe(byProvider);
    expect(screen.queryByLabelText('Facility') !== null).toBe(byFacility);
  });

  it('reload on each change, and are cleared at once', async () => {
    const asked = show();
    await rowOf(/Zeenat Khan/);
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Awaited');
    await waitFor(() => expect(queries(asked).at(-1)).toMatchObject({ status: 'AWAITED' }));
    await screen.findByRole('option', { name: 'Dr Farhan Ali' });
    await userEvent.selectOptions(screen.getByLabelText('Care provider'), 'Dr Farhan Ali');
    await waitFor(() =>
      expect(queries(asked).at(-1)).toMatchObject({ status: 'AWAITED', careProviderId: PROVIDERS[0]?.id }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(queries(asked).at(-1)?.status).toBeUndefined());
  });

  it('choose the next seven days in one press', async () => {
    const asked = show();
    await rowOf(/Zeenat Khan/);
    const week = screen.getByRole('button', { name: 'Next 7 days' });
    await userEvent.click(week);
    await waitFor(() =>
      expect(queries(asked).at(-1)).toMatchObject({ from: '2024-01-06', to: '2024-01-12' }),
    );
    expect(week).toHaveAttribute('aria-pressed', 'true');
  });

  it('with reversed dates load nothing and say so', async () => {
    const filters = { from: '2024-01-07', to: '2024-01-06' };
    expect(hasEncounterDaysReversed(filters)).toBe(true);
    const asked = show({ filters });
    expect(screen.getAllByText(/^The first day is after the last one/).length).toBeGreaterThan(0);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('an empty list', () => {
  it.each([
    ['nothing is booked', {}, 'No encounters'],
    ['nothing fits', { status: 'AWAITED' } as const, 'Nothing matches your filters'],
  ])('says that %s', async (_, filters, words) => {
    show({ filters, answer: () => encounterPage([]) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says what failed, and retries', async () => {
    let fails = true;
    show({
      answer: () => {
        if (fails) throw failure;
        return encounterPage();
      },
    });
    expect(await screen.findByText('The list could not be loaded')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf(/Zeenat Khan/)).toBeVisible();
  });

  it('waits for the connection when offline', async () => {
    const network = (online: boolean) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
    };
    let fails = true;
    network(false);
    show({
      answer: () => {
        if (fails) throw failure;
        return encounterPage();
      },
    });
    expect(await screen.findByText('No connection')).toBeVisible();
    fails = false;
    network(true);
    expect(await rowOf(/Zeenat Khan/)).toBeVisible();
  });

  it('shows outlines while it loads', () => {
    show({ answer: never });
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });
});

describe('the board', () => {
  it('has a column for each open status and one for what ended today', async () => {
    const asked = show({
      view: 'board',
      answer: ({ query }) =>
        encounterPage(DAY.filter(({ status }) => query?.status === undefined || status === query.status)),
    });
    await screen.findByRole('region', { name: 'Confirmed (4)' });
    const columns = screen
      .getAllByRole('region')
      .map((region) => within(region).getByRole('heading').textContent);
    expect(columns).toEqual([
      'Created (0)',
      'Awaited (1)',
      'Confirmed (4)',
      'Declined (0)',
      'Ended today (2)',
    ]);
    const ended = queries(asked).find((query) => query?.status === undefined);
    expect(ended).toMatchObject({ from: '2024-01-06', to: '2024-01-06' });
  });

  it('is a view of the same filters', async () => {
    show();
    await rowOf(/Zeenat Khan/);
    await userEvent.click(screen.getByText('Board'));
    expect(await screen.findByRole('region', { name: /^Confirmed/ })).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
  });
});
