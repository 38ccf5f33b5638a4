import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DateField } from './index.ts';

const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  args: { label: 'Next call', value: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Planned: Story = { args: { showsWeekday: true } };
export const TimeOfDay: Story = { args: { type: 'time', label: 'At', value: '16:30' } };
export const OutOfRange: Story = { args: { error: 'Choose a day from today on.', min: '2026-11-22' } };
export const DayAndTime: Story = { args: { type: 'datetime-local', value: '2026-03-12T10:30' } };
