import { HttpError } from '@careline/core/internal/http';
import type { ReadingsView } from '@careline/core/internal/trends';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { personId } from '../../../test/people.ts';
import {
  EXPECTING,
  FACED_RECORDS,
  INFANT,
  INFANT_RECORDS,
  PREGNANCY_RECORDS,
  READING_RECORDS,
  someReadings,
} from '../../../test/readings.ts';
import { MANY_WEIGHTS } from '../../../test/trends.ts';
import { ReadingsViewer, type ReadingsViewerProps } from './index.ts';

function Stateful({ view: first, onViewChange, ...props }: ReadingsViewerProps) {
  const [view, setView] = useState<ReadingsView>(first);
  const change = (next: ReadingsView) => {
    onViewChange(next);
    setView(next);
  };
  return <ReadingsViewer {...props} view={view} onViewChange={change} />;
}

const failure = new HttpError({ failure: 'timeout', endpoint: 'metric/lipid', requestId: '01HK-7Q2' });

const meta = {
  title: 'Readings/Readings viewer',
  component: ReadingsViewer,
  render: (args) => <Stateful {...args} />,
  parameters: { now: () => Date.parse('2023-12-10T06:00:00Z') },
  args: {
    vitaId: personId(1),
    readings: someReadings(),
    onRetry: fn(),
    view: { range: 'all' },
    onViewChange: fn(),
    onAdd: fn(),
    exportName: 'readings-CL0000000017',
  },
} satisfies Meta<typeof ReadingsViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const trend = (key: string): { readonly view: ReadingsView } => ({ view: { range: 'all', trend: key } });

export const Cards: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Blood Pressure' })).toBeVisible();
  },
};
export const CardsDark: Story = { globals: { theme: 'dark' } };
export const CardsHighContrast: Story = { globals: { theme: 'contrast' } };
export const CardsInHindi: Story = { globals: { locale: 'hi' } };

export const BloodPressure: Story = { args: trend('bloodPressure') };
export const BloodPressureDark: Story = { args: trend('bloodPressure'), globals: { theme: 'dark' } };
export const BloodPressureHighContrast: Story = {
  args: trend('bloodPressure'),
  globals: { theme: 'contrast' },
};
export const BloodPressureInHindi: Story = { args: trend('bloodPressure'), globals: { locale: 'hi' } };
export const GlucoseByMealWithOneNotDrawn: Story = {
  args: trend('bloodGlucose'),
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Not on the chart: 1' })).toBeVisible();
  },
};
export const LipidPanel: Story = { args: trend('lipid') };
export const NothingOnTheChart: Story = { args: trend('hemoglobin') };
export const NothingInThisTime: Story = { args: { view: { range: 'month', trend: 'bloodPressure' } } };
export const OnePoint: Story = {
  args: { ...trend('spo2') },
  async play({ canvas }) {
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuemax', '1');
  },
};
export const TwentyThousandValues: Story = {
  args: { ...trend('weight'), readings: someReadings({ records: MANY_WEIGHTS, other: [] }) },
};
export const Pregnancy: Story = {
  args: { readings: someReadings({ records: PREGNANCY_RECORDS, other: [], course: EXPECTING }) },
};
export const HemoglobinInPregnancy: Story = {
  args: {
    ...trend('hemoglobin'),
    readings: someReadings({ records: PREGNANCY_RECORDS, other: [], course: EXPECTING }),
  },
};
export const EveryStatus: Story = {
  args: { readings: someReadings({ records: FACED_RECORDS, other: [], course: EXPECTING }) },
};
export const EveryStatusInHindi: Story = { ...EveryStatus, globals: { locale: 'hi' } };
export const EveryStatusDark: Story = { ...EveryStatus, globals: { theme: 'dark' } };
export const OneNumberOfAPressure: Story = {
  args: { ...trend('bloodPressure'), readings: someReadings({ records: FACED_RECORDS, other: [] }) },
};
export const ResultsInWords: Story = {
  args: {
    ...trend('urineProtein'),
    readings: someReadings({ records: FACED_RECORDS, other: [], course: EXPECTING }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
export const Infant: Story = {
  args: {
    ...trend('weight'),
    readings: someReadings({ records: INFANT_RECORDS, other: [], course: INFANT }),
  },
};
export const SexNotRecorded: Story = {
  args: {
    ...trend('lipid'),
    readings: someReadings({ records: READING_RECORDS, course: { sex: 'unknown', birthDate: '1961-05-17' } }),
  },
};
export const Loading: Story = {
  args: { readings: someReadings({ phase: 'loading', records: [], other: [] }) },
};
export const Empty: Story = { args: { readings: someReadings({ records: [], other: [] }) } };
export const Failed: Story = {
  args: { readings: someReadings({ phase: 'failed', records: [], other: [], error: failure }) },
};
export const PartsMissing: Story = {
  args: { readings: someReadings({ missing: ['lipid', 'other'], error: failure, unreadable: 2 }) },
};
