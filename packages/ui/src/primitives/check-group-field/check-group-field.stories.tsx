import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CheckGroupField, type CheckGroupFieldProps } from './index.ts';

function Chosen(props: CheckGroupFieldProps) {
  const [value, setValue] = useState(props.value);
  return <CheckGroupField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Primitives/CheckGroupField',
  component: CheckGroupField,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Conditions',
    value: [],
    onChange: () => undefined,
    options: [
      { value: 'DIABETES', label: 'Diabetes' },
      { value: 'HYPERTENSION', label: 'High blood pressure' },
      { value: 'NONE', label: 'None of these' },
    ],
  },
} satisfies Meta<typeof CheckGroupField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  args: { last: 'Last Diabetes, 5 Jan’24, Meera Nair' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Conditions' });
    await userEvent.click(within(group).getByRole('checkbox', { name: 'High blood pressure' }));
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Diabetes' }));
    await expect(within(group).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(group).toHaveAccessibleDescription('Last Diabetes, 5 Jan’24, Meera Nair');
  },
};
export const Invalid: Story = { args: { error: 'Choose one of the options.' } };
