import * as v from 'valibot';
import { METRIC_TYPES } from '#observations';
import { CHARTS, favouriteList } from './favourites.ts';

/** Metrics whose trends come first for the user, in order. */
export const firstMetrics = /* @__PURE__ */ favouriteList(
  'metrics',
  /* @__PURE__ */ v.picklist(METRIC_TYPES),
  CHARTS,
);
