import { nonEmptyTextSchema, unixSecondsSchema } from '@careline/core/internal/http';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import type { App } from '../platform/http/app-context.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { readSignedNews, type SignedBy } from '../platform/http/signed-news.ts';
import { readReference } from './message-reference.ts';
import { moveMessage } from './message-sending.ts';

/** Path to which a provider reports the status of its messages. */
export const MESSAGE_NEWS_PATH = '/api/communicate/events';

const newsSchema = v.strictObject({
  /** The provider's own id of the report. It is not stored. */
  id: v.optional(nonEmptyTextSchema(200)),
  /** The reference that was sent with the message. */
  reference: nonEmptyTextSchema(50),
  state: v.picklist(['sent', 'delivered', 'failed']),
  reason: v.optional(v.picklist(['unreachable', 'refused', 'blocked', 'address-invalid', 'expired'])),
  at: unixSecondsSchema,
});

export interface MessageNewsDeps extends SignedBy {
  readonly db: Kysely<Schema>;
}

/** Mounts the endpoint for a provider's signed status reports. They may arrive twice and in any order. */
export function mountMessageNews(app: App, deps: MessageNewsDeps): void {
  mountAt(app, 'POST', MESSAGE_NEWS_PATH, async (c) => {
    recordOf(c.env.incoming).route = 'communicate/events';
    const { reference, state, reason, at } = await readSignedNews(c.req.raw, newsSchema, deps);
    const sending = readReference(reference);
    if (sending && (await runWork(deps.db, (tx) => moveMessage(tx, { ...sending, state, reason, at }))))
      return c.json({ accepted: true });
    throw new ProblemError('not-found', { detail: 'There is no such message.' });
  });
}
