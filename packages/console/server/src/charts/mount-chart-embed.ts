import { OTHER_STAFF } from '@careline/core/internal/charts/figures';
import { labelLanguage } from '@careline/core/internal/formatting';
import type { Kysely } from 'kysely';
import { writeAudit } from '../platform/access/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import type { App } from '../platform/http/app-context.ts';
import type { Log } from '../platform/http/log.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import type { ProblemError } from '../platform/http/problem-error.ts';
import { asProblem } from '../platform/http/problem-response.ts';
import type { RateLimit } from '../platform/http/rate-limit.ts';
import { type RequestRecord, recordOf } from '../platform/http/request-record.ts';
import { type ChartAsk, EMBED_PATH, readChartAddress } from './chart-address.ts';
import { chartFile } from './chart-file.ts';
import { chartPage, faultPage, type PageLook } from './chart-page.ts';
import type { ChartFault } from './chart-page-sentences.ts';
import { type ChartPlace, periodMonths } from './counts/chart-place.ts';
import { type ChartViewer, chartViewer, staffNames } from './counts/chart-viewer.ts';
import { countChart } from './counts/count-chart.ts';
import type { ChartCount } from './counts/count-work.ts';
import { labelFigure } from './label-figure.ts';

export interface ChartEmbedDeps {
  readonly db: Kysely<Schema>;
  readonly secret: string;
  readonly log: Log;
  /** Unix seconds. */
  readonly now: () => number;
  /** Charts per minute and user. */
  readonly limit: RateLimit;
}

const ACTION = 'charts/embed';

/** Returns the appearance of a page with an unreadable address. */
const plainLook = (query: URLSearchParams): PageLook => {
  const locale = labelLanguage(query.get('locale'));
  return { locale, theme: 'light', print: false, view: 'chart', ancestors: ["'self'"] };
};

const lookOf = ({ locale, theme, output, view }: ChartAsk, pages: readonly string[]): PageLook => ({
  locale,
  theme,
  print: output === 'print',
  view,
  ancestors: ["'self'", ...pages],
});

/** Writes one audit row per chart. It shows numbers but no patients. */
async function audit(
  { db }: ChartEmbedDeps,
  ask: ChartAsk,
  record: RequestRecord,
  facts: { readonly outcome: 'done' | 'refused'; readonly code?: string },
): Promise<void> {
  const { organisationId, facilityId, staffId, partnerId, topic, period } = ask;
  const { outcome, code } = facts;
  const details = {
    topic,
    ...(period ? { period } : {}),
    ...(partnerId ? { through: partnerId } : {}),
    ...(code ? { code } : {}),
  };
  await runWork(db, (tx) =>
    writeAudit(tx, {
      organisationId,
      facilityId,
      staffId,
      requestId: record.id,
      action: ACTION,
      outcome,
      details,
    }),
  );
}

interface Counted {
  readonly counts: readonly ChartCount[];
  readonly names: ReadonlyMap<string, string>;
}

const countIn = ({ db }: ChartEmbedDeps, { topic }: ChartAsk, place: ChartPlace): Promise<Counted> =>
  runWork(db, async (tx) => {
    const counts = await countChart(tx, topic, place);
    const authors = topic === 'coach-workload' ? counts.map(({ row }) => row) : [];
    const names = await staffNames(
      tx,
      [...new Set(authors)].filter((id) => id !== OTHER_STAFF),
    );
    return { counts, names };
  });

async function draw(
  deps: ChartEmbedDeps,
  ask: ChartAsk,
  viewer: ChartViewer,
  record: RequestRecord,
): Promise<Response> {
  const { topic, locale, organisationId, facilityId, period } = ask;
  const { timeZone, facilityName, pages } = viewer;
  const place: ChartPlace = { organisationId, facilityId, timeZone, now: deps.now(), period };
  const { counts, names } = await countIn(deps, ask, place);
  const figure = labelFigure(topic, counts, {
    locale,
    period,
    months: periodMonths(place),
    staff: names,
  });
  await audit(deps, ask, record, { outcome: 'done' });
  const counted = { facilityName, timeZone, now: place.now };
  return ask.output === 'csv'
    ? chartFile(figure, counted, locale)
    : chartPage(figure, counted, lookOf(ask, pages));
}

const faultOf = ({ code }: ProblemError): ChartFault =>
  code === 'rate-limited' || code === 'unavailable' ? 'busy' : 'failed';

async function answer(deps: ChartEmbedDeps, ask: ChartAsk, record: RequestRecord): Promise<Response> {
  record.staffId = ask.staffId;
  let pages: readonly string[] = [];
  try {
    deps.limit.spend(ask.staffId);
    const viewer = await runWork(deps.db, (tx) => chartViewer(tx, ask, deps.now()));
    if (!viewer) {
      await audit(deps, ask, record, { outcome: 'refused', code: 'scope-missing' });
      return faultPage('refused', lookOf(ask, []), 403);
    }
    pages = viewer.pages;
    return await draw(deps, ask, viewer, record);
  } catch (error) {
    const problem = asProblem(error, record, deps.log);
    record.code = problem.code;
    return faultPage(faultOf(problem), lookOf(ask, pages), problem.status);
  }
}

/**
 * Mounts the embedded charts service. Its framed pages open with a signed address, without a cookie or token.
 * Errors are pages too, because a problem document would be unreadable in a frame.
 */
export function mountChartEmbed(app: App, deps: ChartEmbedDeps): void {
  mountAt(app, 'GET', `${EMBED_PATH}/:topic`, async (c) => {
    const record = recordOf(c.env.incoming);
    record.route = ACTION;
    const query = new URL(c.req.url).searchParams;
    const ask = readChartAddress(c.req.param('topic') ?? '', query, { ...deps, now: deps.now() });
    if (typeof ask !== 'string') return answer(deps, ask, record);
    record.code = 'token-invalid';
    return faultPage(ask, plainLook(query), 403);
  });
}
