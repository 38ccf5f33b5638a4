import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SelectField, type SelectFieldProps } from './index.ts';

function Chosen(props: SelectFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SelectField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Meal situation',
    value: '',
    onChange: () => undefined,
    className: 'max-w-sm',
    options: [
      { value: 'fasting', label: 'Fasting' },
      { value: 'after', label: 'After a meal' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPlaceholder: Story = {
  args: { placeholder: 'Not known' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Meal situation' });
    await userEvent.selectOptions(select, 'After a meal');
    await expect(select).toHaveValue('after');
  },
};
export const Invalid: Story = { args: { placeholder: 'Choose', error: 'Choose one.' } };
