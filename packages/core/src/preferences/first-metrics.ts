import * as v from 'valibot';
import { METRIC_TYPES } from '#observations';
import { CHARTS, favouriteList } from './favourites.ts';

/** The metrics whose trends stand first for the signed-in person, in their order. */
export const firstMetrics = /* @__PURE__ */ favouriteList(
  'metrics',
  /* @__PURE__ */ v.picklist(METRIC_TYPES),
  CHARTS,
);
