import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress, ProgressLine } from './index.ts';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saving: Story = {
  args: { label: 'Saving the call' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Saving the call')).toBeVisible();
  },
};

export const Line: Story = {
  render: () => <ProgressLine active />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('progressbar')).toBeVisible();
  },
};
