import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import type { Settings } from '../../platform/config/config.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const LONGEST_WAIT_MS = 5_000;
const DAY_MS = 86_400_000;
/** Let's Encrypt renews a month before expiry. Manual renewal needs some days. */
const SOON_DAYS = 14;

/** Resolves with the event's value. Rejects if the socket fails or times out. */
function once<T>(socket: Socket, event: string): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(LONGEST_WAIT_MS, () => socket.destroy(new Error('no answer within 5 s')));
    socket.once('error', reject);
    socket.once(event, (value?: T) => resolve(value));
  });
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);

/** Checks that the mail server answers, without sending anything. */
export async function checkMail({
  smtpUrl,
  mailFolder,
}: Pick<Settings, 'smtpUrl' | 'mailFolder'>): Promise<Finding> {
  if (smtpUrl === undefined) {
    const where = mailFolder ?? 'the database';
    return warn(
      'mail',
      `No mail server: mails wait in ${where}`,
      'Set SMTP_URL, or let a program send the files of that folder.',
    );
  }
  const { hostname, port, protocol } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  const at = { host: hostname, port: Number(port) || (isTls ? 465 : 587) };
  const socket = isTls ? connectTls({ ...at, servername: hostname }) : connectTcp(at);
  try {
    const greeting = String((await once<Buffer>(socket, 'data')) ?? '');
    if (greeting.startsWith('220')) return ok('mail', `${at.host}:${at.port} greets`);
    return fail(
      'mail',
      `${at.host}:${at.port} is not a mail server that accepts mail now`,
      'Check SMTP_URL.',
    );
  } catch (error) {
    return fail(
      'mail',
      `${at.host}:${at.port} cannot be reached (${reasonOf(error)})`,
      'Check SMTP_URL, the network and the certificate of that server.',
    );
  } finally {
    socket.destroy();
  }
}

/** Checks when the certificate expires. `until` and `now` are in milliseconds. */
export function judgeCertificate(host: string, until: number, now: number): Finding {
  const days = Math.floor((until - now) / DAY_MS);
  if (days < 0)
    return fail(
      'certificates',
      `The certificate of ${host} expired ${-days} days ago`,
      'Renew it at your proxy.',
    );
  const words = `The certificate of ${host} is valid for ${days} days`;
  return days < SOON_DAYS
    ? warn(
        'certificates',
        words,
        'Renew it at your proxy, and find out why it was not renewed automatically.',
      )
    : ok('certificates', words);
}

/** Checks the certificate of the public address. Returns undefined if it does not use HTTPS. */
export async function checkCertificate({ origin }: Pick<Settings, 'origin'>): Promise<Finding | undefined> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return undefined;
  const socket: TLSSocket = connectTls({
    host: hostname,
    port: Number(port) || 443,
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect');
    const { valid_to } = socket.getPeerCertificate();
    const judged = judgeCertificate(hostname, Date.parse(valid_to), Date.now());
    if (judged.verdict === 'fail' || socket.authorized) return judged;
    return fail(
      'certificates',
      `The certificate of ${hostname} is not trusted (${socket.authorizationError})`,
      'Install the whole chain at your proxy.',
    );
  } catch (error) {
    return warn(
      'certificates',
      `${origin} cannot be reached from here (${reasonOf(error)})`,
      'Check the proxy, and the name from another machine.',
    );
  } finally {
    socket.destroy();
  }
}
