import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea, type TextAreaProps } from './index.ts';

function Typed(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  render: (args) => <Typed {...args} />,
  args: { label: 'Notes', value: '', onChange: () => undefined, className: 'max-w-lg' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const NearTheEnd: Story = {
  args: { maxLength: 40, value: 'Feels dizzy in the morning, takes' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('7 characters left')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' salt.');
    await expect(canvas.getByText('1 character left')).toBeVisible();
  },
};
