import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aCall } from '../../../test/call-fixtures.ts';
import { now } from '../../../test/people.ts';
import { UnfinishedTray } from './unfinished-tray.tsx';

const open = { status: 'unfinished', disposition: null, endedAt: null } as const;

const meta = {
  title: 'Calls/Unfinished tray',
  component: UnfinishedTray,
  parameters: { now },
  args: {
    contacts: [aCall(1, {}, open), aCall(0, { patient: { name: 'Ravi Iyer', uhid: null } }, open)],
    total: 4,
    addressOf: ({ contactId }) => `/call?contact=${contactId}`,
  },
} satisfies Meta<typeof UnfinishedTray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeCalls: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Finish: Ravi Iyer' })).toBeVisible();
  },
};

export const Nothing: Story = { args: { contacts: [], total: 0 } };

export const Loading: Story = { args: { contacts: undefined } };
