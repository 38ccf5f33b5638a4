import type { Indicator } from '@careline/core/internal/insights';
import { AREAS } from '@careline/core/internal/navigation';

export const INSIGHTS = AREAS.insights.path;
export const QUALITY = `${INSIGHTS}/quality`;

/** Returns the address of the rows behind a figure, with the filters of the figure. */
export const indicatorAddress = (indicator: Indicator, filters: Readonly<Record<string, string>>): string =>
  `${INSIGHTS}/of/${indicator}?${new URLSearchParams(filters)}`;
