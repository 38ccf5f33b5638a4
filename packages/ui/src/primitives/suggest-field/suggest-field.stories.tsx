import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SuggestField, type SuggestFieldProps } from './index.ts';

const FRUIT = [
  { id: '1', code: 'A1', text: 'Apple' },
  { id: '2', code: 'A2', text: 'Apricot' },
  { id: '3', code: 'B1', text: 'Banana' },
];

function Filled(props: SuggestFieldProps) {
  const [value, setValue] = useState(props.value);
  const suggestions = FRUIT.filter(
    ({ text }) => value !== '' && text.toLowerCase().startsWith(value.toLowerCase()),
  );
  return (
    <div className="h-72 max-w-md">
      <SuggestField
        {...props}
        value={value}
        suggestions={suggestions}
        onChange={setValue}
        onPick={(one) => {
          setValue(one.text);
          props.onPick(one);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Primitives/SuggestField',
  component: SuggestField,
  render: (args) => <Filled {...args} />,
  args: {
    label: 'Fruit',
    listLabel: 'Suggestions: Fruit',
    value: '',
    suggestions: [],
    onChange: fn(),
    onPick: fn(),
    empty: 'Not in the list.',
  },
} satisfies Meta<typeof SuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Suggesting: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Fruit' }), 'ap{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /Apple/, selected: true })).toBeVisible();
  },
};

export const NothingFits: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Fruit' }), 'x');
    await expect(canvas.getByText('Not in the list.')).toBeVisible();
  },
};
