import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '#test';
import { type FakeRequest, fakeHttp } from '../../test/fake-http.ts';
import { aStoredTask, careAnswers, NOW, vitaId } from '../../test/patient-care.ts';
import { personId } from '../../test/people.ts';
import { TemplatesProvider } from '../preferences/index.ts';
import { PatientCare } from './patient-care/index.ts';
import { PatientTasks } from './tasks/index.ts';

const note = (title: string, programmes: readonly string[] = []) => ({
  ...{ id: personId(title.length), title, programmes, body: `${title}: nothing new.` },
});
const TASK = {
  ...{ id: personId(3), title: 'New patient', programmes: [], kind: 'follow-up' },
  ...{ what: 'Ask for old reports', reason: 'None came', dueInDays: 3 },
};
const TEMPLATES = {
  NOTE_TEMPLATES: [note('Foot'), note('Eyes yearly', ['ahc']), { title: 'Broken' }],
  TASK_TEMPLATES: [TASK],
};

function show(answers = {}) {
  const http = fakeHttp({
    ...careAnswers,
    'preference/get': ({ query }: FakeRequest) => ({
      code: 1,
      preference: { preferenceInfo: { templates: TEMPLATES[query?.type as keyof typeof TEMPLATES] } },
    }),
    'tasks/patient': () => ({ vitaId, data: [] }),
    ...answers,
  });
  const setting = { vitaId, mayWrite: true };
  return { http, setting };
}

it('a note continues with a template of the programme, after the typed text', async () => {
  const { http, setting } = show();
  renderUi(
    <TemplatesProvider>
      <PatientCare {...setting} hidesTasks enrolled={['healthy_motherhood']} />
    </TemplatesProvider>,
    { http, now: () => NOW },
  );
  const template = await screen.findByLabelText('Template');
  expect(within(template).getAllByRole('option')).toHaveLength(2);
  await userEvent.fill(screen.getByLabelText('New note'), 'Spoke with her son');
  await userEvent.selectOptions(template, 'Foot');
  expect(screen.getByLabelText('New note')).toHaveValue('Spoke with her son\nFoot: nothing new.');
});

it('a task takes title, reason and date from a template', async () => {
  const add = vi.fn((_: FakeRequest) => ({ vitaId, data: aStoredTask() }));
  const { http, setting } = show({ 'tasks/add': add });
  renderUi(
    <TemplatesProvider>
      <PatientTasks {...setting} />
    </TemplatesProvider>,
    { http, now: () => NOW },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add a task' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.fill(dialog.getByLabelText(/^What needs to be done/), 'Ring the clinic');
  await userEvent.selectOptions(await dialog.findByLabelText('Template'), 'New patient');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(add).toHaveBeenCalledOnce());
  expect(add.mock.calls[0]?.[0].body).toMatchObject({
    task: {
      kind: 'follow-up',
      what: 'Ring the clinic',
      reason: 'Ask for old reports\nNone came',
      dueOn: '2026-11-24',
    },
  });
});

it('without templates there is nothing to choose', async () => {
  const { http, setting } = show();
  renderUi(<PatientCare {...setting} hidesTasks />, { http });
  await screen.findByLabelText('New note');
  expect(screen.queryByLabelText('Template')).toBeNull();
});
