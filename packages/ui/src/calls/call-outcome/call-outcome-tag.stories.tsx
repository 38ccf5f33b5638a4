import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CallOutcomeTag } from './call-outcome-tag.tsx';

const meta = {
  title: 'Calls/Call outcome',
  component: CallOutcomeTag,
  args: { status: { status: 'reached', disposition: 'reached-patient' } },
} satisfies Meta<typeof CallOutcomeTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reached: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Reached the patient')).toBeVisible();
  },
};

export const Outcomes: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <CallOutcomeTag status={{ status: 'reached', disposition: 'reached-patient' }} />
      <CallOutcomeTag status={{ status: 'retry', disposition: 'no-answer' }} />
      <CallOutcomeTag status={{ status: 'stop', disposition: 'do-not-call' }} />
      <CallOutcomeTag status={{ status: 'dialling', disposition: null }} />
      <CallOutcomeTag status={{ status: 'unfinished', disposition: null }} />
      <CallOutcomeTag status={{ status: 'corrected', disposition: 'no-answer' }} />
      <CallOutcomeTag status={{ status: 'withdrawn', disposition: 'reached-patient' }} />
      <CallOutcomeTag status={{ status: 'left-message', disposition: 'voicemail' }} />
    </div>
  ),
};
