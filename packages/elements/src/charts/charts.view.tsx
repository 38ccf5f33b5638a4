import { CHART_TOPICS, type ChartTopic, getChartAddress } from '@careline/core/internal/charts';
import { AnalyticsCharts } from '@careline/ui/charts/analytics-charts';
import { useEffect, useMemo, useState } from 'react';
import { drawing } from '../drawing.tsx';
import type { SessionInside } from '../session/sealed-content.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import { StaffOnly } from '../staff/staff-only.tsx';
import base from '../view/base.css?shadow';
import type { ViewProps } from '../view/bridge.tsx';
import { watchBlockedFrames } from '../view/embedder-policy.ts';
import sheet from './charts.css?shadow';

/** Returns the only origins charts may be framed from: those of the session's data and chart services. */
function originsOf({ services }: SessionInside): readonly string[] {
  const bases = typeof services === 'string' ? [services] : [services.data, services.charts];
  const origins = bases.flatMap((address) => (address ? [new URL(address, location.href).origin] : []));
  return [...new Set(origins)];
}

const FIRST: ChartTopic = 'touchpoints';

interface ChartsProps {
  readonly topic: unknown;
  readonly inside: SessionInside;
  readonly element: ElementHandle;
}

function Charts({ topic: wanted, inside, element }: ChartsProps) {
  const allowedOrigins = useMemo(() => originsOf(inside), [inside]);
  const topic = CHART_TOPICS.find((one) => one === wanted) ?? FIRST;
  const [blocked, setBlocked] = useState(false);
  useEffect(() => watchBlockedFrames(allowedOrigins, () => setBlocked(true)), [allowedOrigins]);
  useEffect(() => {
    if (blocked) element.showFailure('load.frame-blocked', () => setBlocked(false));
  }, [blocked, element]);

  function change(next: ChartTopic): void {
    element.store.setState({ topic: next });
    element.emit('careline-chart-topic-change', { topic: next });
  }

  if (blocked) return null;
  return (
    <AnalyticsCharts
      origin={location.origin}
      allowedOrigins={allowedOrigins}
      topic={topic}
      onTopicChange={change}
    />
  );
}

function ChartsView({ properties, inner, element }: ViewProps) {
  return (
    <StaffOnly inner={inner} element={element} right={getChartAddress}>
      {(_, inside) => <Charts topic={properties.topic} inside={inside} element={element} />}
    </StaffOnly>
  );
}

export const draw = drawing({ component: ChartsView, sheets: [base, sheet] });
