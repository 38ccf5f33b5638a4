import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MenuButton } from './index.ts';

const meta = {
  title: 'Primitives/MenuButton',
  component: MenuButton,
  args: {
    icon: 'add',
    children: 'Add',
    onChoose: fn(),
    choices: [
      { key: 'note', label: 'Note' },
      { key: 'task', label: 'Task, follow-up or review' },
      { key: 'referral', label: 'Referral' },
    ],
  },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Keyboard only: typing a letter moves to the item that starts with it. */
export const ByKeys: Story = {
  async play({ canvas, args }) {
    canvas.getByRole('button', { name: 'Add' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('menuitem', { name: 'Note' })).toBeVisible();
    await userEvent.keyboard('r{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('referral');
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
    // Reopens, finds a name with a space, wraps around the end, and closes.
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('task, f{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('note');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
