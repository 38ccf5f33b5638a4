import type { Task } from '@careline/core/internal/care';
import { HttpError } from '@careline/core/internal/http';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeAnswers, type FakeRequest, fakeHttp } from '../../../test/fake-http.ts';
import { aStoredReferral, aStoredTask, careAnswers, NOW, vitaId } from '../../../test/patient-care.ts';
import { personId } from '../../../test/people.ts';
import type { ListValues } from '../../lists/index.ts';
import { PatientTasks, ShortTasks, TaskList } from './index.ts';

const now = () => NOW;

function show(tasks: readonly Task[], answers: FakeAnswers = {}, mayWrite = true, facilityId?: string) {
  const http = fakeHttp({ ...careAnswers, 'tasks/patient': () => ({ vitaId, data: tasks }), ...answers });
  const onDirtyChange = vi.fn();
  const address = (id: string) => `/my_encounters/${id}`;
  renderUi(
    <PatientTasks
      vitaId={vitaId}
      mayWrite={mayWrite}
      facilityId={facilityId}
      encounterAddress={address}
      bookReview={(task) => <button type="button">Book {task.what}</button>}
      onDirtyChange={onDirtyChange}
    />,
    { http, now },
  );
  return { onDirtyChange };
}

const press = async (name: string | RegExp, inside: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await inside.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name }).then((found) => within(found));
const storing = () => vi.fn((_: FakeRequest) => ({ vitaId, data: aStoredTask() }));
const sent = (call: ReturnType<typeof storing>): unknown => {
  const [request] = call.mock.calls[0] ?? [];
  return (request?.body as { readonly task: object } | undefined)?.task;
};

describe('a patient’s tasks', () => {
  it('show due date, person and origin, and the result of ended ones', async () => {
    const from = { id: personId(31), serviceType: 'GP_CONSULTATION', start: NOW / 1000 };
    show([
      aStoredTask({ encounter: from, assignee: { id: personId(91), name: 'Bina Coach' } }),
      aStoredReferral({
        state: 'done',
        outcome: 'No retinopathy',
        answered: { by: 'Dr. Rao', on: '2026-11-19' },
        closed: { by: { id: personId(90), name: 'Asha Coach' }, at: NOW / 1000 },
      }),
    ]);
    const open = within(await screen.findByRole('list', { name: 'To do for this patient' }));
    expect(open.getByText("Overdue since 20 Nov'26")).toBeVisible();
    expect(open.getByText('For Bina Coach')).toBeVisible();
    expect(open.getByRole('link')).toHaveAttribute('href', `/my_encounters/${personId(31)}`);
    await userEvent.click(screen.getByText('1 ended'));
    expect(screen.getByText('Referred to: Eye department, district hospital')).toBeVisible();
    expect(screen.getByText("Answer of Dr. Rao, 19 Nov'26: No retinopathy")).toBeVisible();
    expect(screen.getByText('Answered')).toBeVisible();
  });

  it('are read-only for users who may not write', async () => {
    show([aStoredTask()], {}, false);
    await screen.findByText('Ask for the HbA1c report');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can only be changed where they were planned', async () => {
    const elsewhere = aStoredTask({ id: personId(65), what: 'Of another site', facilityId: personId(81) });
    show([aStoredTask(), elsewhere], {}, true, personId(80));
    expect(await screen.findByRole('button', { name: 'Done: Ask for the HbA1c report' })).toBeVisible();
    expect(screen.getByText('Of another site')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Of another site/ })).toBeNull();
  });

  it('are planned for a colleague, a team or anyone, once, also when the first answer was lost', async () => {
    const add = vi.fn((_: FakeRequest) => ({ vitaId, data: aStoredTask() }));
    add.mockImplementationOnce(() => {
      throw new HttpError({ failure: 'timeout', endpoint: 'tasks/add' });
    });
    const { onDirtyChange } = show([], { 'tasks/add': add });
    await press('Add a task');
    const form = await dialog('Add a task');
    await press('Save', form);
    expect(await form.findByText('Enter what needs to be done.')).toBeVisible();
    await userEvent.fill(form.getByLabelText(/^What needs to be done/), 'Ask for the scan');
    expect(onDirtyChange).toHaveBeenLastCalledWith(expect.anything(), true);
    const whom = form.getByLabelText('Assigned to');
    await within(whom).findByRole('option', { name: 'Bina Coach (me)' });
    const names = within(whom)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Anyone at the facility', 'Bina Coach (me)', 'Asha Coach', 'Heart and pressure']);
    await userEvent.selectOptions(whom, 'Heart and pressure');
    await press('Save', form);
    expect(await form.findByText('The server did not answer in time. Try again.')).toBeVisible();
    await press('Save', form);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(add.mock.calls[1]).toEqual(add.mock.calls[0]);
    expect(sent(add)).toMatchObject({
      kind: 'task',
      what: 'Ask for the scan',
      dueOn: '2026-11-21',
      careTeamId: personId(95),
      assigneeId: null,
      referredTo: null,
    });
    expect(onDirtyChange).toHaveBeenLastCalledWith(expect.anything(), false);
  });

  it('are planned as a referral to a named recipient', async () => {
    const add = storing();
    show([], { 'tasks/add': add });
    await press('Refer the patient');
    const form = await dialog('Refer the patient');
    await userEvent.fill(form.getByLabelText(/^Question or request/), 'Is there retinopathy?');
    await press('Save', form);
    expect(await form.findByText('Enter who to refer the patient to.')).toBeVisible();
    await userEvent.selectOptions(form.getByLabelText('Referred to'), 'A colleague here');
    await userEvent.selectOptions(form.getByLabelText(/^Colleague/), 'Asha Coach');
    await userEvent.selectOptions(form.getByLabelText('Urgency'), 'Urgent');
    await press('Save', form);
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
    expect(sent(add)).toMatchObject({
      kind: 'referral',
      dueOn: '2026-12-05',
      priority: 'urgent',
      referredTo: { kind: 'provider', careProviderId: personId(90) },
    });
  });

  it('are completed with the result; the second user sees who was first, and keeps the typed text', async () => {
    const by = { name: 'Ravi Coordinator', at: 1 };
    const problem = { type: '', title: '', status: 409, code: 'conflict', by };
    const update = vi.fn((_: FakeRequest) =>
      Promise.reject(
        new HttpError({
          failure: 'refused',
          endpoint: 'tasks/update',
          status: 409,
          code: 'conflict',
          problem,
        }),
      ),
    );
    const list = vi.fn(() => ({ vitaId, data: [aStoredTask()] }));
    show([], { 'tasks/patient': list, 'tasks/update': update });
    await press('Done: Ask for the HbA1c report');
    const form = await dialog('Done');
    await userEvent.fill(form.getByLabelText('Outcome (optional)'), 'HbA1c 7.1 %');
    list.mockImplementation(() => ({ vitaId, data: [] }));
    await press('Done', form);
    expect(await form.findByText(/^Ravi Coordinator has already ended this/)).toBeVisible();
    expect(form.getByLabelText('Outcome (optional)')).toHaveValue('HbA1c 7.1 %');
    expect(await screen.findByText('No open tasks for this patient.')).toBeInTheDocument();
  });

  it('include a referral that is answered, or declined with the reason', async () => {
    const update = storing();
    show([aStoredReferral()], { 'tasks/update': update });
    await press('Answer: Is there retinopathy?');
    const form = await dialog('The answer to the referral');
    await press('Save', form);
    expect(await form.findByText('Enter the answer.')).toBeVisible();
    await userEvent.selectOptions(form.getByLabelText('Result'), 'Declined');
    await userEvent.fill(form.getByLabelText(/^Why it was declined/), 'No appointment before March');
    await press('Save', form);
    await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(sent(update)).toMatchObject({
      follows: 1,
      state: 'declined',
      outcome: 'No appointment before March',
    });
  });

  it('include a review that is booked from there, and postponed for a colleague', async () => {
    const update = storing();
    show([aStoredTask({ kind: 'review', dueOn: '2026-11-25' })], { 'tasks/update': update });
    expect(await screen.findByText("Review on 25 Nov'26")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book Ask for the HbA1c report' })).toBeVisible();
    await press('Change: Ask for the HbA1c report');
    const form = await dialog('Change date or person');
    const whom = form.getByLabelText('Assigned to');
    await within(whom).findByRole('option', { name: 'Asha Coach' });
    await userEvent.selectOptions(whom, 'Asha Coach');
    await press('Save', form);
    await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(sent(update)).toMatchObject({
      state: 'open',
      dueOn: '2026-11-25',
      assigneeId: personId(90),
      careTeamId: null,
    });
  });

  it('can be planned for anyone when the names failed to load, and the names are retried', async () => {
    const colleagues = vi.fn(careAnswers['tasks/colleagues']);
    colleagues.mockImplementationOnce(() =>
      Promise.reject(
        new HttpError({ failure: 'refused', endpoint: 'care', status: 503, code: 'unavailable' }),
      ),
    );
    show([], { 'tasks/colleagues': colleagues });
    await press('Add a task');
    const form = await dialog('Add a task');
    expect(await form.findByText(/^Your colleagues’ names could not be loaded/)).toBeVisible();
    await press('Try again', form);
    expect(await form.findByLabelText('Assigned to')).toBeVisible();
  });
});

describe('the list of tasks', () => {
  const TASKS = [
    aStoredTask(),
    aStoredTask({ id: personId(63), what: 'Send the diet plan', dueOn: '2026-11-21' }),
    aStoredReferral(),
  ];
  function list(values: ListValues, onlyKind?: 'referral') {
    const asked: FakeRequest[] = [];
    const http = fakeHttp({
      'tasks/list': (request) => {
        asked.push(request);
        return { data: TASKS, next: null };
      },
    });
    const onValuesChange = vi.fn();
    renderUi(
      <TaskList
        values={values}
        onValuesChange={onValuesChange}
        onlyKind={onlyKind}
        patientAddress={({ vitaId: id }) => `/prohealth/patient/${id}/tasks`}
      />,
      { http, now },
    );
    return { asked, onValuesChange };
  }

  it('is ordered by due date, each with its patient', async () => {
    list({ whose: 'mine' });
    await screen.findByRole('row', { name: /Send the diet plan/ });
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      'Overdue 1',
      expect.stringContaining('Ask for the HbA1c report'),
      'Today 1',
      expect.stringContaining('Send the diet plan'),
      'Later 1',
      expect.stringContaining('Is there retinopathy?'),
    ]);
    const [name] = screen.getAllByRole('link', { name: 'Asha Rao' });
    expect(name).toHaveAttribute('href', `/prohealth/patient/${vitaId}/tasks`);
  });

  it('is filtered by person, kind and date; a list of one kind has no kind filter', async () => {
    const { asked, onValuesChange } = list({ whose: 'team', time: 'week' }, 'referral');
    await screen.findByRole('rowheader', { name: /Later/ });
    expect(asked[0]?.query).toMatchObject({ whose: 'team', kind: 'referral', time: 'week' });
    expect(screen.queryByLabelText('Kind')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Everyone' }));
    expect(onValuesChange).toHaveBeenLastCalledWith({ whose: 'all', time: 'week' });
  });

  it('is short on the first page, with a link to the whole list', async () => {
    const asked: FakeRequest[] = [];
    const http = fakeHttp({
      'tasks/list': (request) => {
        asked.push(request);
        return { data: TASKS.slice(0, 1), next: 'k' };
      },
    });
    renderUi(<ShortTasks listAddress="/tasks" patientAddress={() => undefined} />, { http, now });
    expect(await screen.findByText('Ask for the HbA1c report')).toBeVisible();
    expect(asked[0]?.query).toMatchObject({ whose: 'mine', time: 'today', limit: '3' });
    expect(screen.getByRole('link', { name: 'All tasks' })).toHaveAttribute('href', '/tasks');
  });

  it('is one line with its count when a separate list is worked through', async () => {
    const http = fakeHttp({ 'tasks/list': () => ({ data: TASKS.slice(0, 1), next: null }) });
    renderUi(<ShortTasks folded listAddress="/tasks" patientAddress={() => undefined} />, { http, now });
    expect(await screen.findByText('1')).toBeVisible();
    expect(screen.getByText('Ask for the HbA1c report')).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'To do today' }));
    expect(screen.getByText('Ask for the HbA1c report')).toBeVisible();
  });
});
