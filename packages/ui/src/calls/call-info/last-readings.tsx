import type { CallSession, CallSessionState } from '@careline/core/calls';
import { labelFromKey } from '@careline/core/formatting';
import { isMetricType, type MetricRecord } from '@careline/core/metrics';
import { measuredDay } from '../../forms/form-renderer/index.ts';
import { useFormLabel, useMessages } from '../../messages/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { messages } from './last-readings.messages.ts';
import { PartView } from './part-view.tsx';
import { readingText } from './reading-text.ts';

export interface LastReadingsProps {
  readonly session: CallSession;
  readonly readings: CallSessionState['readings'];
  readonly timeZone: string;
}

interface ReadingsProps {
  readonly records: readonly MetricRecord[];
  readonly enrolledAt: number;
  readonly timeZone: string;
}

/** How many readings before the last one show where the patient comes from. */
const EARLIER = 2;

const WORDED = ['bloodpressure', 'body', 'bloodglucose', 'hemoglobin'] as const;
const isWorded = (metric: string): metric is (typeof WORDED)[number] => WORDED.some((one) => one === metric);

function useMetricLabel(): (metric: string) => string {
  const t = useMessages(messages);
  return (metric) => (isWorded(metric) ? t(metric) : labelFromKey(metric));
}

/** What stands beside the number: the situation of a glucose value, an irregular pulse, a time before enrolment. */
function useRemarks() {
  const t = useMessages(messages);
  const labelOf = useFormLabel();
  return (record: MetricRecord, enrolledAt: number): readonly string[] =>
    [
      record.mealSituation && labelOf(`calls.mealSituation.${record.mealSituation}`),
      record.irrPulse && t('irrPulse'),
      record.timestamp !== undefined && record.timestamp < enrolledAt && t('beforeEnrolment'),
    ].filter((remark): remark is string => typeof remark === 'string');
}

function Readings({ records, enrolledAt, timeZone }: ReadingsProps) {
  const t = useMessages(messages);
  const remarksOf = useRemarks();
  const last = records.at(-1);
  if (!last) return <p className="text-muted">{t('none')}</p>;
  const day = measuredDay(last, timeZone);
  const earlier = records
    .slice(0, -1)
    .slice(-EARLIER)
    .reverse()
    .map((record) => `${readingText(record)} (${measuredDay(record, timeZone)})`);
  const remarks = [
    ...remarksOf(last, enrolledAt),
    last.author ? t('by', { date: day, author: last.author }) : day,
  ];
  return (
    <>
      <p className="font-semibold text-lg tabular-nums">{readingText(last)}</p>
      <p className="text-muted text-sm tabular-nums">{remarks.join(' · ')}</p>
      {earlier.length > 0 && (
        <p className="text-muted text-sm tabular-nums">{t('earlier', { readings: earlier.join(', ') })}</p>
      )}
    </>
  );
}

/** The last readings of what the form asks, each metric loading and failing on its own. */
export function LastReadings({ session, readings, timeZone }: LastReadingsProps) {
  const t = useMessages(messages);
  const labelOf = useMetricLabel();
  return (
    <Card title={t('title')}>
      <dl className="grid grid-cols-1 gap-4 @md:grid-cols-2 @3xl:grid-cols-3">
        {Object.entries(readings).map(([metric, part]) => (
          <div key={metric} className="min-w-0">
            <dt className="text-muted text-sm">{labelOf(metric)}</dt>
            <dd>
              <PartView
                part={part}
                lines={2}
                compact
                failed={t('failed', { metric: labelOf(metric) })}
                onRetry={() => isMetricType(metric) && void session.retry(`reading:${metric}`)}
              >
                {(records) => (
                  <Readings
                    records={records}
                    enrolledAt={session.context.userEnrollmentDate}
                    timeZone={timeZone}
                  />
                )}
              </PartView>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
