import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { composeMail, type Mail } from './compose-mail.ts';
import { MailRefusedError } from './send-mail.ts';
import { createSmtpSender } from './smtp-sender.ts';

const FROM = 'no-reply@careline.example';
const MAIL: Mail = {
  id: '0190d8f2-7a3b-7cc0-8000-000000000001',
  to: 'asha@staff.example',
  subject: 'नया पासवर्ड',
  body: 'First line\n.\nLast line',
  locale: 'hi',
  createdAt: new Date('2026-01-05T09:00:30Z'),
};

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** Starts a mail server on loopback. Returns its port and the mails it received. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const running = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
        done();
      });
    },
    ...options,
  });
  running.on('error', () => {});
  server = running;
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', () => resolve()));
  return { port: (running.server.address() as AddressInfo).port, received };
}

const sendTo = (port: number, { user = '', query = '?insecure' } = {}, mail = MAIL) =>
  createSmtpSender(`smtp://${user}127.0.0.1:${port}${query}`, FROM)(mail);

const replying = (code: number) => Object.assign(new Error(`no ${MAIL.to} here`), { responseCode: code });

describe('a mail for a mail server', () => {
  it('is delivered unchanged', async () => {
    const { port, received } = await mailServer();
    expect(await sendTo(port)).toBe('sent');
    expect(received).toEqual([{ from: FROM, to: [MAIL.to], text: String(await composeMail(MAIL, FROM)) }]);
  });

  it('is delivered with the credentials', async () => {
    let known: unknown;
    const { port } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _, done) {
        known = [username, password];
        done(null, { user: username });
      },
    });
    expect(await sendTo(port, { user: 'careline:p%40ss@' })).toBe('sent');
    expect(known).toEqual(['careline', 'p@ss']);
  });

  it.each<[string, SMTPServerOptions, boolean, string]>([
    ['whose recipient is refused', { onRcptTo: (_, __, done) => done(replying(550)) }, true, 'EENVELOPE-550'],
    ['whose recipient is busy', { onRcptTo: (_, __, done) => done(replying(450)) }, false, 'EENVELOPE-450'],
    ['whose sender is refused', { onMailFrom: (_, __, done) => done(replying(553)) }, true, 'EENVELOPE-553'],
    [
      'whose content is refused',
      { onData: (stream, _, done) => stream.resume().on('end', () => done(replying(554))) },
      true,
      'EMESSAGE-554',
    ],
    [
      'that finds no room',
      { onData: (stream, _, done) => stream.resume().on('end', () => done(replying(452))) },
      false,
      'EMESSAGE-452',
    ],
    [
      'for which we are not let in',
      { allowInsecureAuth: true, onAuth: (_, __, done) => done(replying(535)) },
      false,
      'EAUTH-535',
    ],
  ])('%s', async (_, options, isFinal, code) => {
    const { port } = await mailServer(options);
    const error = await sendTo(port, options.onAuth ? { user: 'careline:secret@' } : {}).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ code });
    expect(error instanceof MailRefusedError).toBe(isFinal);
    expect(String((error as Error).stack)).not.toMatch(/staff\.example|secret/);
  });

  it('is not lost when its connection is lost', async () => {
    const { port } = await mailServer({
      onData(_, { id }) {
        for (const connection of server?.connections ?? []) {
          if (connection.id === id) connection._socket.destroy();
        }
      },
    });
    const error = await sendTo(port).catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(MailRefusedError);
    expect(error).toMatchObject({ name: 'MailDelayedError' });
  });

  it('for a server that is down waits', async () => {
    await expect(sendTo(1)).rejects.toMatchObject({ name: 'MailDelayedError', code: 'ESOCKET' });
  });

  it('is not sent unencrypted unless configured', async () => {
    const { port, received } = await mailServer();
    await expect(sendTo(port, { query: '' })).rejects.toMatchObject({ name: 'MailDelayedError' });
    expect(received).toEqual([]);
  });

  it('without a recipient is refused', async () => {
    const { port } = await mailServer();
    await expect(sendTo(port, {}, { ...MAIL, to: '' })).rejects.toBeInstanceOf(MailRefusedError);
  });
});
