import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, IconButton } from './index.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Save call', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary" icon="call">
        Call
      </Button>
      <Button {...args} variant="quiet">
        Change
      </Button>
      <Button {...args} variant="danger">
        Withdraw
      </Button>
      <Button {...args} disabled>
        Disabled
      </Button>
      <IconButton icon="refresh" label="Refresh" />
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" variant="primary" icon="call" />
    </div>
  ),
};

export const Busy: Story = {
  args: { busy: true, variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save call' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
