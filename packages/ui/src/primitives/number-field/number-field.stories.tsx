import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './index.ts';

function Typed(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  const [unit, setUnit] = useState(props.unit);
  return <NumberField {...props} value={value} onChange={setValue} unit={unit} onUnitChange={setUnit} />;
}

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  render: (args) => <Typed {...args} />,
  args: { label: 'Systolic', value: '', onChange: () => undefined, unit: 'mm[Hg]' },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLastValue: Story = {
  args: { value: '148', last: 'Last 152 on 12-03-2026', unitLabel: () => 'mmHg' },
};

export const UnitChoice: Story = {
  args: { label: 'Glucose', value: '7.8', unit: 'mmol/L', units: ['mg/dL', 'mmol/L'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const unit = canvas.getByRole('combobox', { name: 'Unit of Glucose' });
    await userEvent.selectOptions(unit, 'mg/dL');
    await expect(unit).toHaveValue('mg/dL');
    await expect(canvas.getByRole('textbox', { name: 'Glucose' })).toHaveValue('7.8');
  },
};

export const Impossible: Story = {
  args: { value: '1480', error: 'Between 40 and 300 mmHg.', unitLabel: () => 'mmHg' },
};
