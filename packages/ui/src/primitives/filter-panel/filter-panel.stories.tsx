import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { ActiveFilters, FilterPanel } from './index.ts';

const meta = {
  title: 'Primitives/FilterPanel',
  component: FilterPanel,
  args: {
    count: 1,
    onClear: fn(),
    children: <TextField label="Programme" value="AHC" onChange={() => {}} />,
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSet: Story = {
  render: (args) => (
    <div className="flex justify-end gap-2">
      <ActiveFilters
        filters={[{ key: 'programme', name: 'Programme', value: 'AHC', onRemove: args.onClear }]}
      />
      <FilterPanel {...args} />
    </div>
  ),
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Programme: AHC' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
    await expect(canvas.getByLabelText('Programme')).toBeVisible();
  },
};
