import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import { MailRefusedError, type SendMail } from './send-mail.ts';
import { readSmtpUrl } from './smtp-url.ts';

const CONNECTING_MS = 20_000;
/** Timeout between two replies. All replies for a mail together take less than the claim on it. */
const SILENCE_MS = 30_000;

const TIMES = {
  dnsTimeout: CONNECTING_MS,
  connectionTimeout: CONNECTING_MS,
  greetingTimeout: CONNECTING_MS,
  socketTimeout: SILENCE_MS,
};

/** The server was not reached or accepts no mail now. A retry may succeed. */
class MailDelayedError extends Error {
  override readonly name = 'MailDelayedError';
  readonly code: string;
  constructor(code: string) {
    super('The mail was not accepted');
    this.code = code;
  }
}

/** Codes of nodemailer for faults of the sender, recipient or message, not of the connection. */
const ABOUT_THE_MAIL: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/**
 * Converts an error to one without the texts of the server and nodemailer, which quote addresses: `EENVELOPE-550`. A
 * mail is refused after a permanent reply (RFC 5321 4.2.1: 5yz), or if its address is invalid.
 */
function failureOf(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const about = typeof code === 'string' ? code : 'EUNKNOWN';
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const name = reply === undefined ? about : `${about}-${reply}`;
  const isFinal = ABOUT_THE_MAIL.includes(code) && (reply === undefined || reply >= 500);
  return isFinal ? new MailRefusedError(name) : new MailDelayedError(name);
}

/** Returns a sender for the mail server in `SMTP_URL`. It resolves once the server has confirmed the mail. */
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
