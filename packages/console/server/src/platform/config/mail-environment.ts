import * as v from 'valibot';
import { isSmtpUrl } from '../mail/smtp-url.ts';

/** The mail server and the sender address. */
export const MAIL_ENVIRONMENT = {
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        isSmtpUrl,
        'SMTP_URL must be an address such as smtps://user:password@host:465 or smtp://user:password@host:587',
      ),
    ),
  ),
  CARELINE_MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+$/, 'CARELINE_MAIL_FROM must be an e-mail address'),
    ),
  ),
};
