import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  CHART_OUTPUTS,
  CHART_PERIODS,
  CHART_THEMES,
  CHART_TOPICS,
  CHART_VIEWS,
  type ChartOutput,
  type ChartPeriod,
  type ChartTheme,
  type ChartTopic,
  type ChartView,
} from '@careline/core/internal/charts';
import { LABEL_LANGUAGES, type LabelLocale } from '@careline/core/internal/formatting';
import { uuidSchema } from '@careline/core/internal/http';
import * as v from 'valibot';

/** The path of the embedded charts service: `/api/charts/embed/{topic}`. */
export const EMBED_PATH = '/api/charts/embed';

/** What a chart address shows, who may open it, and until when. */
export interface ChartAsk {
  readonly topic: ChartTopic;
  readonly organisationId: string;
  readonly facilityId: string;
  /** The user who requested it. */
  readonly staffId: string;
  /** The partner whose pages frame it. Undefined for the console's own pages. */
  readonly partnerId?: string | undefined;
  readonly locale: LabelLocale;
  readonly theme: ChartTheme;
  readonly view: ChartView;
  /** Undefined for a page in a frame. */
  readonly output?: ChartOutput | undefined;
  /** Undefined if the topic has no period. */
  readonly period?: ChartPeriod | undefined;
  /** Unix seconds. */
  readonly until: number;
}

const askSchema = v.strictObject({
  topic: v.picklist(CHART_TOPICS),
  organisation: uuidSchema,
  facility: uuidSchema,
  by: uuidSchema,
  partner: v.optional(uuidSchema),
  locale: v.picklist(LABEL_LANGUAGES),
  theme: v.picklist(CHART_THEMES),
  view: v.picklist(CHART_VIEWS),
  output: v.optional(v.picklist(CHART_OUTPUTS)),
  period: v.optional(v.picklist(CHART_PERIODS)),
  until: v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number)),
  signature: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

/** Returns the fields as JSON in a fixed order, so that different requests never share a text. */
const signedText = (ask: ChartAsk): string =>
  JSON.stringify([
    'careline-chart-3',
    ask.topic,
    ask.organisationId,
    ask.facilityId,
    ask.staffId,
    ask.partnerId ?? null,
    ask.locale,
    ask.theme,
    ask.view,
    ask.output ?? null,
    ask.period ?? null,
    ask.until,
  ]);

const signatureOf = (ask: ChartAsk, secret: string): Buffer =>
  createHmac('sha256', secret).update(signedText(ask)).digest();

/** Returns the path and query of a chart in the embedded service. It contains names and ids, but no token. */
export function chartAddress(ask: ChartAsk, secret: string): string {
  const query = new URLSearchParams({
    organisation: ask.organisationId,
    facility: ask.facilityId,
    by: ask.staffId,
    ...(ask.partnerId ? { partner: ask.partnerId } : {}),
    locale: ask.locale,
    theme: ask.theme,
    view: ask.view,
    ...(ask.output ? { output: ask.output } : {}),
    ...(ask.period ? { period: ask.period } : {}),
    until: String(ask.until),
    signature: signatureOf(ask, secret).toString('base64url'),
  });
  return `${EMBED_PATH}/${ask.topic}?${query}`;
}

/** Returns the parameters, or undefined if one is repeated. */
function onceEach(query: URLSearchParams): Record<string, string> | undefined {
  const entries = [...query];
  const once = Object.fromEntries(entries);
  return Object.keys(once).length === entries.length ? once : undefined;
}

/**
 * Returns what an address asks for.
 * `forged` means that the signature does not match, `expired` that it is too late. `now` is in unix seconds.
 */
export function readChartAddress(
  topic: string,
  query: URLSearchParams,
  { secret, now }: { readonly secret: string; readonly now: number },
): ChartAsk | 'forged' | 'expired' {
  const parsed = v.safeParse(askSchema, { ...onceEach(query), topic });
  if (!parsed.success) return 'forged';
  const { organisation, facility, by, partner, signature, ...rest } = parsed.output;
  const ask: ChartAsk = {
    ...rest,
    organisationId: organisation,
    facilityId: facility,
    staffId: by,
    partnerId: partner,
  };
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(ask, secret);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'forged';
  return now < ask.until ? ask : 'expired';
}
