import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { careAnswers, NOW, vitaId } from '../../../test/patient-care.ts';
import { PatientCare } from './index.ts';

const nothing = { vitaId, data: [], next: null };

const meta = {
  title: 'Care/PatientCare',
  component: PatientCare,
  parameters: { now: () => NOW, http: fakeHttp(careAnswers) },
  args: {
    vitaId,
    mayWrite: true,
    onDirtyChange: fn(),
  },
  render: (args) => (
    <div className="flex max-w-md flex-col gap-4">
      <PatientCare {...args} />
    </div>
  ),
} satisfies Meta<typeof PatientCare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfEach: Story = {
  async play({ canvas }) {
    // The file name also appears in the accessible names of its buttons.
    await expect((await canvas.findAllByText('HbA1c March.pdf'))[0]).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { mayWrite: false } };

export const Empty: Story = {
  parameters: {
    http: fakeHttp({
      ...careAnswers,
      'notes/list': () => nothing,
      'reports/list': () => nothing,
      'tasks/patient': () => nothing,
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('No open tasks for this patient.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    http: fakeHttp({ ...careAnswers, 'notes/list': never, 'reports/list': never, 'tasks/patient': never }),
  },
};
