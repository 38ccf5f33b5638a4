import type { Trend } from '@careline/core/internal/trends';
import type { ReadingsViewerProps } from '../readings-viewer-props.ts';
import type { ReadingsModel } from '../use-readings-model.ts';

export interface TrendViewProps
  extends Pick<
    ReadingsViewerProps,
    'view' | 'onViewChange' | 'onAdd' | 'exportName' | 'enrolledAt' | 'marks' | 'goals' | 'only' | 'openTrend'
  > {
  readonly model: ReadingsModel;
  readonly trend: Trend;
  readonly now: () => number;
}
