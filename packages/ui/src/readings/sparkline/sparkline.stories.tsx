import type { Meta, StoryObj } from '@storybook/react-vite';
import { aTrend, MANY_WEIGHTS, PRESSURE_RECORDS } from '../../../test/trends.ts';
import { Sparkline } from './index.ts';

const meta = {
  title: 'Readings/Sparkline',
  component: Sparkline,
  args: { lines: aTrend(PRESSURE_RECORDS).trend.lines.map(({ points }) => points) },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BloodPressure: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
export const TwoValuesAlike: Story = {
  args: {
    lines: [
      [
        { at: 0, value: 72 },
        { at: 1, value: 72 },
      ],
    ],
  },
};
export const TwentyThousandValues: Story = {
  args: { lines: aTrend(MANY_WEIGHTS).trend.lines.map(({ points }) => points) },
};
