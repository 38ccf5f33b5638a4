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

const CRLF = '\r\n';
/** RFC 2047: a line with an encoded word has at most 76 characters; these are 52 in base64, beside the header's name. */
const WORD_BYTES = 39;
/** RFC 2045: lines of base64 have at most 76 characters. */
const LINE = 76;

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** What would begin another header, or another mail, has no place in one. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Pieces of whole characters, none longer than an encoded word takes. */
function pieces(text: string): string[] {
  const found = [''];
  for (const character of text) {
    const last = found.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > WORD_BYTES) found.push(character);
    else found[found.length - 1] = last + character;
  }
  return found;
}

/** Header text: as it is in plain ASCII, else as encoded words (RFC 2047) folded one a line. */
function headerText(text: string): string {
  const words = oneLine(text);
  if (/^[\x20-\x7e]{0,900}$/.test(words) && !words.includes('=?')) return words;
  return pieces(words)
    .map((piece) => `=?utf-8?B?${base64(piece)}?=`)
    .join(`${CRLF} `);
}

/** RFC 5322 3.3 asks for an offset; `toUTCString` ends in the obsolete "GMT". */
const dateText = (date: Date): string => date.toUTCString().replace(/GMT$/, '+0000');

const lines = (encoded: string): string => encoded.match(new RegExp(`.{1,${LINE}}`, 'g'))?.join(CRLF) ?? '';

/**
 * The mail as a message (RFC 5322): UTF-8 in base64, every line ended by CRLF. Two makings of one mail are alike, byte by
 * byte. `from` is a plain address.
 */
export function composeMail(mail: Mail, from: string): string {
  const { id, to, subject, body, locale, createdAt } = mail;
  const host = from.slice(from.lastIndexOf('@') + 1);
  const headers = [
    `Date: ${dateText(createdAt)}`,
    `From: Careline <${oneLine(from)}>`,
    `To: ${oneLine(to)}`,
    `Subject: ${headerText(subject)}`,
    `Message-ID: <${id}@${oneLine(host)}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    `Content-Language: ${oneLine(locale)}`,
    // RFC 3834: no holiday notice answers this.
    'Auto-Submitted: auto-generated',
  ];
  const text = body.replace(/\r\n|\r|\n/g, CRLF);
  return `${headers.join(CRLF)}${CRLF}${CRLF}${lines(base64(text))}${CRLF}`;
}
