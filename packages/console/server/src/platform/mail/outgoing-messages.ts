import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../database/new-id.ts';
import type { Schema } from '../database/schema.ts';
import { errorFacts, type Log } from '../http/log.ts';
import { type MailPlace, MailRefusedError, type SendMail } from './send-mail.ts';

/** What a mail is about. Nothing else about a mail is logged. */
type MessageKind =
  | 'password-reset'
  | 'password-changed'
  | 'second-factor'
  | 'staff-invitation'
  | 'notifications';

export interface NewMessage {
  readonly kind: MessageKind;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly locale: string;
}

const MAX_AT_ONCE = 50;
/** After this time its link has expired or its news is old, so the mail is no longer sent. */
const USEFUL = sql<string>`case kind when 'staff-invitation' then interval '7 days'
  when 'notifications' then interval '3 hours' else interval '30 minutes' end`;
/** Longer than sending takes, so that another process only takes over after this one has died. */
const CLAIM = sql<string>`interval '10 minutes'`;
/** Pause between attempts: starts at half a minute and doubles up to an hour. */
const PAUSE = sql<string>`least(interval '30 seconds' * power(2, attempts - 1), interval '1 hour')`;

/** Queues a mail, in the transaction that it reports on. */
export async function addMessage(tx: Transaction<Schema>, message: NewMessage): Promise<void> {
  const { to, ...facts } = message;
  await tx
    .insertInto('outgoing_message')
    .values({ id: newId(), recipient: to, ...facts })
    .execute();
}

/**
 * Claims the oldest mail that is due for this process. Other processes see it again when the claim ends. The number of
 * attempts identifies the claim.
 */
const claim = (db: Kysely<Schema>) =>
  db
    .updateTable('outgoing_message')
    .set({ attempts: sql`attempts + 1`, next_try_at: sql<Date>`now() + ${CLAIM}` })
    .where('id', '=', (query) =>
      query
        .selectFrom('outgoing_message')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('created_at', '>', sql<Date>`now() - ${USEFUL}`)
        .where((where) =>
          where.or([where('next_try_at', 'is', null), where('next_try_at', '<=', sql<Date>`now()`)]),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

type Message = NonNullable<Awaited<ReturnType<typeof claim>>>;

/** Selects the mail while we hold its claim. */
const claimed = (db: Kysely<Schema>, { id, attempts }: Message) =>
  db.updateTable('outgoing_message').where('id', '=', id).where('attempts', '=', attempts);

async function noteFailure(db: Kysely<Schema>, log: Log, message: Message, error: unknown): Promise<void> {
  const { id, kind, attempts } = message;
  const facts = errorFacts(error);
  const failure = String(facts.code ?? facts.error);
  const isFinal = error instanceof MailRefusedError;
  log.warn(isFinal ? 'mail-refused' : 'mail-failed', { message: id, kind, attempts, ...facts });
  await claimed(db, message)
    .set(
      isFinal
        ? { failure, failed_at: sql<Date>`now()` }
        : { failure, next_try_at: sql<Date>`now() + ${PAUSE}` },
    )
    .execute();
}

async function send(db: Kysely<Schema>, sendMail: SendMail, log: Log, message: Message): Promise<void> {
  const { id, kind, recipient, subject, body, locale, created_at } = message;
  let place: MailPlace;
  try {
    place = await sendMail({ id, to: recipient, subject, body, locale, createdAt: created_at });
  } catch (error) {
    await noteFailure(db, log, message, error);
    return;
  }
  await claimed(db, message).set({ sent_at: new Date(), failure: null }).execute();
  log.info(place === 'sent' ? 'mail-sent' : 'mail-waits', { message: id, kind });
}

/**
 * Sends waiting mails, oldest first, outside any transaction, each by one process. After a failure it stores the
 * reason, and later calls retry with growing pauses until the link expires. A permanently refused mail is not retried.
 * If a process dies before it records a delivery, the mail is sent twice with the same Message-ID.
 */
export async function sendWaiting(db: Kysely<Schema>, sendMail: SendMail, log: Log): Promise<void> {
  for (let sent = 0; sent < MAX_AT_ONCE; sent += 1) {
    const message = await claim(db);
    if (!message) return;
    await send(db, sendMail, log, message);
  }
}

/** Deletes mails a day after their link expired, because the link should not be kept. */
export async function dropOldMessages(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('outgoing_message')
    .where('created_at', '<', sql<Date>`now() - ${USEFUL} - interval '1 day'`)
    .execute();
}

/** Counts mails that were not delivered yet, including those whose link expired because sending failed. */
export async function countWaiting(db: Kysely<Schema>): Promise<number> {
  const { waiting } = await db
    .selectFrom('outgoing_message')
    .select((query) => query.fn.countAll<number>().as('waiting'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}
