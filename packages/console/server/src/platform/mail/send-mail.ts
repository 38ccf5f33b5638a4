import type { Mail } from './compose-mail.ts';

/** Where a mail is now: with a mail server, or in a folder that somebody empties. */
export type MailPlace = 'sent' | 'spooled';

/**
 * Gives a mail to whatever takes it further. Resolves when that has it for certain; rejects otherwise, and is then asked
 * again later, unless with `MailRefusedError`. The same mail may come twice.
 */
export type SendMail = (mail: Mail) => Promise<MailPlace>;

/** This mail is not taken, now or later. `code` says why, without the address. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
  readonly code: string;
  constructor(code: string) {
    super('The mail was refused');
    this.code = code;
  }
}
