import { LABEL_LANGUAGES, type LabelLocale } from '@careline/core/internal/formatting';
import { AREAS, decideRight } from '@careline/core/internal/navigation';
import {
  kindsBy,
  listNotifications,
  mailDayAt,
  type NotificationChoice,
  type NotificationKind,
  notificationKindLabel,
  readNotificationChoice,
} from '@careline/core/internal/notifications';
import { type Kysely, sql, type Transaction } from 'kysely';
import { openFacilitiesOf } from '../facilities/facilities.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { addMessage } from '../platform/mail/outgoing-messages.ts';
import { NOTIFICATION_TEXTS } from './notification-texts.ts';
import { readUnreadKeys } from './read-notifications.ts';

const DAY = 86_400;
/** More unread notifications of one facility are not counted. */
const MAX_COUNTED = 500;

/** Notifications older than this are no longer mentioned, so that old ones are not mailed every day (days). */
const MAILED_DAYS = 7;

interface Reader {
  readonly staffId: string;
  readonly email: string;
  readonly scopes: readonly string[];
  readonly stored: unknown;
  readonly language: string | null;
}

/** Returns active members of staff who chose the mail for any kind. */
async function readersOf(db: Kysely<Schema>): Promise<readonly Reader[]> {
  const { rows } = await sql<Reader>`
    select s.id as "staffId", s.email, s.scopes, p.info as stored, a.info ->> 'locale' as language
    from staff_preference p join staff s on s.id = p.staff_id
    left join staff_preference a on a.staff_id = s.id and a.type = 'ACCOUNT_INFO'
    where p.type = 'NOTIFICATION' and p.info @> '{"rules": [{"channels": ["EMAIL"]}]}' and s.active
    order by s.id`.execute(db);
  return rows;
}

/** Returns whether this process decides on the mail of a day: one does, and once. */
async function takeDay(tx: Transaction<Schema>, staffId: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into notification_mail (staff_id, day) values (${staffId}, ${day})
    on conflict (staff_id) do update set day = excluded.day where notification_mail.day < excluded.day
    returning staff_id`.execute(tx);
  return rows.length > 0;
}

interface Counted {
  readonly facility: string;
  readonly kinds: ReadonlyMap<NotificationKind, number>;
}

type FacilityOfReader = Awaited<ReturnType<typeof openFacilitiesOf>>[number];

async function countAt(
  tx: Transaction<Schema>,
  { staffId }: Reader,
  { facilityId, facilityName, timeZone }: FacilityOfReader,
  { kinds, now }: { readonly kinds: readonly NotificationKind[]; readonly now: number },
): Promise<Counted> {
  const caller = { staffId, facilityId, timeZone };
  const found = await readUnreadKeys(tx, { caller, now, kinds, since: now - MAILED_DAYS * DAY }, MAX_COUNTED);
  const counts = new Map<NotificationKind, number>();
  for (const kind of kinds) {
    const count = found.filter((one) => one.kind === kind).length;
    if (count > 0) counts.set(kind, count);
  }
  return { facility: facilityName, kinds: counts };
}

const languageOf = (language: string | null): LabelLocale =>
  LABEL_LANGUAGES.find((one) => one === language) ?? 'en';

/** Names no patient: a mail leaves the organisation and is read on other devices. */
function linesOf(counted: readonly Counted[], locale: LabelLocale): string {
  return counted
    .map(({ facility, kinds }) =>
      [
        facility,
        ...[...kinds].map(([kind, count]) => `  ${notificationKindLabel(kind, locale)}: ${count}`),
      ].join('\n'),
    )
    .join('\n\n');
}

const totalOf = (counted: readonly Counted[]): number =>
  counted.flatMap(({ kinds }) => [...kinds.values()]).reduce((sum, count) => sum + count, 0);

export interface MailQuestion {
  /** Address of the console. */
  readonly origin: string;
  /** Unix seconds. */
  readonly now: number;
}

async function mailTo(
  tx: Transaction<Schema>,
  reader: Reader,
  choice: NotificationChoice,
  { origin, now }: MailQuestion,
): Promise<void> {
  const facilities = await openFacilitiesOf(tx, reader.staffId, now);
  const [first] = facilities;
  const day = first && mailDayAt(choice, { now, timeZone: first.timeZone });
  if (day === undefined || !(await takeDay(tx, reader.staffId, day))) return;
  const kinds = kindsBy(choice, 'EMAIL');
  const all: Counted[] = [];
  for (const facility of facilities) all.push(await countAt(tx, reader, facility, { kinds, now }));
  const counted = all.filter((one) => one.kinds.size > 0);
  const total = totalOf(counted);
  if (total === 0) return;
  const locale = languageOf(reader.language);
  const { mail, mailSubject } = NOTIFICATION_TEXTS[locale];
  const list = `${origin}${AREAS.notifications.path}`;
  await addMessage(tx, {
    kind: 'notifications',
    to: reader.email,
    subject: mailSubject(total),
    body: mail({ lines: linesOf(counted, locale), list, settings: `${list}/settings` }),
    locale,
  });
}

/**
 * Queues the daily mails that are due by the clock of each person's first facility: once a day and by one process, only
 * if something is unread, and never in quiet hours. Rights at this moment count.
 */
export async function addNotificationMails(db: Kysely<Schema>, question: MailQuestion): Promise<void> {
  for (const reader of await readersOf(db)) {
    if (!decideRight(listNotifications, reader.scopes).allowed) continue;
    const choice = readNotificationChoice(reader.stored);
    await runWork(db, (tx) => mailTo(tx, reader, choice, question));
  }
}
