import { LINE_FAILURES } from '@careline/core/internal/calls/line';
import { nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '@careline/core/internal/http';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../../platform/database/schema.ts';
import { runWork } from '../../platform/database/work.ts';
import type { App } from '../../platform/http/app-context.ts';
import { mountAt } from '../../platform/http/mount-at.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { recordOf } from '../../platform/http/request-record.ts';
import { readSignedNews } from '../../platform/http/signed-news.ts';
import { moveLine } from '../call-lines.ts';

/** The path to which a provider sends call events. */
export const LINE_NEWS_PATH = '/api/telephony/events';

const newsSchema = v.strictObject({
  /** The provider's event id. It is not stored. */
  id: v.optional(nonEmptyTextSchema(200)),
  /** The contact id, as sent with the call. */
  reference: uuidSchema,
  state: v.picklist(['ringing', 'answered', 'ended', 'failed']),
  reason: v.optional(v.picklist(LINE_FAILURES)),
  at: unixSecondsSchema,
});

export interface LineNewsDeps {
  readonly db: Kysely<Schema>;
  readonly secret: string;
  /** Unix seconds. */
  readonly now: () => number;
}

/** Mounts the endpoint for a provider's signed events, which may arrive twice and in any order. */
export function mountLineNews(app: App, deps: LineNewsDeps): void {
  mountAt(app, 'POST', LINE_NEWS_PATH, async (c) => {
    recordOf(c.env.incoming).route = 'telephony/events';
    const news = await readSignedNews(c.req.raw, newsSchema, deps);
    const { reference: contactId, state, reason, at } = news;
    if (await runWork(deps.db, (tx) => moveLine(tx, { contactId, state, reason, at })))
      return c.json({ accepted: true });
    throw new ProblemError('not-found', { detail: 'There is no such call.' });
  });
}
