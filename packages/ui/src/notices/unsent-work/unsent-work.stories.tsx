import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SignOutQuestion, UnsentIndicator, type UnsentItem } from './index.ts';

const AT = Date.UTC(2026, 0, 5, 9);
const item = (id: string, facts: Partial<UnsentItem>): UnsentItem => ({
  id,
  kind: 'registration',
  name: 'Lakshmi Iyer',
  state: 'waiting',
  at: AT,
  maybeStored: false,
  ...facts,
});
const ITEMS = [
  item('1', { maybeStored: true }),
  item('2', { kind: 'call', name: 'Ravi Kumar', state: 'sending' }),
  item('3', { kind: 'call', name: undefined, state: 'conflict', requestId: '0f9c2b7a-5d1e' }),
];

const meta = {
  title: 'Notices/UnsentWork',
  component: UnsentIndicator,
  args: {
    items: ITEMS,
    canOpen: () => true,
    onOpen: fn(),
    onRetry: fn(async () => true),
    onWithdraw: fn(async () => true),
  },
} satisfies Meta<typeof UnsentIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  async play({ canvasElement }) {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(body.getByRole('button', { name: '2 waiting to be sent, 1 needs your attention' }));
    const dialog = await body.findByRole('dialog', { name: 'Not sent yet' });
    // The dialog slides in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const SigningOut: Story = {
  render: () => (
    <SignOutQuestion
      lost={{ items: ITEMS, unreadable: 2, unknown: false }}
      onStay={fn()}
      onSignOut={fn(async () => undefined)}
    />
  ),
};
