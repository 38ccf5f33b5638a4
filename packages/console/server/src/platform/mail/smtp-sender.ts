import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import { MailRefusedError, type SendMail } from './send-mail.ts';
import { readSmtpUrl } from './smtp-url.ts';

const CONNECTING_MS = 20_000;
/** Between two replies; all of a mail's replies together stay below the time a mail is claimed for. */
const SILENCE_MS = 30_000;

const TIMES = {
  dnsTimeout: CONNECTING_MS,
  connectionTimeout: CONNECTING_MS,
  greetingTimeout: CONNECTING_MS,
  socketTimeout: SILENCE_MS,
};

/** Not reached, or not in a state to take any mail: another time it may. */
class MailDelayedError extends Error {
  override readonly name = 'MailDelayedError';
  readonly code: string;
  constructor(code: string) {
    super('The mail was not taken');
    this.code = code;
  }
}

/** What nodemailer says of the sender, the recipient or the message, not of the way to the server. */
const ABOUT_THE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/**
 * An error without the texts of the server and of nodemailer, which quote addresses: `EENVELOPE-550`. A mail is refused
 * by a permanent reply to it (RFC 5321 4.2.1: 5yz), or where its address is none.
 */
function failureOf(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const about = typeof code === 'string' ? code : 'EUNKNOWN';
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const name = reply === undefined ? about : `${about}-${reply}`;
  const isFinal = ABOUT_THE_MAIL.includes(code) && (reply === undefined || reply >= 500);
  return isFinal ? new MailRefusedError(name) : new MailDelayedError(name);
}

/** A sender that hands each mail to the mail server of an `SMTP_URL`; resolves when that has confirmed it. */
export function createSmtpSender(url: string, from: string): SendMail {
  const transport = createTransport({ ...readSmtpUrl(url), ...TIMES, logger: false });
  return async (mail) => {
    const envelope = { from, to: [mail.to] };
    try {
      await transport.sendMail({ envelope, raw: await composeMail(mail, from) });
    } catch (error) {
      throw failureOf(error);
    }
    return 'sent';
  };
}
