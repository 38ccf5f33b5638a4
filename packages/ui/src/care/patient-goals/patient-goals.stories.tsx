import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { aStoredGoal, NOW, vitaId } from '../../../test/patient-care.ts';
import { personId } from '../../../test/people.ts';
import { CarelineProvider, useHttp } from '../../provider/index.ts';
import { PatientGoals, type PatientGoalsProps, useGoals } from './index.ts';

const reached = aStoredGoal({
  id: personId(72),
  metric: 'bloodpressure',
  key: 'systolic',
  target: { comparator: '<', text: '130', unit: 'mm[Hg]' },
  latest: { text: '128', unit: 'mm[Hg]', at: NOW / 1000 - 86_400 },
  dueOn: null,
  note: '',
});
const late = aStoredGoal({
  id: personId(73),
  metric: 'bloodglucose',
  mealSituation: 'MEAL_SITUATION_FASTING',
  target: { comparator: '<=', text: '130', unit: 'mg/dL' },
  dueOn: '2026-11-01',
  latest: null,
  version: 2,
  changed: { by: { id: personId(91), name: 'Bina Coach' }, at: NOW / 1000 - 86_400 },
  earlier: [
    {
      target: { comparator: '<=', text: '110', unit: 'mg/dL' },
      dueOn: '2026-10-01',
      note: '',
      by: 'Asha Coach',
      at: NOW / 1000 - 864_000,
    },
  ],
});
const ended = aStoredGoal({
  id: personId(74),
  metric: 'body',
  key: 'weight',
  target: { comparator: '<=', text: '68', unit: 'kg' },
  status: 'cancelled',
  statusReason: 'She is expecting a child',
  changed: { by: { id: personId(91), name: 'Bina Coach' }, at: NOW / 1000 - 86_400 },
  latest: null,
});

const answering = (data: readonly unknown[]) =>
  fakeHttp({ 'goals/list': () => ({ vitaId, data }), 'goals/add': () => ({ vitaId, data: aStoredGoal() }) });

function Loaded({ ...props }: Omit<PatientGoalsProps, 'goals'>) {
  const http = useHttp();
  const goals = useGoals(http, props.vitaId);
  return (
    <div className="max-w-md">
      <CarelineProvider http={http}>
        <PatientGoals {...props} goals={goals} />
      </CarelineProvider>
    </div>
  );
}

const meta = {
  title: 'Care/PatientGoals',
  component: Loaded,
  parameters: { now: () => NOW, http: answering([aStoredGoal(), reached, late, ended]) },
  args: {
    vitaId,
    mayWrite: true,
  },
} satisfies Meta<typeof Loaded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('HbA1c below 7%')).toBeVisible();
    await userEvent.click(canvas.getByText('1 ended goal'));
    await expect(canvas.getByText('Reason: She is expecting a child')).toBeVisible();
  },
};

export const Setting: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set a goal' }));
    const dialog = within(within(canvasElement).getByRole('dialog', { name: 'Set a goal' }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Value/), 'Weight');
    await expect(dialog.getByLabelText(/^Number to reach/)).toBeVisible();
  },
};

export const None: Story = { parameters: { http: answering([]) } };
export const ReadOnly: Story = { args: { mayWrite: false } };
export const Loading: Story = { parameters: { http: fakeHttp({ 'goals/list': never }) } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
