import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runWork } from '../src/platform/database/work.ts';
import { addMessage } from '../src/platform/mail/outgoing-messages.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const recipients: string[] = [];
let isBusy = true;

const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ password }, _, done) => done(password === 'let-us-in' ? null : new Error('no'), { user: 'x' }),
  onRcptTo: (_, __, done) =>
    done(isBusy ? Object.assign(new Error('later'), { responseCode: 451 }) : undefined),
  onData(stream, { envelope }, done) {
    recipients.push(...envelope.rcptTo.map(({ address }) => address));
    stream.resume().on('end', () => done());
  },
});

let server: TestServer;

beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', () => resolve()));
  const { port } = mailServer.server.address() as AddressInfo;
  const SMTP_URL = `smtp://careline:let-us-in@127.0.0.1:${port}?insecure`;
  server = await startTestServer({ routes: [], environment: { SMTP_URL } });
});
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});

const messages = () =>
  server.db.selectFrom('outgoing_message').select(['sent_at', 'failure', 'attempts']).execute();

it('a mail that the mail server defers is sent after a restart', async () => {
  const words = { subject: 'Careline', body: 'Hello', locale: 'en' };
  await runWork(server.db, (tx) =>
    addMessage(tx, { kind: 'staff-invitation', to: 'asha@staff.example', ...words }),
  );
  await server.restart();
  const putOff = { sent_at: null, failure: 'EENVELOPE-451', attempts: 1 };
  await vi.waitFor(async () => expect(await messages()).toEqual([putOff]));
  isBusy = false;
  await server.db.updateTable('outgoing_message').set({ next_try_at: new Date() }).execute();
  await server.restart();
  const sent = { sent_at: expect.any(Date), failure: null, attempts: 2 };
  await vi.waitFor(async () => expect(await messages()).toEqual([sent]));
  expect(recipients).toEqual(['asha@staff.example']);
});

it('the log contains neither the address nor the credentials', async () => {
  const events = () => server.logLines.map((line) => JSON.parse(line).event as string);
  // The log line comes after the row is stored.
  await vi.waitFor(() =>
    expect(events().filter((event) => event.startsWith('mail-'))).toEqual(['mail-failed', 'mail-sent']),
  );
  expect(server.logLines.join('')).not.toMatch(/staff\.example|let-us-in/);
});
