import type { BoardEntry, Encounter } from '@careline/core/internal/encounters';
import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { BOARD, boardPage } from '../../../test/day-board.ts';
import { COORDINATOR, NOW_S } from '../../../test/encounters.ts';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { DayBoard, type DayBoardProps } from './index.ts';

interface Arrival {
  readonly encounterId: string;
  readonly vitaId: string;
}

function show(entries: readonly BoardEntry[] = BOARD, props: Partial<DayBoardProps> = {}) {
  let stored = entries;
  const arrivals: Arrival[] = [];
  const http = fakeHttp({
    'encounters/board': () => boardPage(stored),
    'encounters/arrive': ({ body }: FakeRequest) => {
      const { encounterId, vitaId } = body as unknown as Arrival;
      arrivals.push({ encounterId, vitaId });
      const arrivedAt = NOW_S;
      const arrive = (encounter: Encounter) => ({ ...encounter, arrivedAt, version: 2 });
      stored = stored.map((one) =>
        one.encounter.id === encounterId ? { ...one, encounter: arrive(one.encounter) } : one,
      );
      return { vitaId, data: stored.find(({ encounter }) => encounter.id === encounterId)?.encounter };
    },
  });
  const onMeasure = vi.fn();
  const onWalkIn = vi.fn();
  renderUi(
    <DayBoard
      user={COORDINATOR}
      encounterAddress={(id) => `/facility_encounters/${id}`}
      onMeasure={onMeasure}
      onWalkIn={onWalkIn}
      {...props}
    />,
    { now, http },
  );
  return { arrivals, onMeasure, onWalkIn };
}

const field = () => screen.findByRole('searchbox', { name: 'Scan a card, or type a name or UHID' });
const stage = (name: string) => screen.findByRole('region', { name });
const names = async (name: string) =>
  within(await stage(name))
    .queryAllByRole('link')
    .map((link) => link.textContent);

/** Adds each walk-in without a dialog. */
function AddingAtOnce() {
  const [revision, setRevision] = useState(0);
  const setting = {
    user: COORDINATOR,
    encounterAddress: () => '/facility_encounters/1',
    onMeasure: vi.fn(),
  };
  return <DayBoard {...setting} revision={revision} onWalkIn={() => setRevision(1)} />;
}

describe('the day board', () => {
  it.each([
    ['Booked', ['Arjun Rao', 'Lakshmi Devi', 'Lakshmi Nair']],
    ['Arrived', ['Zeenat Khan']],
    ['Waiting', ['Farida Begum']],
    ['With the doctor', ['Mohan Lal']],
    ['Done', ['Imran Shaikh', 'Kavita Joshi']],
  ])('says who is at which stage, and how many: %s', async (name, people) => {
    show();
    await waitFor(async () => expect(await names(name)).toEqual(people));
    const heading = screen.getByRole('heading', { name });
    expect(heading.parentElement).toHaveTextContent(`${name}${people.length}`);
  });

  it('shows age and UHID with each name, and the status of a visit that did not take place', async () => {
    show();
    const booked = await stage('Booked');
    expect(within(booked).getAllByRole('listitem')[1]).toHaveTextContent(
      /Lakshmi Devi54 years.*CL0000004007/,
    );
    expect(await stage('Done')).toHaveTextContent('Cancelled');
  });

  it('starts in the field, and Enter after three letters records the only match', async () => {
    const { arrivals } = show();
    await screen.findByRole('link', { name: 'Arjun Rao' });
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('arj');
    expect(await names('Booked')).toEqual(['Arjun Rao']);
    expect(
      screen.getByText(/^Press Enter to record the arrival: Arjun Rao, 41 years, .*CL0000002007/),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Arjun Rao is here.')).toBeVisible();
    expect(arrivals).toEqual([{ encounterId: BOARD[1]?.encounter.id, vitaId: BOARD[1]?.encounter.vitaId }]);
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
    await waitFor(async () => expect(await names('Arrived')).toEqual(['Zeenat Khan', 'Arjun Rao']));
  });

  it('takes a scanned card, also twice in a row', async () => {
    const { arrivals } = show();
    await screen.findByRole('link', { name: 'Arjun Rao' });
    await userEvent.keyboard('CL0000002007{Enter}');
    await screen.findByText('Arjun Rao is here.');
    await userEvent.keyboard(']C1CL0000004007{Enter}');
    await screen.findByText('Lakshmi Devi is here.');
    expect(arrivals).toHaveLength(2);
  });

  it('records no arrival if several patients match; Enter leads to the first of them', async () => {
    const { arrivals } = show();
    await screen.findByRole('link', { name: 'Lakshmi Devi' });
    await userEvent.keyboard('lak');
    expect(screen.getByText('2 visits match. Choose one below.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(arrivals).toEqual([]);
    const first = within(await stage('Booked')).getAllByRole('link')[0];
    expect(first).toHaveFocus();
  });

  it('says that a patient is already here', async () => {
    const { arrivals } = show();
    await screen.findByRole('link', { name: 'Zeenat Khan' });
    await userEvent.keyboard('zee{Enter}');
    expect(screen.getByText(/^Zeenat Khan, .* is already here\.$/)).toBeVisible();
    expect(arrivals).toEqual([]);
  });

  it('offers a walk-in with the text if no patient matches', async () => {
    const { onWalkIn } = show();
    await screen.findByRole('link', { name: 'Arjun Rao' });
    await userEvent.keyboard('gopal');
    expect(screen.getByText('No visit today matches “gopal”. Press Enter to add a walk-in.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onWalkIn).toHaveBeenCalledWith('gopal');
  });

  it('has an empty field for the next card once a walk-in is added', async () => {
    const http = fakeHttp({ 'encounters/board': () => boardPage(BOARD) });
    renderUi(<AddingAtOnce />, { now, http });
    await screen.findByRole('link', { name: 'Arjun Rao' });
    await userEvent.keyboard('gopal{Enter}');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await userEvent.keyboard('arj');
    expect(screen.getByText(/^Press Enter to record the arrival: Arjun Rao/)).toBeVisible();
  });

  it('offers vitals for patients who have arrived, the latest arrival first', async () => {
    const { onMeasure } = show();
    await screen.findByRole('link', { name: 'Arjun Rao' });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter vitals: Zeenat Khan' }));
    expect(onMeasure).toHaveBeenLastCalledWith({ vitaId: BOARD[0]?.encounter.vitaId, name: 'Zeenat Khan' });
    await userEvent.click(await field());
    await userEvent.keyboard('arj{Enter}');
    await screen.findByText('Arjun Rao is here.');
    const offers = screen.getAllByRole('button', { name: 'Enter vitals: Arjun Rao' });
    await userEvent.click(offers[0] as HTMLElement);
    expect(onMeasure).toHaveBeenLastCalledWith({ vitaId: BOARD[1]?.encounter.vitaId, name: 'Arjun Rao' });
  });

  it('offers no vitals and no walk-in to users who may not', async () => {
    show(BOARD, { onMeasure: undefined, onWalkIn: undefined });
    await screen.findByRole('link', { name: 'Arjun Rao' });
    expect(screen.queryByRole('button', { name: /^Enter vitals/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Walk-in' })).toBeNull();
    await userEvent.keyboard('gopal');
    expect(screen.getByText('No visit today matches “gopal”.')).toBeVisible();
  });

  it('records an arrival by one click', async () => {
    const { arrivals } = show();
    await userEvent.click(await screen.findByRole('button', { name: /^Patient is here: Lakshmi Nair/ }));
    await screen.findByText('Lakshmi Nair is here.');
    expect(arrivals).toHaveLength(1);
  });

  it('says that nothing is booked', async () => {
    show([]);
    expect(await screen.findByText('No visits are booked for today')).toBeVisible();
  });

  it('says what failed, and tries again', async () => {
    let fails = true;
    const http = fakeHttp({
      'encounters/board': () => {
        if (fails) throw new HttpError({ failure: 'unreachable', endpoint: 'encounters/board' });
        return boardPage();
      },
    });
    renderUi(<DayBoard user={COORDINATOR} encounterAddress={(id) => id} />, { now, http });
    expect(await screen.findByText('The day board could not be loaded')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('link', { name: 'Arjun Rao' })).toBeVisible();
  });
});
