import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 new alerts' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideADrawing: Story = {
  render: (args) => (
    <p>
      <span aria-hidden="true">3</span> <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(String(args.children))).toBeInTheDocument();
  },
};
