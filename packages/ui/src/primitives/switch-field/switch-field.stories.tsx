import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SwitchField, type SwitchFieldProps } from './index.ts';

function Turned(props: SwitchFieldProps) {
  const [checked, setChecked] = useState(props.checked);
  return <SwitchField {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Primitives/SwitchField',
  component: SwitchField,
  render: (args) => (
    <div className="max-w-xs">
      <Turned {...args} />
    </div>
  ),
  args: { label: 'Only my own calls', checked: false, onChange: () => undefined },
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Only my own calls' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};
export const On: Story = { args: { checked: true, hint: 'Calls of colleagues are left out' } };
export const Disabled: Story = { args: { disabled: true } };
