import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ChipField } from './index.ts';

const CHIPS = [
  { value: 'all', label: 'All', count: 39 },
  { value: 'critical', label: 'Critical', count: 6 },
  { value: 'overdue', label: 'Overdue', count: 14 },
  { value: 'mine', label: 'Mine' },
];

function Chosen({ oneLine = false }: { readonly oneLine?: boolean }) {
  const [value, setValue] = useState('all');
  return <ChipField label="Which calls" chips={CHIPS} value={value} onChange={setValue} oneLine={oneLine} />;
}

const meta = { title: 'Primitives/ChipField', component: Chosen } satisfies Meta<typeof Chosen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrowed: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Overdue 14' }));
    await expect(canvas.getByRole('button', { name: 'Overdue 14' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'All 39' })).toHaveAttribute('aria-pressed', 'false');
  },
};
export const OnOneLine: Story = {
  args: { oneLine: true },
  async play({ canvas }) {
    // A classic scrollbar would show as a white band under the chips.
    const { overflowX, scrollbarWidth } = getComputedStyle(
      canvas.getByRole('group', { name: 'Which calls' }),
    );
    await expect([overflowX, scrollbarWidth]).toEqual(['auto', 'thin']);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
