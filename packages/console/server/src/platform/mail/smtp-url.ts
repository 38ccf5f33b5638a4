/** Connection settings of a mail server. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  /** Send no mail without STARTTLS. */
  readonly requireTLS: boolean;
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** RFC 8314: submission by TLS, and with STARTTLS. */
const TLS_PORT = 465;
const SUBMISSION_PORT = 587;

const FORM = /^smtps?:\/\/[^/?#\s]+\/?(\?insecure)?$/;

/** Returns whether a text is an SMTP URL. `?insecure` is only valid with `smtp`. */
export function isSmtpUrl(text: string): boolean {
  if (!FORM.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, search } = new URL(text);
  return hostname !== '' && (protocol === 'smtp:' || search === '');
}

/**
 * Parses an `SMTP_URL`. `smtps://user:password@host:465` uses TLS from the start, `smtp://user:password@host:587` uses
 * STARTTLS, and `smtp://host:25?insecure` is unencrypted, for a relay on the same machine.
 */
export function readSmtpUrl(text: string): SmtpServer {
  const { protocol, hostname, port, username, password, search } = new URL(text);
  const secure = protocol === 'smtps:';
  const inTheClear = search === '?insecure';
  const server = {
    host: decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? TLS_PORT : SUBMISSION_PORT) : Number(port),
    secure,
    requireTLS: !secure && !inTheClear,
    ignoreTLS: inTheClear,
  };
  if (username === '') return server;
  return { ...server, auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
}
