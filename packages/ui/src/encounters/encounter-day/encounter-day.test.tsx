// spec: 109

import type { Encounter } from '@careline/core/internal/encounters';
import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { OWN_TEAMS, ownTeams } from '../../../test/care-teams.ts';
import { anEncounter, CLINICIAN, DAY, encounterPage, staffId } from '../../../test/encounters.ts';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { EncounterDay } from './index.ts';

function show(answers: FakeAnswers = {}) {
  const mine = vi.fn(answers['encounters/mine'] ?? (() => encounterPage()));
  const http = fakeHttp({ ...OWN_TEAMS, ...answers, 'encounters/mine': mine });
  renderUi(<EncounterDay user={CLINICIAN} encounterAddress={(id) => `/my_encounters/${id}`} />, {
    now,
    http,
  });
  return mine;
}

const group = (name: string) => screen.findByRole('region', { name });
const stored = (encounter: Encounter | undefined, facts: Partial<Encounter>) => {
  if (!encounter) throw new Error('there is no such encounter');
  return { vitaId: encounter.vitaId, data: { ...encounter, version: 2, ...facts } };
};

describe('the day of a care provider', () => {
  it.each([
    ['Waiting (1)', /Zeenat Khan/, 'Waiting 12 min', []],
    ['Late (1)', /Arjun Rao/, '20 min late', ['Patient is here', 'Move']],
    ['To answer (1)', /रमेश कुमार/, 'Sun 07-01-2024, 11:00 am', ['Accept', 'Decline']],
    ['Next', /Lakshmi Devi/, 'in 25 min', ['Patient is here']],
    ['Later today (1)', /Ashalata/, '11:30 am', ['Patient is here']],
    ['Done (2)', /Imran Shaikh/, 'Completed', []],
  ])('shows each patient’s state, with the possible actions: %s', async (name, who, words, acts) => {
    show();
    const region = await group(name);
    expect(within(region).getByRole('link', { name: who })).toBeVisible();
    expect(region).toHaveTextContent(words);
    const offered = within(region)
      .queryAllByRole('button')
      .map((button) => button.querySelector('[aria-hidden]')?.textContent);
    expect(offered).toEqual(acts);
  });

  it('links to the visit of a waiting patient, and completes nothing from the list', async () => {
    show();
    const waiting = within(await group('Waiting (1)'));
    expect(waiting.getByRole('link', { name: 'See the patient' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Complete/ })).toBeNull();
  });

  it('accepts in place, says so, and reloads the day', async () => {
    const accepted = vi.fn(() => stored(DAY[2], { status: 'CONFIRMED' }));
    const mine = show({ 'encounters/event': accepted });
    await userEvent.click(await screen.findByRole('button', { name: /^Accept: रमेश कुमार/ }));
    const notice = await screen.findByText(/^रमेश कुमार, .*: accepted\.$/);
    expect(notice).toHaveFocus();
    expect(accepted).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          encounterId: DAY[2]?.id,
          version: 1,
          event: expect.objectContaining({ event: 'accept' }),
        }),
      }),
    );
    await waitFor(() => expect(mine.mock.calls.length).toBeGreaterThan(2));
  });

  it('says who was first and shows the current state', async () => {
    const conflict = new HttpError({
      failure: 'refused',
      endpoint: 'encounters/event',
      status: 409,
      code: 'conflict',
      problem: { type: '', title: '', status: 409, code: 'conflict', by: { name: 'Ravi', at: 1 } },
    });
    const taken = stored(DAY[2], { status: 'CANCELLED' });
    show({
      'encounters/event': () => {
        throw conflict;
      },
      'encounters/get': () => ({ vitaId: taken.vitaId, data: { encounter: taken.data, events: [] } }),
      'encounters/mine': () => encounterPage(DAY.slice(2, 3)),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Accept:/ }));
    const alert = await screen.findByText('Ravi has changed this encounter');
    expect(alert.parentElement).toHaveTextContent(/Your change was not saved. It is now: Cancelled/);
  });

  it('shows the first waiting requests, and the others behind a button', async () => {
    const waiting = Array.from({ length: 14 }, (_, index) =>
      anEncounter(20 + index, 2000 + 30 * index, { status: 'AWAITED' }),
    );
    show({ 'encounters/mine': () => encounterPage(waiting) });
    const toAnswer = within(await group('To answer (14)'));
    expect(toAnswer.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(toAnswer.getByRole('button', { name: 'Show all 14' }));
    expect(toAnswer.getAllByRole('listitem')).toHaveLength(14);
    expect(toAnswer.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('answers twelve requests with twelve keys and Enter', async () => {
    const waiting = Array.from({ length: 12 }, (_, index) =>
      anEncounter(20 + index, 2000 + 30 * index, { status: 'AWAITED' }),
    );
    let left = waiting;
    const accepted = vi.fn(({ body }: FakeRequest) => {
      const of = waiting.find(({ id }) => id === body?.encounterId);
      left = left.filter((one) => one !== of);
      return stored(of, { status: 'CONFIRMED' });
    });
    show({ 'encounters/mine': () => encounterPage(left), 'encounters/event': accepted });
    const toAnswer = within(await group('To answer (12)'));
    toAnswer.getAllByRole('checkbox', { name: /^Select: / })[0]?.focus();
    await userEvent.keyboard(`${'x'.repeat(12)}{Enter}`);
    expect(await screen.findByText('12 requests accepted.')).toHaveFocus();
    expect(accepted).toHaveBeenCalledTimes(12);
  });

  it('keeps requests that could not be accepted, and says so', async () => {
    const waiting = [1, 2].map((n) => anEncounter(20 + n, 2000 + n, { status: 'AWAITED' }));
    show({
      'encounters/mine': () => encounterPage(waiting),
      'encounters/event': ({ body }) => {
        if (body?.encounterId === waiting[0]?.id)
          throw new HttpError({ failure: 'unreachable', endpoint: 'encounters/event' });
        return stored(waiting[1], { status: 'CONFIRMED' });
      },
    });
    const toAnswer = within(await group('To answer (2)'));
    await userEvent.click(toAnswer.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(toAnswer.getByRole('button', { name: 'Accept 2' }));
    expect(await screen.findByText(/^1 request accepted\./)).toHaveTextContent(
      '1 request accepted. 1 request was not accepted. It is still on the list.',
    );
  });

  it('has each request on one line, and danger signs of the reason on a second', async () => {
    const waiting = ['Cough for two weeks', 'Chest pain for an hour'].map((reason, index) =>
      anEncounter(20 + index, 2000 + 30 * index, { status: 'AWAITED', reason }),
    );
    show({ 'encounters/mine': () => encounterPage(waiting) });
    const rows = within(await group('To answer (2)')).getAllByRole('listitem');
    expect(rows[0]?.getBoundingClientRect().height).toBeLessThanOrEqual(44);
    expect(rows[0]).not.toHaveTextContent('danger sign');
    expect(rows[1]).toHaveTextContent('The reason names a danger sign: Chest pain');
  });

  it('updates without moving the focus', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const mine = show();
      const link = await screen.findByRole('link', { name: /Zeenat Khan/ });
      link.focus();
      const before = mine.mock.calls.length;
      vi.advanceTimersByTime(30_000);
      await expect.poll(() => mine.mock.calls.length).toBe(before + 2);
      expect(screen.getByRole('link', { name: /Zeenat Khan/ })).toHaveFocus();
    } finally {
      vi.useRealTimers();
    }
  });

  it('includes encounters of people the user stands in for, and of the user’s teams', async () => {
    const ofOther = anEncounter(8, 60, {
      status: 'AWAITED',
      patient: { name: 'Kamala Nair', uhid: null },
      careProvider: { id: staffId(3), name: 'Dr Farhan Ali' },
    });
    const offered = anEncounter(9, 2000, {
      status: 'CREATED',
      patient: { name: 'Joseph Dias', uhid: null },
      careProvider: null,
      careTeam: { id: 't', name: 'Heart and pressure' },
    });
    const taken = vi.fn(() => stored(offered, { status: 'CONFIRMED' }));
    const mine = show({
      'careteam/mine': () => ownTeams({ id: staffId(3), name: 'Dr Farhan Ali' }),
      'encounters/mine': ({ query }) => encounterPage(query?.whose === 'offered' ? [offered] : [ofOther]),
      'encounters/event': taken,
    });
    expect(await screen.findByText('You stand in for Dr Farhan Ali until 12-01-2024 (Leave).')).toBeVisible();
    const toAnswer = within(await group('To answer (1)'));
    expect(toAnswer.getByText(/for Dr Farhan Ali/)).toBeVisible();
    expect(toAnswer.getByRole('button', { name: /^Accept: Kamala Nair/ })).toBeVisible();
    expect(mine.mock.calls.map(([request]) => request.query?.whose)).toEqual(['circle', 'circle', 'offered']);
    const forTeams = within(await group('For your teams (1)'));
    expect(forTeams.getByText(/Heart and pressure/)).toBeVisible();
    await userEvent.click(forTeams.getByRole('button', { name: /^Take over: Joseph Dias/ }));
    await waitFor(() => expect(taken).toHaveBeenCalled());
  });

  it('says when nothing is booked', async () => {
    show({ 'encounters/mine': () => encounterPage([]) });
    expect(await screen.findByText('Nothing is booked for you today')).toBeVisible();
  });
});
