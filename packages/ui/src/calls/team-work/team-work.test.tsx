// spec: supervisor

import type { TeamMember } from '@careline/core/internal/calls/worklist';
import { HttpError } from '@careline/core/internal/http';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { personId } from '../../../test/people.ts';
import { Surroundings } from '../../../test/surroundings.tsx';
import { aMember, teamOf } from '../../../test/team-work.ts';
import { TeamWork } from './index.ts';

const meena = aMember('Meena Nair', { held: 12, given: 10, unfinished: 1, doneToday: 8, reachedToday: 5 });
const ravi = aMember('Ravi Iyer', { staff: { id: personId(52), name: 'Ravi Iyer' } });

function show(answers: FakeAnswers = {}, staff: readonly TeamMember[] = [meena, ravi]) {
  const http = fakeHttp({ 'worklist/team': () => teamOf(staff), ...answers });
  render(
    <Surroundings http={http}>
      <TeamWork workAddress={(id) => `/prohealth?owner=${id}`} />
    </Surroundings>,
  );
}

const rowOf = async (name: string) => within(await screen.findByRole('listitem', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the team of today', () => {
  it('shows how many patients each has, and links to them', async () => {
    show();
    const row = await rowOf('Meena Nair');
    expect(row.getByText('10 assigned · 1 unfinished call')).toBeTruthy();
    expect(row.getByRole('link', { name: 'See Meena Nair’s 12 patients' }).getAttribute('href')).toBe(
      `/prohealth?owner=${meena.staff.id}`,
    );
    expect(row.getByText('(5 answered)')).toBeTruthy();
    expect(screen.getByText(/^30 due patients are not assigned/)).toBeTruthy();
    const days = within(screen.getByRole('table', { name: 'Calls of the last 14 days' }));
    const [, newest] = days.getAllByRole('row');
    expect(newest?.textContent).toMatch(/20.*Nov.*40.*24.*60%/);
  });

  it('assigns the next patients, says how many there were and shows them', async () => {
    const give = vi.fn((_: FakeRequest) => ({ data: { given: 5 } }));
    show({ 'worklist/give': give });
    await press('Assign patients to Ravi Iyer');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /How many/ }), '5');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Programme/ }), 'Careline');
    await press('Assign');
    const result = await screen.findByText('5 patients assigned to Ravi Iyer');
    expect(give.mock.lastCall?.[0].body).toEqual({ staffId: ravi.staff.id, count: 5, programme: 'careline' });
    await vi.waitFor(() => expect(document.activeElement).toBe(result));
  });

  it('says when no patient was left to assign', async () => {
    show({ 'worklist/give': () => ({ data: { given: 0 } }) });
    await press('Assign patients to Ravi Iyer');
    await press('Assign');
    expect(await screen.findByText(/^No patients were assigned/)).toBeTruthy();
  });

  it('withdraws assigned patients after a confirmation, and only from colleagues who have any', async () => {
    const takeBack = vi.fn((_: FakeRequest) => ({ data: { taken: 10 } }));
    show({ 'worklist/takeback': takeBack });
    const row = await rowOf('Ravi Iyer');
    expect(row.queryByRole('button', { name: /^Unassign/ })).toBeNull();
    await press('Unassign Meena Nair’s patients');
    expect(takeBack).not.toHaveBeenCalled();
    await press('Unassign');
    expect(await screen.findByText('10 patients are available again')).toBeTruthy();
    expect(takeBack.mock.lastCall?.[0].body).toEqual({ staffId: meena.staff.id });
  });

  it('refuses to assign patients to users who may not call, and says so', async () => {
    show({}, [aMember('Vani', { mayCall: false, doneToday: 2, reachedToday: 1 })]);
    const row = await rowOf('Vani');
    expect(row.getByText('cannot be assigned patients here')).toBeTruthy();
    expect(row.queryByRole('button')).toBeNull();
  });

  it('says why it failed to load, and retries; an unsuccessful assignment stays open', async () => {
    let isDown = true;
    const fail = (endpoint: string) => {
      throw new HttpError({ failure: 'timeout', endpoint });
    };
    show({
      'worklist/team': () => (isDown ? fail('worklist/team') : teamOf([meena])),
      'worklist/give': () => fail('worklist/give'),
    });
    await screen.findByText('The team’s calls could not be loaded');
    isDown = false;
    await press('Try again');
    await press('Assign patients to Meena Nair');
    await press('Assign');
    const dialog = screen.getByRole('dialog', { name: 'Assign patients to Meena Nair' });
    expect(await within(dialog).findByText(/did not answer/)).toBeTruthy();
  });
});
