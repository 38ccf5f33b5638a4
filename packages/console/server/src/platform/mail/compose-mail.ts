import MailComposer from 'nodemailer/lib/mail-composer';

/** A mail to one person, as stored and sent. */
export interface Mail {
  /** Also the Message-ID, so that duplicates can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** BCP 47. */
  readonly locale: string;
  readonly createdAt: Date;
}

/** Header values must not contain line breaks. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * Returns the mail as a message (RFC 5322) in UTF-8 and base64, with CRLF line ends. The same mail always gives the
 * same bytes. `from` is a plain address.
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
      // RFC 3834: prevents automatic replies.
      'Auto-Submitted': 'auto-generated',
    },
    // As bytes, because nodemailer treats an empty text as no content.
    text: { content: Buffer.from(body.replace(/\r\n|\r|\n/g, '\r\n')), contentTransferEncoding: 'base64' },
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
