import type { ChartTopic } from '@careline/core/internal/charts';
import { HttpError } from '@careline/core/internal/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { chartHttp } from '../../../test/charts.ts';
import { never } from '../../../test/fake-http.ts';
import { AnalyticsCharts, type AnalyticsChartsProps } from './index.ts';

function Stateful({ topic: first, onTopicChange, ...props }: AnalyticsChartsProps) {
  const [topic, setTopic] = useState<ChartTopic>(first);
  const choose = (next: ChartTopic) => {
    onTopicChange(next);
    setTopic(next);
  };
  return <AnalyticsCharts {...props} topic={topic} onTopicChange={choose} />;
}

const failing = () => {
  throw new HttpError({ failure: 'unreachable', endpoint: 'charts/address', requestId: '01HK-9Q2' });
};

const meta = {
  title: 'Charts/Analytics charts',
  component: AnalyticsCharts,
  parameters: { http: chartHttp() },
  render: (args) => <Stateful {...args} />,
  args: {
    origin: location.origin,
    allowedOrigins: [location.origin],
    topic: 'gender',
    onTopicChange: fn(),
  },
} satisfies Meta<typeof AnalyticsCharts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByTitle('Chart: Gender')).toBeVisible();
    await expect(await canvas.findByText('All living patients of the facility.')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
export const InHindi: Story = { args: { topic: 'cardiac-risk' }, globals: { locale: 'hi' } };
export const Loading: Story = { parameters: { http: chartHttp(never) } };
export const Failed: Story = {
  parameters: { http: chartHttp(failing) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The chart could not be loaded')).toBeVisible();
  },
};
