import { onDemand } from '../../primitives/on-demand/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { FurtherReadingsProps } from './further-readings.tsx';
import type { TrendBodyProps } from './trends/trend-body.tsx';

/** In the places of time, chart and table. */
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

/** Chart, table, file and paper of a trend: nobody needs them to read the cards. */
export const TrendBody = onDemand<TrendBodyProps>(
  async () => (await import('./trends/trend-body.tsx')).TrendBody,
  COMING,
);

/** Fetches what an open trend is drawn by, for pages that know early that one will be open. */
export const fetchTrendAhead = (): void => TrendBody.preload();

/** The lists below the cards. */
export const FurtherReadings = onDemand<FurtherReadingsProps>(
  async () => (await import('./further-readings.tsx')).FurtherReadings,
  <Skeleton shape="card" />,
);
