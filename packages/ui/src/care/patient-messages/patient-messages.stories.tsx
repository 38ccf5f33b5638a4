import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fakeHttp, never } from '../../../test/fake-http.ts';
import { NOW, vitaId } from '../../../test/patient-care.ts';
import { messageAnswers, previewOf } from '../../../test/patient-messages.ts';
import { PatientMessages } from './index.ts';

const meta = {
  title: 'Care/PatientMessages',
  component: PatientMessages,
  parameters: { now: () => NOW, http: fakeHttp(messageAnswers) },
  args: {
    vitaId,
    mayWrite: true,
  },
  render: (args) => (
    <div className="max-w-md">
      <PatientMessages {...args} />
    </div>
  ),
} satisfies Meta<typeof PatientMessages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};

export const ReadOnly: Story = { args: { mayWrite: false } };

export const Writing: Story = {
  args: { nextCallAt: NOW / 1000 + 90_000 },
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Tell the patient when we will call next' }),
    );
    await expect(await canvas.findByText(/tried to call you/)).toBeVisible();
  },
};

export const MayNotBeSent: Story = {
  parameters: {
    http: fakeHttp({ ...messageAnswers, 'message/preview': previewOf({ obstacle: 'channel-off' }) }),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a message' }));
    await expect(await canvas.findByText('The patient does not want messages this way.')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    http: fakeHttp({ ...messageAnswers, 'message/history': () => ({ vitaId, data: [], next: null }) }),
  },
};

export const Loading: Story = { parameters: { http: fakeHttp({ 'message/history': never }) } };
