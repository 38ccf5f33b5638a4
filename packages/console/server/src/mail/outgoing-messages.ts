import { type Kysely, sql, type Transaction } from 'kysely';
import { errorFacts, type Log } from '../http/log.ts';
import { newId } from '../store/new-id.ts';
import type { Schema } from '../store/schema.ts';
import type { SendMail } from './send-mail.ts';

/** What a mail is about; it is the only thing of one that is logged. */
export type MessageKind = 'password-reset' | 'staff-invitation';

export interface NewMessage {
  readonly kind: MessageKind;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly locale: string;
}

/** Longer than this its link is dead, so it is not sent any more. */
const USEFUL = sql<string>`case kind when 'staff-invitation' then interval '7 days' else interval '30 minutes' end`;
const MOST_AT_ONCE = 50;

/** Puts a mail into the table, in the transaction of what it tells about. */
export async function addMessage(tx: Transaction<Schema>, message: NewMessage): Promise<void> {
  const { to, ...facts } = message;
  await tx
    .insertInto('outgoing_message')
    .values({ id: newId(), recipient: to, ...facts })
    .execute();
}

const waiting = (db: Kysely<Schema>) =>
  db
    .selectFrom('outgoing_message')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('created_at', '>', sql<Date>`now() - ${USEFUL}`)
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute();

type Message = Awaited<ReturnType<typeof waiting>>[number];

async function send(db: Kysely<Schema>, sendMail: SendMail, log: Log, message: Message): Promise<void> {
  const { id, kind, recipient, subject, body, locale, created_at } = message;
  const row = db.updateTable('outgoing_message').where('id', '=', id);
  try {
    await sendMail({ id, to: recipient, subject, body, locale, createdAt: created_at });
    await row.set({ sent_at: new Date(), failure: null }).execute();
    log.info('mail-waits', { message: id, kind });
  } catch (error) {
    const facts = errorFacts(error);
    log.warn('mail-failed', { message: id, kind, ...facts });
    await row.set({ failure: String(facts.code ?? facts.error) }).execute();
  }
}

/**
 * Sends what waits, oldest first, outside any transaction. One that fails stays and says why; the next call tries it
 * again. Two processes may send the same mail at once: it is the same file then.
 */
export async function sendWaiting(db: Kysely<Schema>, sendMail: SendMail, log: Log): Promise<void> {
  for (const message of await waiting(db)) await send(db, sendMail, log, message);
}

/** Forgets mails a day after their link died: what they said is over, and the link should not be kept. */
export async function dropOldMessages(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('outgoing_message')
    .where('created_at', '<', sql<Date>`now() - ${USEFUL} - interval '1 day'`)
    .execute();
}
