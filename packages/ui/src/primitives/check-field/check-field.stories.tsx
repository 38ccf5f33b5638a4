import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckField } from './index.ts';

const meta = {
  title: 'Primitives/CheckField',
  component: CheckField,
  args: { label: 'Irregular pulse', checked: true, onChange: fn() },
} satisfies Meta<typeof CheckField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {};
export const Unchecked: Story = { args: { checked: false, hint: 'Felt at the wrist for a full minute' } };
export const Invalid: Story = { args: { checked: false, error: 'Confirm before saving.' } };
