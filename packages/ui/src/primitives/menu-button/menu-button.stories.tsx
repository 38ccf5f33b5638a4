import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
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

/** By keys alone: a letter goes to what begins with it. */
export const ByKeys: Story = {
  async play({ canvas, args }) {
    canvas.getByRole('button', { name: 'Add' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Note' })).toBeVisible();
    await userEvent.keyboard('r{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('referral');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
