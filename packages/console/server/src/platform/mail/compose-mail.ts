import MailComposer from 'nodemailer/lib/mail-composer';

/** A mail to one person, as it is kept and sent. */
export interface Mail {
  /** Also names the mail where it is sent, so that sending it twice is seen. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** BCP 47. */
  readonly locale: string;
  readonly createdAt: Date;
}

/** No header of a mail has more than one line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * Returns the mail as a message (RFC 5322): UTF-8 in base64, every line ended by CRLF. The same mail always gives the same
 * bytes. `from` is a plain address.
 */
export function composeMail(
  { id, to, subject, body, locale, createdAt }: Mail,
  from: string,
): Promise<Buffer> {
  const host = from.slice(from.lastIndexOf('@') + 1);
  return new MailComposer({
    date: createdAt,
    from: { name: 'Careline', address: from },
    to: { name: '', address: to },
    subject: oneLine(subject),
    messageId: `<${id}@${host}>`,
    headers: {
      'Content-Language': oneLine(locale),
      // RFC 3834: no holiday notice answers this.
      'Auto-Submitted': 'auto-generated',
    },
    // As bytes: an empty text is no content to nodemailer.
    text: { content: Buffer.from(body.replace(/\r\n|\r|\n/g, '\r\n')), contentTransferEncoding: 'base64' },
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
