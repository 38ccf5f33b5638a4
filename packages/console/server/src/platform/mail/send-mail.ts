import type { Mail } from './compose-mail.ts';

/** Where a mail is: with a mail server, or in a folder for further delivery. */
export type MailPlace = 'sent' | 'spooled';

/**
 * Delivers a mail. Resolves once the recipient system has accepted it; otherwise rejects and is retried later, except
 * after a `MailRefusedError`. The same mail may be sent twice.
 */
export type SendMail = (mail: Mail) => Promise<MailPlace>;

/** This mail will never be accepted. `code` gives the reason without the address. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
  readonly code: string;
  constructor(code: string) {
    super('The mail was refused');
    this.code = code;
  }
}
