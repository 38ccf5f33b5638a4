// spec: 177

import type { Encounter, EncounterUser } from '@careline/core/internal/encounters';
import type { ProviderSlot } from '@careline/core/internal/encounters/availability';
import { HttpError } from '@careline/core/internal/http';
import type { OpenItem } from '@careline/core/internal/overview';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { anEncounter, CLINICIAN, COORDINATOR, NOW_S, PROVIDERS, staffId } from '../../../test/encounters.ts';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { anOpenAlert } from '../../../test/open-items.ts';
import { now } from '../../../test/people.ts';
import { ActButtons, type ActSetting, useEncounterActs } from './index.ts';

const MINE = anEncounter(1, -10, { arrivedAt: NOW_S - 300 });
const FREE = anEncounter(1, 60, { status: 'CREATED', careProvider: null });

function Offered({
  encounter,
  onChanged,
  ...setting
}: ActSetting & { encounter: Encounter; onChanged: () => void }) {
  const acts = useEncounterActs({ ...setting, onChanged });
  return (
    <>
      {acts.notice}
      <ActButtons {...setting} encounter={encounter} onAct={acts.onAct} />
      {acts.dialog}
    </>
  );
}

interface FreeSlots {
  /** Free times of this week. */
  readonly slots?: readonly ProviderSlot[];
  /** The next free times, after a conflict. */
  readonly next?: readonly ProviderSlot[];
  readonly refusal?: HttpError;
}

function show(encounter: Encounter, user: EncounterUser, { slots = [], next = [], refusal }: FreeSlots = {}) {
  const answer = ({ body }: FakeRequest) => ({ vitaId: body?.vitaId, data: { ...encounter, version: 2 } });
  const [event, arrive] = [vi.fn(answer), vi.fn(answer)];
  let isRefused = refusal !== undefined;
  const move = vi.fn((request: FakeRequest) => {
    if (!isRefused) return answer(request);
    isRefused = false;
    throw refusal;
  });
  const http = fakeHttp({
    'encounters/event': event,
    'encounters/move': move,
    'encounters/arrive': arrive,
    'encounters/providers': () => ({ data: PROVIDERS }),
    'availability/slots': () => ({ data: slots }),
    'availability/next': () => ({ data: next, hasHours: slots.length > 0 }),
    'overview/open': () => ({ vitaId: encounter.vitaId, data: [] }),
  });
  const onChanged = vi.fn();
  renderUi(<Offered user={user} encounter={encounter} onChanged={onChanged} />, { now, http });
  return { event, move, arrive, onChanged };
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const confirm = (name: string) => userEvent.click(inDialog().getByRole('button', { name }));

describe('actions on an encounter', () => {
  it('complete it with an outcome, a review and its reason', async () => {
    const { event, onChanged } = show(MINE, CLINICIAN);
    await press(/^Complete:/);
    await confirm('Complete');
    expect(await screen.findByText('Choose an outcome.')).toBeVisible();
    await userEvent.selectOptions(inDialog().getByLabelText(/^Outcome/), 'Referred to someone else');
    await confirm('Complete');
    expect(await screen.findByText('Enter who or where to refer to.')).toBeVisible();
    await userEvent.type(inDialog().getByLabelText(/^Referred to/), 'City Hospital');
    await userEvent.click(inDialog().getByRole('button', { name: 'In 2 weeks' }));
    await userEvent.type(inDialog().getByLabelText('Review for'), 'X-ray');
    await confirm('Complete');
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(event.mock.calls[0]?.[0].body?.event).toMatchObject({
      event: 'complete',
      outcome: {
        code: 'referred',
        referredTo: 'City Hospital',
        reviewOn: '2024-01-20',
        reviewFor: 'X-ray',
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  describe('a move to a free time of the care provider', () => {
    const slotAt = (hours: number): ProviderSlot => ({
      careProviderId: staffId(1),
      start: NOW_S + hours * 3600,
      end: NOW_S + hours * 3600 + 900,
      places: 1,
      left: 1,
    });
    const chooseReason = () =>
      userEvent.selectOptions(inDialog().getByLabelText(/^Reason/), 'The patient asked for it');

    it('uses the chosen time and its length', async () => {
      const { move, onChanged } = show(MINE, CLINICIAN, { slots: [slotAt(1), slotAt(2)] });
      await press(/^Move:/);
      await chooseReason();
      await inDialog().findByRole('radio', { name: /12:00 pm/ });
      await confirm('Move');
      expect(await screen.findByText('Choose a time.')).toBeVisible();
      await userEvent.click(inDialog().getByRole('radio', { name: /12:00 pm/ }));
      await confirm('Move');
      await waitFor(() => expect(onChanged).toHaveBeenCalled());
      const period = { start: NOW_S + 7200, end: NOW_S + 7200 + 900 };
      expect(move.mock.calls[0]?.[0].body).toMatchObject({ period, move: { reason: 'patient-asked' } });
    });

    it('accepts a typed time', async () => {
      const { move, onChanged } = show(MINE, CLINICIAN, { slots: [slotAt(1)] });
      await press(/^Move:/);
      await userEvent.click(await inDialog().findByRole('button', { name: 'Enter another time' }));
      expect(inDialog().queryByRole('radio')).toBeNull();
      await userEvent.fill(inDialog().getByLabelText('Time'), '16:00');
      await chooseReason();
      await confirm('Move');
      await waitFor(() => expect(onChanged).toHaveBeenCalled());
      expect(move.mock.calls[0]?.[0].body).toMatchObject({ period: { start: NOW_S + 6 * 3600 } });
    });

    it('offers the next free time if the chosen one was taken', async () => {
      const refusal = new HttpError({
        failure: 'refused',
        endpoint: 'encounters/move',
        status: 409,
        code: 'care-provider-busy',
      });
      const { move, onChanged } = show(MINE, CLINICIAN, { slots: [slotAt(1)], next: [slotAt(3)], refusal });
      await press(/^Move:/);
      await chooseReason();
      await userEvent.click(await inDialog().findByRole('radio', { name: /11:00 am/ }));
      await confirm('Move');
      expect(await screen.findByText(/^The care provider has another encounter at this time/)).toBeVisible();
      const offer = await inDialog().findByRole('button', { name: /^Move to .*1:00 pm/ });
      await waitFor(() => expect(offer).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(onChanged).toHaveBeenCalled());
      expect(move.mock.calls[1]?.[0].body).toMatchObject({
        period: { start: NOW_S + 3 * 3600 },
        move: { reason: 'patient-asked' },
      });
    });
  });

  it('move it with a required reason', async () => {
    const { move, onChanged } = show(MINE, CLINICIAN);
    await press(/^Move:/);
    await userEvent.fill(await inDialog().findByLabelText('Time'), '16:00');
    await confirm('Move');
    expect(await screen.findByText('Choose a reason.')).toBeVisible();
    await userEvent.selectOptions(inDialog().getByLabelText(/^Reason/), 'The patient asked for it');
    await confirm('Move');
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    const start = NOW_S + 6 * 3600;
    expect(move.mock.calls[0]?.[0].body).toMatchObject({
      version: 1,
      period: { start, end: start + 1800 },
      move: { reason: 'patient-asked' },
    });
  });

  it.each([
    ['Reject', FREE, COORDINATOR, 'reject'],
    ['Cancel encounter', MINE, CLINICIAN, 'cancel'],
    ['Decline', { ...MINE, status: 'AWAITED' }, CLINICIAN, 'decline'],
  ])('%s with a reason; “Another reason” needs a note', async (words, encounter, user, name) => {
    const { event } = show(encounter, user);
    await press(new RegExp(`^${words}:`));
    await userEvent.selectOptions(inDialog().getByLabelText(/^Reason/), 'Another reason');
    await confirm(words);
    expect(await screen.findByText('Enter the reason.')).toBeVisible();
    await userEvent.type(inDialog().getByLabelText('Note'), 'Moved away');
    await confirm(words);
    await waitFor(() => expect(event).toHaveBeenCalled());
    expect(event.mock.calls[0]?.[0].body?.event).toMatchObject({
      event: name,
      reason: 'other',
      note: 'Moved away',
    });
  });

  it('let a booking user assign it to anyone, themselves first if they see patients', async () => {
    const both: EncounterUser = { ...CLINICIAN, scopes: [...CLINICIAN.scopes, 'facility_encounters'] };
    const { event } = show(FREE, both);
    await press(/^Assign Care Provider:/);
    await inDialog().findByRole('option', { name: 'Dr Farhan Ali' });
    const names = inDialog()
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Choose a care provider or a team', 'Dr Meera Iyer (me)', 'Dr Farhan Ali']);
    await userEvent.selectOptions(inDialog().getByLabelText(/^Care provider/), 'Dr Farhan Ali');
    await confirm('Assign Care Provider');
    await waitFor(() => expect(event).toHaveBeenCalled());
    expect(event.mock.calls[0]?.[0].body?.event).toMatchObject({ careProviderId: PROVIDERS[0]?.id });
  });

  it('let a clinician who does not book take it over at once', async () => {
    const { event } = show(FREE, CLINICIAN);
    await press(/^Take over:/);
    await waitFor(() => expect(event).toHaveBeenCalled());
    expect(event.mock.calls[0]?.[0].body?.event).toMatchObject({ careProviderId: CLINICIAN.staffId });
  });
});

describe('an encounter with a critical item', () => {
  const WHY = 'Sent to the emergency room';

  function showOpen(lists: readonly (readonly OpenItem[])[], refusals = 0) {
    let [listed, refused] = [0, 0];
    const list = vi.fn(() => {
      const data = lists[Math.min(listed, lists.length - 1)];
      listed += 1;
      return { vitaId: MINE.vitaId, data };
    });
    const event = vi.fn(({ body }: FakeRequest) => {
      refused += 1;
      if (refused <= refusals)
        throw new HttpError({
          failure: 'refused',
          endpoint: 'encounters/event',
          status: 409,
          code: 'items-open',
        });
      return { vitaId: body?.vitaId, data: { ...MINE, status: 'COMPLETED', version: 2 } };
    });
    const http = fakeHttp({ 'overview/open': list, 'encounters/event': event });
    const onChanged = vi.fn();
    renderUi(<Offered user={CLINICIAN} encounter={MINE} onChanged={onChanged} />, { now, http });
    return { list, event, onChanged };
  }
  const chooseOutcome = () =>
    userEvent.selectOptions(inDialog().getByLabelText(/^Outcome/), 'Advice given, nothing further');

  it('is not completed without a reason, which is sent with the completion', async () => {
    const item = anOpenAlert(1);
    const { event, onChanged } = showOpen([[item]]);
    await press(/^Complete:/);
    await chooseOutcome();
    const reason = await inDialog().findByRole('textbox', { name: /^Why it is left open/ });
    await confirm('Complete');
    expect(await screen.findByText('Resolve this item, or enter at least 3 characters.')).toBeVisible();
    expect(event).not.toHaveBeenCalled();
    await userEvent.type(reason, WHY);
    await confirm('Complete');
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(event.mock.calls[0]?.[0].body?.event).toMatchObject({
      event: 'complete',
      leftOpen: [{ kind: 'alert', id: item.id, reason: WHY }],
    });
  });

  it('shows an item that was added meanwhile, and keeps typed text', async () => {
    const [first, second] = [anOpenAlert(1), anOpenAlert(2)];
    const { event, list } = showOpen([[first], [first, second]], 1);
    await press(/^Complete:/);
    await chooseOutcome();
    await userEvent.type(await inDialog().findByRole('textbox', { name: /^Why it is left open/ }), WHY);
    await confirm('Complete');
    expect(await screen.findByText(/^Critical items were added since you opened this/)).toBeVisible();
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    await waitFor(() =>
      expect(inDialog().getAllByRole('textbox', { name: /^Why it is left open/ })).toHaveLength(2),
    );
    expect(inDialog().getByDisplayValue(WHY)).toBeVisible();
    await userEvent.click(inDialog().getByRole('button', { name: 'Use this reason for all critical items' }));
    await confirm('Complete');
    await waitFor(() => expect(event).toHaveBeenCalledTimes(2));
    expect(event.mock.calls[1]?.[0].body?.event).toMatchObject({
      leftOpen: [
        { id: first.id, reason: WHY },
        { id: second.id, reason: WHY },
      ],
    });
  });
});

describe('an encounter that becomes due while its page is open', () => {
  it('can be completed from a quarter of an hour before it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const [soon, clock] = [anEncounter(1, 16), { now: now() }];
      renderUi(<ActButtons user={CLINICIAN} encounter={soon} onAct={vi.fn()} />, {
        http: fakeHttp({}),
        now: () => clock.now,
      });
      expect(screen.queryByRole('button', { name: /^Complete:/ })).toBeNull();
      clock.now += 60_000;
      vi.advanceTimersByTime(60_000);
      expect(await screen.findByRole('button', { name: /^Complete:/ })).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a completed encounter', () => {
  it('is reopened with a required reason', async () => {
    const { event, onChanged } = show({ ...MINE, status: 'COMPLETED' }, CLINICIAN);
    await press(/^Reopen:/);
    await confirm('Reopen');
    expect(await screen.findByText('Enter the reason.')).toBeVisible();
    expect(event).not.toHaveBeenCalled();
    await userEvent.type(inDialog().getByLabelText(/^Reason for reopening/), 'The potassium came back');
    await confirm('Reopen');
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(event.mock.calls[0]?.[0].body?.event).toMatchObject({
      event: 'reopen',
      note: 'The potassium came back',
    });
  });
});
