import type { MetricRecord } from '@careline/core/internal/metrics';
import { buildTrends, createTrendFlags, summarizeLine } from '@careline/core/internal/trends';
import { expect, it } from 'vitest';
import { renderUi } from '#test';
import { KOLKATA } from '../../../test/people.ts';
import { READING_RECORDS } from '../../../test/readings.ts';
import { GraverValue } from './index.ts';

const MORNING = Date.parse('2024-03-10T09:00:00+05:30') / 1000;
const HOUR = 3600;

const [template] = READING_RECORDS;

const pressure = (id: string, timestamp: number, systolic: string, diastolic: string) =>
  ({
    ...template,
    id,
    metric: 'bloodpressure',
    timestamp,
    values: [
      { key: 'systolic', text: systolic, unit: 'mmHg' },
      { key: 'diastolic', text: diastolic, unit: 'mmHg' },
    ],
  }) as MetricRecord;

function show(...records: readonly MetricRecord[]) {
  const flags = createTrendFlags({ person: { sex: 'male', birthDate: '1961-05-17' }, timeZone: KOLKATA });
  const { trends } = buildTrends(records, { timeZone: KOLKATA, units: {} });
  const lines = trends.flatMap((trend) => trend.lines.flatMap((line) => summarizeLine(line, flags) ?? []));
  return renderUi(<GraverValue lines={lines} />).container;
}

it('shows a dangerous pressure of the hour before a pressure in range', () => {
  const container = show(pressure('a', MORNING, '190', '124'), pressure('b', MORNING + HOUR, '112', '75'));
  expect(container).toHaveTextContent(/^Before it, 10-03-2024 9:00 am: 190\/124 mmHg.*High/i);
});

it.each([
  ['when the last value is the gravest', ['112', '75'], ['190', '124'], HOUR],
  ['when all are in range', ['118', '76'], ['112', '75'], HOUR],
  ['about a value of two days before', ['190', '124'], ['112', '75'], 48 * HOUR],
] as const)('shows nothing %s', (_, before, last, apart) => {
  const container = show(
    pressure('a', MORNING, before[0], before[1]),
    pressure('b', MORNING + apart, last[0], last[1]),
  );
  expect(container).toHaveTextContent(/^$/);
});
