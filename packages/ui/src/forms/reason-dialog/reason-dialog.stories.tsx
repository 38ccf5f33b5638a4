import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReasonDialog } from './index.ts';

const meta = {
  title: 'Forms/ReasonDialog',
  component: ReasonDialog,
  args: {
    words: { title: 'Delete this note?', keep: 'Keep it', action: 'Delete', reason: 'Reason' },
    most: 300,
    problemOf: (reason) => (reason.trim() === '' ? 'Enter a reason.' : undefined),
    busy: false,
    failure: undefined,
    meaning: 'No one can see it any more. The record still shows that it existed, with your reason.',
    width: 'small',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReasonDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const Missing: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(dialog.getByText('Enter a reason.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
