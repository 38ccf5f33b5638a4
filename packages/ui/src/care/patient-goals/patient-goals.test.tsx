// spec: 231
import type { Goal } from '@careline/core/internal/care';
import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { aStoredGoal, NOW, vitaId } from '../../../test/patient-care.ts';
import { CarelineProvider } from '../../provider/index.ts';
import { PatientGoals, useGoals } from './index.ts';

const goal = aStoredGoal();
const answered = (facts: Partial<Goal> = {}) =>
  vi.fn((_: FakeRequest) => ({ vitaId, data: { ...goal, ...facts } }));
const conflict = new HttpError({ failure: 'refused', endpoint: 'goals', status: 409, code: 'conflict' });

function Goals({ answers, mayWrite }: { readonly answers: FakeAnswers; readonly mayWrite: boolean }) {
  const http = fakeHttp(answers);
  return <Loaded http={http} mayWrite={mayWrite} />;
}

function Loaded({
  http,
  mayWrite,
}: {
  readonly http: ReturnType<typeof fakeHttp>;
  readonly mayWrite: boolean;
}) {
  const goals = useGoals(http, vitaId);
  return (
    <CarelineProvider now={() => NOW} http={http}>
      <PatientGoals vitaId={vitaId} goals={goals} mayWrite={mayWrite} />
    </CarelineProvider>
  );
}

function show(answers: FakeAnswers = {}, { goals = [goal], mayWrite = true } = {}) {
  const list = vi.fn(() => ({ vitaId, data: goals }));
  const all = { 'goals/list': list, ...answers };
  renderUi(<Goals answers={all} mayWrite={mayWrite} />);
  return list;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('a patient’s goals', () => {
  it.each<[string, Partial<Goal>, string]>([
    ['not reached', {}, 'Not reached yet'],
    ['reached', { latest: { text: '6.9', unit: '%', at: 1 } }, 'Goal reached'],
    ['without a value', { latest: null }, 'Nothing measured yet'],
    ['late', { dueOn: '2026-11-20' }, "Overdue since 20 Nov'26"],
    [
      'reached after their day',
      { dueOn: '2026-11-20', latest: { text: '6.9', unit: '%', at: 1 } },
      "By 20 Nov'26",
    ],
  ])('say when they are %s', async (_, facts, words) => {
    show({}, { goals: [aStoredGoal(facts)] });
    expect(await screen.findByText('HbA1c below 7%')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('are read-only for users who may not write', async () => {
    show({}, { mayWrite: false });
    await screen.findByText('HbA1c below 7%');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are stored once everything is entered, and reloaded', async () => {
    const add = answered();
    const list = show({ 'goals/add': add }, { goals: [] });
    await press('Set a goal');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the goal' }));
    expect(dialog().getByText('Choose the value the goal is for.')).toBeVisible();
    await userEvent.selectOptions(dialog().getByLabelText(/^Value/), 'Blood Glucose, Fasting');
    await userEvent.selectOptions(dialog().getByLabelText(/^The goal is reached/), '<=');
    await userEvent.fill(dialog().getByLabelText(/^Number to reach/), '9999');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the goal' }));
    expect(dialog().getByText(/^Enter a value from 10 to 2000/)).toBeVisible();
    expect(add).not.toHaveBeenCalled();
    await userEvent.fill(dialog().getByLabelText(/^Number to reach/), '130');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the goal' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(add.mock.lastCall?.[0].body).toMatchObject({
      goal: {
        vitaId,
        metric: 'bloodglucose',
        key: 'value',
        mealSituation: 'MEAL_SITUATION_FASTING',
        target: { comparator: '<=', text: '130', unit: 'mg/dL' },
        since: '2026-11-21',
        dueOn: null,
      },
    });
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('that a colleague changed meanwhile are merged, and saved on top of theirs', async () => {
    const theirs = aStoredGoal({
      version: 2,
      target: { comparator: '<', text: '7.5', unit: '%' },
      changed: { by: { id: goal.author.id, name: 'Bina Coach' }, at: NOW / 1000 },
    });
    const update = answered();
    update.mockRejectedValueOnce(conflict as never);
    const list = vi.fn(() => ({ vitaId, data: [list.mock.calls.length > 1 ? theirs : goal] }));
    show({ 'goals/list': list, 'goals/update': update });
    await press('Change the goal: HbA1c below 7%');
    await userEvent.fill(dialog().getByLabelText(/^Note/), 'Mine');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the goal' }));
    expect(
      await dialog().findByText(/^Bina Coach has changed this goal\. It is now: HbA1c below 7\.5%/),
    ).toBeVisible();
    expect(dialog().getByLabelText(/^Number to reach/)).toHaveValue('7.5');
    await userEvent.click(dialog().getByRole('button', { name: 'Save the goal' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update.mock.lastCall?.[0].body).toMatchObject({
      goal: { follows: 2, note: 'Mine', target: { text: '7.5' } },
    });
  });

  it('are ended with a reason', async () => {
    const update = answered();
    show({ 'goals/update': update });
    await press('End the goal: HbA1c below 7%');
    await userEvent.click(dialog().getByText('Given up'));
    await userEvent.click(dialog().getByRole('button', { name: 'End' }));
    expect(dialog().getByText('Enter why the goal is given up.')).toBeVisible();
    expect(update).not.toHaveBeenCalled();
    await userEvent.type(dialog().getByLabelText(/^Reason/), 'On insulin now');
    await userEvent.click(dialog().getByRole('button', { name: 'End' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(update.mock.lastCall?.[0].body).toMatchObject({
      goal: { id: goal.id, follows: 1, status: 'cancelled', statusReason: 'On insulin now' },
    });
  });

  it('that are being entered are not lost without a question', async () => {
    show();
    await press('Change the goal: HbA1c below 7%');
    await userEvent.fill(dialog().getByLabelText(/^Note/), 'Mine');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(dialog().getByText('Nothing is saved yet. Discard it?')).toBeVisible();
  });
});
