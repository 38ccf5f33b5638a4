import { formatMoney } from '@careline/core/internal/billing';
import { isUuid } from '@careline/core/internal/http';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { App, AppContext } from '../platform/http/app-context.ts';
import { escapeHtml, html } from '../platform/http/html.ts';
import { refuseOtherMethods } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { recordNews } from './payment-news.routes.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Pages on which payments are simulated, for a demo. */
const PAGE = '/api/encounters/billing/simulated';

/** Returns a provider with pages on this server that take no money. */
export const simulatedPayments = (origin: string): PaymentProvider => ({
  via: 'simulated',
  createLink: async ({ reference }) => ({ url: `${origin}${PAGE}/${reference}` }),
});

interface Page {
  readonly title: string;
  readonly body: string;
}

const pageOf = ({ title, body }: Page): Response =>
  html(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`);

const button = (state: string, label: string): string =>
  `<form method="post" action="?state=${state}"><button>${escapeHtml(label)}</button></form>`;

interface SimulatedDeps {
  readonly db: Kysely<Schema>;
  /** Unix seconds. */
  readonly now: () => number;
}

async function readLink(db: Kysely<Schema>, c: AppContext) {
  const id = c.req.param('id')?.toLowerCase();
  const link = isUuid(id)
    ? await db
        .selectFrom('payment_link')
        .select(['id', 'amount', 'currency', 'state'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!link) throw new ProblemError('not-found', { detail: 'There is no such payment link.' });
  return link;
}

/** Mounts the pages of the simulated provider. They name no patient. */
export function mountSimulatedPayments(app: App, { db, now }: SimulatedDeps): void {
  const path = `${PAGE}/:id`;
  app.get(path, async (c) => {
    recordOf(c.env.incoming).route = 'billing/simulated';
    const { amount, currency, state } = await readLink(db, c);
    const money = `<p>${escapeHtml(formatMoney(amount, currency))}</p>`;
    if (state !== 'open') return pageOf({ title: 'This link takes no payment any more', body: money });
    const buttons = button('paid', 'Simulate a payment') + button('failed', 'Simulate a failure');
    return pageOf({ title: 'Simulated payment: no money moves', body: money + buttons });
  });
  app.post(path, async (c) => {
    const record = recordOf(c.env.incoming);
    record.route = 'billing/simulated';
    const { id, amount, currency } = await readLink(db, c);
    const isPaid = c.req.query('state') === 'paid';
    const reported = { db, requestId: record.id, now: now() };
    await recordNews(
      reported,
      isPaid
        ? { reference: id, state: 'paid', payment: `SIM-${id}`, amount, currency }
        : { reference: id, state: 'failed' },
    );
    return pageOf({
      title: isPaid ? 'The payment was simulated' : 'The failure was simulated',
      body: '<p>You can close this page.</p>',
    });
  });
  refuseOtherMethods(app, path, ['GET', 'POST']);
}
