import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { aStoredReferral, aStoredTask, careAnswers, NOW } from '../../../test/patient-care.ts';
import { personId } from '../../../test/people.ts';
import { TaskList } from './index.ts';

const TASKS = [
  aStoredTask({ assignee: { id: personId(90), name: 'Asha Coach' } }),
  aStoredTask({ id: personId(63), kind: 'task', what: 'Send the diet plan', dueOn: '2026-11-21' }),
  aStoredTask({
    id: personId(64),
    kind: 'review',
    what: 'Blood pressure after the raised dose',
    dueOn: '2026-11-28',
    encounter: { id: personId(31), serviceType: 'GP_CONSULTATION', start: NOW / 1000 - 86_400 },
  }),
  aStoredReferral(),
];
const ENDED = [
  aStoredReferral({
    state: 'done',
    outcome: 'Mild non-proliferative changes in both eyes. See again in six months.',
    answered: { by: 'Dr. Rao', on: '2026-11-19' },
    closed: { by: { id: personId(90), name: 'Asha Coach' }, at: NOW / 1000 },
  }),
];

const answering = (answer: () => unknown) => fakeHttp({ ...careAnswers, 'tasks/list': answer });

const meta = {
  title: 'Care/Tasks',
  component: TaskList,
  parameters: { now: () => NOW, http: answering(() => ({ data: TASKS, next: null })) },
  args: {
    values: {},
    onValuesChange: fn(),
    patientAddress: ({ vitaId: id }) => `/prohealth/patient/${id}/tasks`,
    encounterAddress: (id) => `/my_encounters/${id}`,
  },
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mine: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Send the diet plan')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
export const Ended: Story = {
  parameters: { http: answering(() => ({ data: ENDED, next: null })) },
  args: {
    values: { whose: 'all', time: 'ended' },
  },
};
export const Nothing: Story = { parameters: { http: answering(() => ({ data: [], next: null })) } };
export const Loading: Story = { parameters: { http: answering(never) } };
export const Answering: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Answer/ }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
