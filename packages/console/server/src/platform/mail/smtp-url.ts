/** How a mail server is reached. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on. */
  readonly secure: boolean;
  /** STARTTLS, or no mail. */
  readonly requireTLS: boolean;
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** RFC 8314: submission by TLS, and with STARTTLS. */
const TLS_PORT = 465;
const SUBMISSION_PORT = 587;

const FORM = /^smtps?:\/\/[^/?#\s]+\/?(\?insecure)?$/;

/** Whether a text names a mail server; `?insecure` belongs to `smtp` alone. */
export function isSmtpUrl(text: string): boolean {
  if (!FORM.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, search } = new URL(text);
  return hostname !== '' && (protocol === 'smtp:' || search === '');
}

/**
 * The server of an `SMTP_URL`: `smtps://user:password@host:465` speaks TLS at once, `smtp://user:password@host:587` by
 * STARTTLS, and `smtp://host:25?insecure` in the clear, for a relay on the same machine.
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
