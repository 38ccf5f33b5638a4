import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { runWork } from '../database/work.ts';
import { createLog } from '../http/log.ts';
import type { Mail } from './compose-mail.ts';
import { addMessage, dropOldMessages, sendWaiting } from './outgoing-messages.ts';
import { MailRefusedError } from './send-mail.ts';

describe.each(databasesOfRun)('outgoing mail on the $kind database', ({ open }) => {
  let database: TestDatabase;
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  let sent: Mail[] = [];
  let fault: Error | undefined;
  const noRoom = Object.assign(new Error('no room for a@staff.example'), { code: 'ENOSPC' });

  const sendMail = async (mail: Mail) => {
    if (fault) throw fault;
    sent.push(mail);
    return 'spooled' as const;
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.remove());
  beforeEach(async () => {
    await database.db.deleteFrom('outgoing_message').execute();
    lines.length = 0;
    sent = [];
    fault = undefined;
  });

  const add = (to: string) =>
    runWork(database.db, (tx) =>
      addMessage(tx, { kind: 'password-reset', to, subject: 'नया', body: 'link', locale: 'hi' }),
    );
  const rows = () =>
    database.db
      .selectFrom('outgoing_message')
      .select(['recipient', 'sent_at', 'failed_at', 'failure', 'attempts'])
      .orderBy('recipient')
      .execute();
  const age = (interval: string) =>
    database.db
      .updateTable('outgoing_message')
      .set({ created_at: sql<Date>`now() - ${interval}::interval` })
      .execute();

  /** Simulates a wait of the interval. */
  const wait = (interval: string) =>
    database.db
      .updateTable('outgoing_message')
      .set({ next_try_at: sql<Date>`next_try_at - ${interval}::interval` })
      .execute();
  const trySending = () => sendWaiting(database.db, sendMail, log);

  it('is sent once', async () => {
    await add('a@staff.example');
    await sendWaiting(database.db, sendMail, log);
    await sendWaiting(database.db, sendMail, log);
    expect(sent).toMatchObject([{ to: 'a@staff.example', subject: 'नया', body: 'link', locale: 'hi' }]);
    expect(await rows()).toMatchObject([{ sent_at: expect.any(Date), failure: null }]);
  });

  it('stays when it cannot be sent, says why, and is retried after a pause', async () => {
    await add('a@staff.example');
    fault = noRoom;
    await trySending();
    expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null, failure: 'ENOSPC', attempts: 1 }]);
    fault = undefined;
    await wait('29 seconds');
    await trySending();
    expect(sent).toEqual([]);
    await wait('1 second');
    await trySending();
    expect(await rows()).toMatchObject([{ sent_at: expect.any(Date), failure: null, attempts: 2 }]);
  });

  it.each([
    [1, '30 seconds'],
    [2, '1 minute'],
    [5, '8 minutes'],
    [12, '1 hour'],
  ])('waits after try %i for %s', async (tries, pause) => {
    await add('a@staff.example');
    await database.db
      .updateTable('outgoing_message')
      .set({ attempts: tries - 1 })
      .execute();
    fault = noRoom;
    await trySending();
    const due = sql<boolean>`next_try_at between now() + ${pause}::interval - interval '20 seconds'
      and now() + ${pause}::interval`;
    const found = await database.db.selectFrom('outgoing_message').select(due.as('due')).execute();
    expect(found).toEqual([{ due: true }]);
  });

  it('that is refused permanently is not retried, and the ones after it are sent', async () => {
    await add('a@staff.example');
    fault = new MailRefusedError('EENVELOPE-550');
    await trySending();
    fault = undefined;
    await add('b@staff.example');
    await wait('1 hour');
    await trySending();
    expect(sent.map(({ to }) => to)).toEqual(['b@staff.example']);
    expect(await rows()).toMatchObject([
      { sent_at: null, failed_at: expect.any(Date), failure: 'EENVELOPE-550' },
      { sent_at: expect.any(Date), failed_at: null },
    ]);
  });

  it('is sent by one of several simultaneous senders', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await add(`${name}@staff.example`);
    await Promise.all([trySending(), trySending(), trySending()]);
    expect(sent.map(({ to }) => to[0]).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of a process that ended while sending is sent by another one later', async () => {
    await add('a@staff.example');
    let arrive = () => {};
    const under = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const dying = () => {
      arrive();
      return new Promise<never>(() => {});
    };
    void sendWaiting(database.db, dying, log);
    await under;
    await wait('9 minutes');
    await trySending();
    expect(sent).toEqual([]);
    await wait('1 minute');
    await trySending();
    expect(sent).toHaveLength(1);
  });

  it('is logged without its address', async () => {
    await add('a@staff.example');
    fault = noRoom;
    await trySending();
    fault = undefined;
    await wait('1 minute');
    await trySending();
    await add('b@staff.example');
    fault = new MailRefusedError('EENVELOPE-550');
    await trySending();
    const events = ['mail-failed', 'mail-waits', 'mail-refused'];
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(events);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: 'password-reset', attempts: 1, code: 'ENOSPC' });
    expect(lines.join('')).not.toContain('staff.example');
  });

  it('is not sent when its link has expired, and is deleted after a day', async () => {
    await add('a@staff.example');
    await age('31 minutes');
    await sendWaiting(database.db, sendMail, log);
    expect(sent).toEqual([]);
    await dropOldMessages(database.db);
    expect(await rows()).toHaveLength(1);
    await age('25 hours');
    await dropOldMessages(database.db);
    expect(await rows()).toEqual([]);
  });
});
