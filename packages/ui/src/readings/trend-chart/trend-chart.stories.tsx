import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aTrend, MANY_WEIGHTS, PRESSURE_RECORDS } from '../../../test/trends.ts';
import { TrendChart } from './index.ts';

const meta = {
  title: 'Readings/Trend chart',
  component: TrendChart,
  args: { ...aTrend(PRESSURE_RECORDS), label: 'Blood Pressure' },
} satisfies Meta<typeof TrendChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BloodPressure: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuemax', '8');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
export const InHindi: Story = { args: { label: 'रक्तचाप' }, globals: { locale: 'hi' } };
export const TwentyThousandValues: Story = { args: { ...aTrend(MANY_WEIGHTS), label: 'Weight' } };
export const NothingInThisTime: Story = { args: { span: { from: 0, to: 1 } } };
