// spec: 1, 68

import { HttpError } from '@careline/core/internal/http';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { aTeam, TEAM_ANSWERS, teamId } from '../../../test/care-teams.ts';
import { staffId } from '../../../test/encounters.ts';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { now } from '../../../test/people.ts';
import { CareTeams } from './index.ts';

function show(answers: FakeAnswers = {}) {
  const onDirtyChange = vi.fn();
  const http = fakeHttp({ ...TEAM_ANSWERS, ...answers });
  renderUi(<CareTeams onDirtyChange={onDirtyChange} />, { now, http });
  return { onDirtyChange };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const saves = (data = aTeam({ version: 4 })) => vi.fn((_: FakeRequest) => ({ data }));
const bodyOf = (save: ReturnType<typeof saves>) => save.mock.calls.at(-1)?.[0].body;
const STORED = {
  name: 'Heart and pressure',
  members: aTeam().members.map(({ staffId, role, validFrom, validUntil }) => ({
    staffId,
    role,
    validFrom,
    validUntil,
  })),
  standIns: [
    {
      forId: staffId(3),
      standInId: staffId(1),
      fromDay: '2024-01-05',
      untilDay: '2024-01-12',
      reason: 'leave',
      note: 'Family',
    },
  ],
};

describe('care teams', () => {
  it('show members, care providers and stand-ins', async () => {
    show();
    const team = await screen.findByRole('region', { name: 'Heart and pressure' });
    const [meera, farhan, ravi, standIn] = within(team)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect([meera, farhan, ravi]).toEqual([
      'Dr Meera IyerLeadsees patients',
      'Dr Farhan AliDoctorsees patients01-02-2024 to 31-03-2024',
      'Ravi CoordinatorCoordinator',
    ]);
    expect(standIn).toBe('Dr Meera Iyer for Dr Farhan Ali05-01-2024 to 12-01-2024Leave: Family');
  });

  it('are added with a member', async () => {
    const add = saves(aTeam({ id: teamId(2), name: 'Night', version: 1, members: [], standIns: [] }));
    const { onDirtyChange } = show({ 'careteam/add': add, 'careteam/list': () => ({ data: [] }) });
    await press('Add a care team');
    await userEvent.click(screen.getByRole('button', { name: 'Save the team' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Name of the team/), 'Night');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    await press('Add a member');
    await userEvent.click(screen.getByRole('button', { name: 'Save the team' }));
    expect(await screen.findByText('Choose a person.')).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByLabelText(/^Person/), 'Ravi Coordinator');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Coordinator');
    await userEvent.click(screen.getByRole('button', { name: 'Save the team' }));
    expect(await screen.findByText('Night is saved.')).toBeVisible();
    expect(bodyOf(add)).toMatchObject({
      team: {
        name: 'Night',
        members: [{ staffId: staffId(2), role: 'coordinator', validFrom: '2024-01-06', validUntil: null }],
        standIns: [],
      },
    });
    expect(screen.getByRole('region', { name: 'Night' })).toBeVisible();
  });

  it('are changed from their newest version, also after a colleague’s change', async () => {
    const conflict = new HttpError({
      failure: 'refused',
      endpoint: 'careteam/update',
      status: 409,
      code: 'conflict',
      problem: { type: '', title: '', status: 409, code: 'conflict', by: { name: 'Ravi', at: 1 } },
    });
    const update = saves().mockImplementationOnce(() => {
      throw conflict;
    });
    const list = vi
      .fn(() => ({ data: [aTeam({ version: 7 })] }))
      .mockImplementationOnce(() => ({ data: [aTeam()] }));
    show({ 'careteam/update': update, 'careteam/list': list });
    await press('Edit Heart and pressure');
    await press('Remove stand-in 1');
    await press('Save the team');
    expect(bodyOf(update)).toEqual({ careTeamId: teamId(1), version: 3, team: { ...STORED, standIns: [] } });
    expect(await screen.findByText('Someone else has changed this team')).toBeVisible();
    await press('Save mine instead');
    await waitFor(() => expect(bodyOf(update)).toMatchObject({ version: 7, team: { standIns: [] } }));
    expect(await screen.findByText('Heart and pressure is saved.')).toBeVisible();
  });

  it.each([
    [
      'two days in the wrong order',
      { 'Last day': '01-01-2024' },
      'The last day must not be before the first.',
    ],
    ['one person for themselves', { 'Who stands in': 'Dr Farhan Ali' }, 'Choose two different people.'],
  ])('report the error of a stand-in: %s', async (_, entered, words) => {
    const update = saves();
    show({ 'careteam/update': update });
    await press('Edit Heart and pressure');
    const row = within(screen.getByRole('group', { name: 'Stand-in 1' }));
    for (const [label, value] of Object.entries(entered)) {
      const field = row.getByLabelText(new RegExp(`^${label}`));
      if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, value);
      else await userEvent.fill(field, value);
    }
    await press('Save the team');
    expect(await screen.findByText(words)).toBeVisible();
    expect(update).not.toHaveBeenCalled();
  });

  it('are removed after a confirmation', async () => {
    const remove = vi.fn((_: FakeRequest) => ({}));
    show({ 'careteam/delete': remove });
    await press('Remove Heart and pressure');
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Heart and pressure was removed.')).toBeVisible();
    expect(remove.mock.calls[0]?.[0].body).toEqual({ careTeamId: teamId(1), version: 3 });
    expect(screen.getByText('No care teams yet')).toBeVisible();
  });
});
