import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlagTag } from './index.ts';

const meta = {
  title: 'Readings/Flag',
  component: FlagTag,
  args: { code: 'ish:grade1', level: 'review', shape: 'up' },
} satisfies Meta<typeof FlagTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HighPressure: Story = {};
export const Critical: Story = { args: { code: 'ob:severe', level: 'critical' } };
export const LowGlucose: Story = { args: { code: 'ada:low-level1', shape: 'down' } };
export const NothingToDo: Story = {
  args: { code: 'bmi-in:overweight', level: undefined, shape: 'dot', measure: 'bmi' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const InHindi: Story = { globals: { locale: 'hi' } };
