import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { createLog } from '../http/log.ts';
import { runWork } from '../store/work.ts';
import type { Mail } from './compose-mail.ts';
import { addMessage, dropOldMessages, sendWaiting } from './outgoing-messages.ts';

describe.each(databases)('outgoing mail on the $kind database', ({ open }) => {
  let database: TestDatabase;
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  let sent: Mail[] = [];
  let down = false;

  const sendMail = async (mail: Mail) => {
    if (down) throw Object.assign(new Error(`no room for ${mail.to}`), { code: 'ENOSPC' });
    sent.push(mail);
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.remove());
  beforeEach(async () => {
    await database.db.deleteFrom('outgoing_message').execute();
    lines.length = 0;
    sent = [];
    down = false;
  });

  const add = (to: string) =>
    runWork(database.db, (tx) =>
      addMessage(tx, { kind: 'password-reset', to, subject: 'नया', body: 'link', locale: 'hi' }),
    );
  const rows = () =>
    database.db
      .selectFrom('outgoing_message')
      .select(['recipient', 'sent_at', 'failure'])
      .orderBy('recipient')
      .execute();
  const age = (interval: string) =>
    database.db
      .updateTable('outgoing_message')
      .set({ created_at: sql<Date>`now() - ${interval}::interval` })
      .execute();

  it('is sent once', async () => {
    await add('a@staff.example');
    await sendWaiting(database.db, sendMail, log);
    await sendWaiting(database.db, sendMail, log);
    expect(sent).toMatchObject([{ to: 'a@staff.example', subject: 'नया', body: 'link', locale: 'hi' }]);
    expect(await rows()).toMatchObject([{ sent_at: expect.any(Date), failure: null }]);
  });

  it('stays where it cannot be sent, says why, and is tried again', async () => {
    await add('a@staff.example');
    down = true;
    await sendWaiting(database.db, sendMail, log);
    expect(await rows()).toMatchObject([{ sent_at: null, failure: 'ENOSPC' }]);
    down = false;
    await sendWaiting(database.db, sendMail, log);
    expect(await rows()).toMatchObject([{ sent_at: expect.any(Date), failure: null }]);
  });

  it('is logged without its address', async () => {
    await add('a@staff.example');
    down = true;
    await sendWaiting(database.db, sendMail, log);
    down = false;
    await sendWaiting(database.db, sendMail, log);
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['mail-failed', 'mail-waits']);
    expect(lines.join('')).not.toContain('staff.example');
  });

  it('is not sent when its link is dead, and is forgotten after a day', async () => {
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
