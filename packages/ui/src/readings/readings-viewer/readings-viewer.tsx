import { metricOfReadingLabel } from '@careline/core/internal/metrics';
import type { ReadingsPart } from '@careline/core/internal/trends';
import { useEffect, useMemo, useState } from 'react';
import { RequestFailed, useFailureText } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { useNow } from '../../provider/index.ts';
import { PaperHead } from './paper-head.tsx';
import { FurtherReadings, fetchTrendAhead } from './parts-on-demand.tsx';
import { ReadingsLoading } from './readings-loading.tsx';
import { readingsViewerMessages } from './readings-viewer.messages.ts';
import type { ReadingsViewerProps } from './readings-viewer-props.ts';
import { MeasureList } from './trends/measure-list.tsx';
import { TrendView } from './trends/trend-view.tsx';
import { type ReadingsModel, useReadingsModel } from './use-readings-model.ts';
import { useSteadyFocus } from './use-steady-focus.ts';

function Failed({ readings, onRetry }: ReadingsViewerProps) {
  const t = useMessages(readingsViewerMessages);
  const { error } = readings;
  return <RequestFailed title={t('failedTitle')} onRetry={onRetry} error={error} />;
}

/** Shows what is missing: parts that failed to load, a failed refresh, unreadable records. */
function Gaps({ readings, onRetry }: ReadingsViewerProps) {
  const t = useMessages(readingsViewerMessages);
  const locale = useLocale();
  const failureText = useFailureText();
  const { missing, error, unreadable, work } = readings;
  const nameOf = (part: ReadingsPart) =>
    part === 'other' ? t('otherPart') : metricOfReadingLabel(part, locale);
  return (
    <>
      {error && (
        <ErrorState
          title={missing.length > 0 ? t('partTitle') : t('refreshFailed')}
          onRetry={onRetry}
          busy={work === 'refresh'}
          requestId={error.requestId}
        >
          {missing.length > 0 && `${t('partText', { parts: missing.map(nameOf).join(', ') })} `}
          {failureText(error)}
        </ErrorState>
      )}
      {unreadable > 0 && <p className="text-sm">{t('unreadable', { count: unreadable })}</p>}
    </>
  );
}

/** Returns whether any stored readings do not form a trend. */
const hasFurther = ({ bare, other, withheld }: ReadingsModel): boolean =>
  [bare, other, withheld].some((list) => list.length > 0);

const isEmpty = (model: ReadingsModel): boolean => model.trends.length === 0 && !hasFurther(model);

function All({ model, ...props }: ReadingsViewerProps & { readonly model: ReadingsModel }) {
  const { view, first, onViewChange, onAdd } = props;
  const t = useMessages(readingsViewerMessages);
  const add = onAdd && (
    <Button icon="add" onClick={() => onAdd()}>
      {t('add')}
    </Button>
  );
  if (isEmpty(model))
    return (
      <EmptyState icon="assessment" title={t('noneTitle')} action={add}>
        {t('noneText')}
      </EmptyState>
    );
  return (
    <>
      {add && (
        <p data-print="hidden" className="flex justify-end">
          {add}
        </p>
      )}
      <MeasureList model={model} first={first} onOpen={(trend) => onViewChange({ ...view, trend })} />
      {hasFurther(model) && <FurtherReadings model={model} />}
    </>
  );
}

function Shown(props: ReadingsViewerProps) {
  const now = useNow();
  const { readings, view } = props;
  const t = useMessages(readingsViewerMessages);
  const announce = useAnnounce();
  const model = useReadingsModel(props);
  // Fixed at mount, so that the chart does not move while someone reads it.
  const [openedAt] = useState(now);
  const { trend: key, unit } = view;
  const trend = useMemo(() => (key === undefined ? undefined : model.trendIn(key, unit)), [model, key, unit]);
  const count = t('loaded', { count: readings.records.length + readings.other.length });
  useEffect(() => announce(count), [count, announce]);
  const frame = useSteadyFocus(view.trend);
  return (
    <div ref={frame} className="flex flex-col gap-4">
      <PaperHead>{props.printHead}</PaperHead>
      <Gaps {...props} />
      {view.trend !== undefined && !trend && <p role="status">{t('unknownTrend')}</p>}
      {trend ? (
        <TrendView {...props} model={model} trend={trend} now={() => openedAt} />
      ) : (
        <All {...props} model={model} />
      )}
    </div>
  );
}

/**
 * Shows a patient's readings as a list of measures, and an open trend as chart and table. Everything stored is included:
 * values that cannot be drawn are listed with the reason. Sizes depend on the container, not the window.
 */
export function ReadingsViewer(props: ReadingsViewerProps) {
  const { phase } = props.readings;
  const wantsTrend = props.view.trend !== undefined;
  useEffect(() => {
    if (wantsTrend || phase === 'ready') fetchTrendAhead();
    FurtherReadings.preload();
  }, [wantsTrend, phase]);
  return (
    <LiveRegionProvider>
      <div className="@container">
        <div className="flex flex-col gap-4">
          {phase === 'loading' && <ReadingsLoading />}
          {phase === 'failed' && <Failed {...props} />}
          {phase === 'ready' && <Shown key={props.vitaId} {...props} />}
        </div>
      </div>
    </LiveRegionProvider>
  );
}
