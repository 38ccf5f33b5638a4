import * as v from 'valibot';
import { defineEndpoint, unixSecondsSchema } from '#http';
import { CHART_PERIODS } from './chart-period.ts';
import { CHART_TOPICS } from './chart-topic.ts';

/** How a chart may look; `contrast` is black on white with thick edges. */
export const CHART_THEMES = ['light', 'dark', 'contrast'] as const;
export type ChartTheme = (typeof CHART_THEMES)[number];

export const CHART_LOCALES = ['en', 'hi'] as const;
export type ChartLocale = (typeof CHART_LOCALES)[number];

/** Its drawing, or every number of it. */
export const CHART_VIEWS = ['chart', 'table'] as const;
export type ChartView = (typeof CHART_VIEWS)[number];

/** In place of the page in a frame: one of its own that is printed as soon as it is there, or a file of its numbers. */
export const CHART_OUTPUTS = ['print', 'csv'] as const;
export type ChartOutput = (typeof CHART_OUTPUTS)[number];

/** An address of a chart opens it for so long (seconds): enough to load it, too short to pass it on. */
export const CHART_ADDRESS_LIFE = 300;

/**
 * Where a chart of the caller's facility is to be framed from, signed by the server for a few minutes. Whoever draws it, the
 * embedded charts service or another one, learns topic and facility from the address and gets no token of Careline's.
 */
export const getChartAddress = defineEndpoint({
  name: 'charts/address',
  summary: 'A signed address that shows one chart of the facility for five minutes',
  // Hosts of the charts service get no credentials, so Careline's own service is asked for what opens them.
  service: 'data',
  method: 'GET',
  writes: false,
  scopes: ['charts'],
  audit: { en: 'Asked for a chart', hi: 'चार्ट माँगा गया' },
  path: '/charts/address',
  token: 'bearer',
  query: v.strictObject({
    topic: v.picklist(CHART_TOPICS),
    locale: v.optional(v.picklist(CHART_LOCALES), 'en'),
    theme: v.optional(v.picklist(CHART_THEMES), 'light'),
    view: v.optional(v.picklist(CHART_VIEWS), 'chart'),
    output: v.optional(v.picklist(CHART_OUTPUTS)),
    /** The usual one of the topic without it, and where the topic has not this one. */
    period: v.optional(v.picklist(CHART_PERIODS)),
  }),
  answer: v.looseObject({
    topic: v.string(),
    /** Whole, with scheme and host. */
    address: v.pipe(v.string(), v.url()),
    /** True where Careline draws it itself: without any script, so that its frame may be given nothing at all. */
    embedded: v.boolean(),
    expiresAt: unixSecondsSchema,
  }),
});

export const chartEndpoints = [getChartAddress] as const;
