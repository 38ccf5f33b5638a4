import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Settings } from '../../../platform/config/config.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { AfterAnswer } from '../../../platform/http/after-answer.ts';
import type { App, AppContext } from '../../../platform/http/app-context.ts';
import { readJsonBody } from '../../../platform/http/json/json-body.ts';
import { validate } from '../../../platform/http/json/read-input.ts';
import type { Log } from '../../../platform/http/log.ts';
import { mountAt } from '../../../platform/http/mount-at.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { RateLimit } from '../../../platform/http/rate-limit.ts';
import { recordOf } from '../../../platform/http/request-record.ts';
import { sendWaiting } from '../../../platform/mail/outgoing-messages.ts';
import type { SendMail } from '../../../platform/mail/send-mail.ts';
import { normalEmail } from '../accounts.ts';
import { localeOfRequest } from '../page-request.ts';
import { askForReset } from '../reset/password-reset.ts';
import { RESET_MESSAGES } from '../reset/reset-messages.ts';

export interface ChangePasswordDeps {
  readonly db: Kysely<Schema>;
  readonly settings: Settings;
  readonly log: Log;
  readonly afterAnswer: AfterAnswer;
  /** If undefined, e-mails stay in their table. */
  readonly sendMail: SendMail | undefined;
  /** Requests per network address, and per e-mail address. */
  readonly byClient: RateLimit;
  readonly byAddress: RateLimit;
}

const wellFormed = v.check((text: string) => text.isWellFormed(), 'must be well-formed Unicode');

/** Exactly the body of specification 7.1, without other fields. */
const bodySchema = ({ clientId, connection }: Settings) =>
  v.strictObject({
    client_id: v.literal(clientId, 'is not a client of this provider'),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(320),
      v.regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
      wellFormed,
    ),
    connection: v.literal(connection, 'is not a connection of this provider'),
  });

function refuseQuery(c: AppContext): void {
  if (new URL(c.req.url).search === '') return;
  throw new ProblemError('input-invalid', {
    errors: [{ path: 'query', message: 'This call takes no parameters' }],
  });
}

async function readEmail(c: AppContext, settings: Settings): Promise<string> {
  refuseQuery(c);
  const body = validate('body', bodySchema(settings), await readJsonBody(c.req.raw));
  return normalEmail((body as { email: string }).email);
}

/**
 * Mounts the provider's change-password endpoint (specification 7.1).
 * It answers with the same plain text for every address. Work that differs between known and unknown addresses runs
 * after the response.
 */
export function mountChangePassword(app: App, deps: ChangePasswordDeps): void {
  const { db, settings, log, afterAnswer, sendMail, byClient, byAddress } = deps;
  const { issuer, origin } = settings;
  mountAt(app, 'POST', changePasswordPath(settings), async (c) => {
    const record = recordOf(c.env.incoming);
    record.route = 'change-password';
    byClient.spend(record.client);
    const email = await readEmail(c, settings);
    byAddress.spend(email);
    const locale = localeOfRequest(c);
    afterAnswer.run(c, 'change-password', async () => {
      await askForReset(db, { email, locale, requestId: record.id, issuer, origin });
      if (sendMail) await sendWaiting(db, sendMail, log);
    });
    return c.text(RESET_MESSAGES[locale].answer, 200, {
      'cache-control': 'no-store',
      'content-language': locale,
      vary: 'Accept-Language',
    });
  });
}

export const changePasswordPath = ({ changePasswordUrl, issuer }: Settings): string =>
  new URL(changePasswordUrl ?? issuer).pathname;
