import { nonEmptyTextSchema, uuidSchema } from '@careline/core/internal/http';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { writeAudit } from '../platform/access/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import type { App } from '../platform/http/app-context.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { readSignedNews, type SignedBy } from '../platform/http/signed-news.ts';
import { applyNews, type PaymentNews } from './payment-news.ts';

/** Path to which a payment provider reports what happens on its links. */
export const PAYMENT_NEWS_PATH = '/api/encounters/billing/events';

const newsSchema = v.variant('state', [
  v.strictObject({
    /** The provider's own id of the report. It is not stored. */
    id: v.optional(nonEmptyTextSchema(200)),
    reference: uuidSchema,
    state: v.literal('paid'),
    payment: nonEmptyTextSchema(100),
    amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
  v.strictObject({
    id: v.optional(nonEmptyTextSchema(200)),
    reference: uuidSchema,
    state: v.picklist(['failed', 'expired']),
  }),
]);

interface Reported {
  readonly db: Kysely<Schema>;
  readonly requestId: string;
  readonly now: number;
}

/** Records a report together with its audit row. Throws `not-found` for an unknown link. */
export async function recordNews({ db, requestId, now }: Reported, news: PaymentNews): Promise<void> {
  await runWork(db, async (tx) => {
    const subject = await applyNews(tx, news, now);
    if (!subject) throw new ProblemError('not-found', { detail: 'There is no such payment link.' });
    await writeAudit(tx, {
      requestId,
      action: 'payment/report',
      outcome: 'done',
      organisationId: subject.organisationId,
      facilityId: subject.facilityId,
      personIds: [subject.vitaId],
      details: { link: news.reference, state: news.state },
    });
  });
}

export interface PaymentNewsDeps extends SignedBy {
  readonly db: Kysely<Schema>;
}

/** Mounts the endpoint for a provider's signed reports. They may arrive late, twice and in any order. */
export function mountPaymentNews(app: App, deps: PaymentNewsDeps): void {
  mountAt(app, 'POST', PAYMENT_NEWS_PATH, async (c) => {
    const record = recordOf(c.env.incoming);
    record.route = 'billing/events';
    const news = await readSignedNews(c.req.raw, newsSchema, deps);
    await recordNews({ db: deps.db, requestId: record.id, now: deps.now() }, news);
    return c.json({ accepted: true });
  });
}
