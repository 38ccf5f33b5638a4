import type { CallSession, CallSessionState } from '@careline/core/internal/calls/session';
import { isMetricType, metricOfReadingLabel } from '@careline/core/internal/metrics';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { LastReadingFacts, lastReadingMessages as messages } from '../../../readings/last-reading/index.ts';
import { messages as screenMessages } from '../call-info.messages.ts';
import { PartView } from '../part-view.tsx';

export interface LastReadingsProps {
  readonly session: CallSession;
  readonly state: Pick<CallSessionState, 'readings' | 'patient' | 'form'>;
}

/** The latest readings for the form's metrics. Each metric loads and fails separately. */
export function LastReadings({ session, state }: LastReadingsProps) {
  const t = useMessages(messages);
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const labelOf = (metric: string) => metricOfReadingLabel(metric, locale);
  const patient = state.patient.phase === 'ready' ? state.patient.value : undefined;
  const { userEnrollmentDate: enrolledAt } = session.context;
  return (
    <Card title={t('title')}>
      <div className="@container">
        <PartView
          part={state.form}
          lines={4}
          compact
          failed={screen('formMissing')}
          onRetry={() => void session.retry('form')}
        >
          {() => (
            <dl className="grid grid-cols-1 gap-x-6 gap-y-4 @md:grid-cols-2 @3xl:grid-cols-4">
              {Object.entries(state.readings).map(([metric, part]) => (
                <div key={metric} className="min-w-0">
                  <dt className="text-muted text-xs">{labelOf(metric)}</dt>
                  <dd>
                    <PartView
                      part={part}
                      lines={4}
                      compact
                      failed={t('failed', { metric: labelOf(metric) })}
                      onRetry={() => isMetricType(metric) && void session.retry(`reading:${metric}`)}
                    >
                      {(records) => <LastReadingFacts {...{ records, patient, enrolledAt }} />}
                    </PartView>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </PartView>
      </div>
    </Card>
  );
}
