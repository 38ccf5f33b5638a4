import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SegmentedField } from './index.ts';

const meta = {
  title: 'Primitives/SegmentedField',
  component: SegmentedField,
  render: (args) => (
    <div className="max-w-xs">
      <SegmentedField {...args} />
    </div>
  ),
  args: {
    label: 'Theme',
    value: 'light',
    onChange: fn(),
    options: [
      { value: 'light', label: 'Light', icon: 'light_mode' },
      { value: 'dark', label: 'Dark', icon: 'dark_mode' },
    ],
  },
} satisfies Meta<typeof SegmentedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoChoices: Story = {};
