import { onDemand } from '../../primitives/on-demand/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { FurtherReadingsProps } from './further-readings.tsx';
import type { TrendBodyProps } from './trends/trend-body.tsx';

/** Skeleton for range, chart and table. */
const COMING = (
  <div aria-busy="true" className="flex flex-col gap-4">
    <div className="flex h-16 max-w-96 flex-col justify-end">
      <Skeleton shape="row" />
    </div>
    <div className="min-h-96 rounded-card border border-line bg-raised p-4">
      <Skeleton lines={2} />
    </div>
    <div className="rounded-card border border-line bg-raised p-4">
      <Skeleton shape="row" lines={6} />
    </div>
  </div>
);

/** Chart, table, file and print view of a trend. Loaded on demand, because the cards do not need them. */
export const TrendBody = onDemand<TrendBodyProps>(
  async () => (await import('./trends/trend-body.tsx')).TrendBody,
  COMING,
);

/** Loads the open trend's code early, for pages that know one will be open. */
export const fetchTrendAhead = (): void => TrendBody.preload();

export const FurtherReadings = onDemand<FurtherReadingsProps>(
  async () => (await import('./further-readings.tsx')).FurtherReadings,
  <Skeleton shape="card" />,
);
