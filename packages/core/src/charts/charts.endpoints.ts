import * as v from 'valibot';
import { LABEL_LANGUAGES, wordLabel } from '#formatting';
import { defineEndpoint, unixSecondsSchema } from '#http';
import { CHART_PERIODS } from './chart-period.ts';
import { CHART_TOPICS } from './chart-topic.ts';
import * as words from './words/en.ts';

/** Chart themes; `contrast` is black on white with thick borders. */
export const CHART_THEMES = ['light', 'dark', 'contrast'] as const;
export type ChartTheme = (typeof CHART_THEMES)[number];

/** A drawing, or a table of all numbers. */
export const CHART_VIEWS = ['chart', 'table'] as const;
export type ChartView = (typeof CHART_VIEWS)[number];

/** Alternatives to the framed page: a page that prints itself, or a file of the numbers. */
export const CHART_OUTPUTS = ['print', 'csv'] as const;
export type ChartOutput = (typeof CHART_OUTPUTS)[number];

/** Seconds for which a chart address works: enough to load it, too short to share it. */
export const CHART_ADDRESS_LIFE = 300;

/**
 * Returns the signed address of a chart for the caller's facility, valid for a few minutes.
 * The charts service, embedded or external, reads topic and facility from the address and gets no Careline token.
 */
export const getChartAddress = defineEndpoint({
  name: 'charts/address',
  summary: 'Signed address of a chart of the facility, valid for five minutes',
  // External chart hosts get no credentials, so Careline's own service issues the address.
  service: 'data',
  method: 'GET',
  writes: false,
  scopes: ['charts'],
  audit: wordLabel(words.charts, 'getChartAddress'),
  path: '/charts/address',
  token: 'bearer',
  query: v.strictObject({
    topic: v.picklist(CHART_TOPICS),
    locale: v.optional(v.picklist(LABEL_LANGUAGES), 'en'),
    theme: v.optional(v.picklist(CHART_THEMES), 'light'),
    view: v.optional(v.picklist(CHART_VIEWS), 'chart'),
    output: v.optional(v.picklist(CHART_OUTPUTS)),
    /** Defaults to the topic's own period, also if the topic does not have this one. */
    period: v.optional(v.picklist(CHART_PERIODS)),
  }),
  answer: v.looseObject({
    topic: v.string(),
    /** Absolute address. */
    address: v.pipe(v.string(), v.url()),
    /** True if Careline draws the chart without scripts, so that the frame needs no permissions. */
    embedded: v.boolean(),
    expiresAt: unixSecondsSchema,
  }),
});

export const chartEndpoints = [getChartAddress] as const;
