import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextField, type TextFieldProps } from './index.ts';

function Typed(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  render: (args) => <Typed {...args} />,
  args: { label: 'Reason', value: '', onChange: () => undefined, className: 'max-w-sm' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Reason' });
    await userEvent.type(input, 'Travelling');
    await expect(input).toHaveValue('Travelling');
  },
};
export const WithHint: Story = { args: { hint: 'In the patient’s own words', value: 'Travelling' } };
export const Required: Story = { args: { required: true } };
export const Invalid: Story = {
  args: { error: 'Say why the patient refused.', hint: 'In the patient’s own words' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'In the patient’s own words Say why the patient refused.',
    );
  },
};
export const Disabled: Story = { args: { disabled: true, value: 'Travelling' } };
