// spec: 177

import type { Encounter, EncounterUser } from '@careline/core/encounters';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { anEncounter, CLINICIAN, COORDINATOR, NOW_S, PROVIDERS } from '../../../test/encounters.ts';
import { type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { KOLKATA, now } from '../../../test/people.ts';
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

function show(encounter: Encounter, user: EncounterUser) {
  const answer = ({ body }: FakeRequest) => ({ vitaId: body?.vitaId, data: { ...encounter, version: 2 } });
  const [event, move, arrive] = [vi.fn(answer), vi.fn(answer), vi.fn(answer)];
  const http = fakeHttp({
    'encounters/event': event,
    'encounters/move': move,
    'encounters/arrive': arrive,
    'encounters/providers': () => ({ data: PROVIDERS }),
  });
  const onChanged = vi.fn();
  renderUi(
    <Offered
      http={http}
      user={user}
      timeZone={KOLKATA}
      now={now}
      encounter={encounter}
      onChanged={onChanged}
    />,
  );
  return { event, move, arrive, onChanged };
}

const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const confirm = (name: string) => userEvent.click(inDialog().getByRole('button', { name }));

describe('what is done with an encounter', () => {
  it('is completed with an outcome, a review and what for', async () => {
    const { event, onChanged } = show(MINE, CLINICIAN);
    await press(/^Complete:/);
    await confirm('Complete');
    expect(await screen.findByText('Choose an outcome.')).toBeVisible();
    await userEvent.selectOptions(inDialog().getByLabelText(/^Outcome/), 'Referred to somebody else');
    await confirm('Complete');
    expect(await screen.findByText('Enter to whom or where.')).toBeVisible();
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

  it('is moved with the reason, which is asked for', async () => {
    const { move, onChanged } = show(MINE, CLINICIAN);
    await press(/^Move:/);
    await userEvent.fill(inDialog().getByLabelText('Time'), '16:00');
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
  ])('%s says why; “Another reason” needs a note', async (words, encounter, user, name) => {
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

  it('is assigned to anybody by whoever books, themselves first where they see patients', async () => {
    const both: EncounterUser = { ...CLINICIAN, scopes: [...CLINICIAN.scopes, 'facility_encounters'] };
    const { event } = show(FREE, both);
    await press(/^Assign:/);
    await inDialog().findByRole('option', { name: 'Dr Farhan Ali' });
    const names = inDialog()
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Choose a care provider or a team', 'Dr Meera Iyer (me)', 'Dr Farhan Ali']);
    await userEvent.selectOptions(inDialog().getByLabelText(/^Care provider/), 'Dr Farhan Ali');
    await confirm('Assign');
    await waitFor(() => expect(event).toHaveBeenCalled());
    expect(event.mock.calls[0]?.[0].body?.event).toMatchObject({ careProviderId: PROVIDERS[0]?.id });
  });

  it('is taken over at once by a clinician who books nothing', async () => {
    const { event } = show(FREE, CLINICIAN);
    await press(/^Take it over:/);
    await waitFor(() => expect(event).toHaveBeenCalled());
    expect(event.mock.calls[0]?.[0].body?.event).toMatchObject({ careProviderId: CLINICIAN.staffId });
  });
});
