import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from './index.ts';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Leave without saving?',
    children: <p>What you entered about this call has not been saved.</p>,
    actions: (
      <>
        <Button variant="danger">Discard</Button>
        <Button variant="primary">Keep editing</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Center: Story = {
  args: { width: 'small' },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Side: Story = { args: { placement: 'side', title: 'Call of 21-11-2026', actions: undefined } };
