import { judgeRecord } from '@careline/core/internal/clinical';
import type { MetricValue } from '@careline/core/internal/metrics';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValueStatuses, valuesWithStatus } from './index.ts';

const meta = {
  title: 'Readings/ValueFace',
  component: ValueStatuses,
  args: { values: [] },
} satisfies Meta<typeof ValueStatuses>;

export default meta;
type Story = StoryObj<typeof meta>;

const READINGS: readonly (readonly [metric: string, values: readonly MetricValue[]])[] = [
  [
    'bloodpressure',
    [
      { key: 'systolic', text: '192', unit: 'mm[Hg]' },
      { key: 'diastolic', text: '78', unit: 'mm[Hg]' },
    ],
  ],
  [
    'bloodpressure',
    [
      { key: 'systolic', text: '118', unit: 'mm[Hg]' },
      { key: 'diastolic', text: '76', unit: 'mm[Hg]' },
    ],
  ],
  ['bloodglucose', [{ key: 'value', text: 'LO', unit: 'mg/dL' }]],
  ['temperature', [{ key: 'value', text: '37', unit: 'furlong' }]],
  ['body', [{ key: 'height', text: '168', unit: 'cm' }]],
];

export const AllThree: Story = {
  render: () => (
    <ul className="flex flex-col gap-4">
      {READINGS.map(([metric, values]) => {
        const facts = { sex: 'male', birthDate: '1961-05-17' } as const;
        const { faces } = judgeRecord({ metric, timestamp: 1_704_450_600, values }, facts, {
          timeZone: 'Asia/Kolkata',
        });
        return (
          <li key={`${metric} ${values[0]?.text}`}>
            <ValueStatuses values={valuesWithStatus(metric, faces)} act />
          </li>
        );
      })}
    </ul>
  ),
};
