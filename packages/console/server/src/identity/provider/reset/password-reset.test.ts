import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClinic, type Clinic } from '../../../../test/clinic.ts';
import { databasesOfRun, type TestDatabase } from '../../../../test/databases.ts';
import { quickHash } from '../../../../test/identity/quick-password.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { beginAttempt } from '../lockout.ts';
import { createHashQueue } from '../password/hash-queue.ts';
import { verifyPassword } from '../password/password.ts';
import { askForReset, dropOldResets, resetOwner, setNewPassword } from './password-reset.ts';

const ISSUER = 'https://c.example/oidc';
const OLD = 'the old pass phrase';
const NEW = 'the tea was cold again';

describe.each(databasesOfRun)('a password reset on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let clinic: Clinic;
  let oldHash: string;

  beforeAll(async () => {
    database = await open();
    clinic = await aClinic(database.db);
    oldHash = await quickHash(OLD);
  });
  afterAll(() => database.remove());

  async function anAccount(staff: { active?: boolean } | null = {}) {
    const { db } = database;
    const id = newId();
    const email = `${id}@staff.example`;
    await db.insertInto('account').values({ id, email, name: 'Asha', password_hash: oldHash }).execute();
    if (!staff) return { id, email, staffId: null };
    const staffId = newId();
    await db
      .insertInto('staff')
      .values({ id: staffId, organisation_id: clinic.organisationId, name: 'Asha', email, ...staff })
      .execute();
    return { id, email, staffId };
  }

  const ask = (email: string, locale: 'en' | 'hi' = 'en') =>
    askForReset(database.db, {
      email,
      locale,
      requestId: 'r1',
      issuer: ISSUER,
      origin: 'https://c.example',
    });

  const mailsTo = (email: string) =>
    database.db
      .selectFrom('outgoing_message')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute();

  async function linkOf(email: string): Promise<string> {
    await ask(email);
    const text = (await mailsTo(email)).at(-1)?.body ?? '';
    return /\/login\/reset\/(\S+)/.exec(text)?.[1] ?? '';
  }

  const change = (token: string, password = NEW, again = password) =>
    setNewPassword(
      database.db,
      { token, password, again, locale: 'en', requestId: 'r2', issuer: ISSUER },
      { queue: createHashQueue(), network: 'a network' },
    );

  const hashOf = async (id: string) =>
    (
      await database.db
        .selectFrom('account')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).password_hash;

  const expire = (id: string) =>
    database.db
      .updateTable('password_reset')
      .set({ expires_at: sql<Date>`now() - interval '1 second'` })
      .where('account_id', '=', id)
      .execute();

  it.each([
    ['en', 'Careline: a new password', 'works once'],
    ['hi', 'Careline: नया पासवर्ड', 'एक ही बार'],
  ] as const)('is mailed in %s, its secret stored nowhere else', async (locale, subject, words) => {
    const { email } = await anAccount();
    await ask(email, locale);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: 'password-reset', subject, locale, sent_at: null });
    const token = /https:\/\/c\.example\/login\/reset\/([\w-]+)\n/.exec(mail?.body ?? '')?.[1] ?? '';
    expect(mail?.body).toContain(words);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await sql<{ row: string }>`select r::text as row from password_reset r`.execute(database.db);
    expect(rows.rows.map(({ row }) => row).join()).not.toContain(token);
  });

  it.each([
    ['nobody', async () => 'nobody@staff.example'],
    ['somebody who was deactivated', async () => (await anAccount({ active: false })).email],
  ])('is not mailed to %s', async (_, addressOf) => {
    const email = await addressOf();
    await ask(email);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is mailed to an account without staff, and to a user known by the sign-in but not by the address', async () => {
    const alone = await anAccount(null);
    await ask(alone.email);
    expect(await mailsTo(alone.email)).toHaveLength(1);
    const moved = await anAccount({ active: false });
    await database.db
      .updateTable('staff')
      .set({ email: `${newId()}@elsewhere.example`, issuer: ISSUER, subject: moved.id })
      .where('id', '=', moved.staffId ?? '')
      .execute();
    await ask(moved.email);
    expect(await mailsTo(moved.email)).toEqual([]);
  });

  it('is mailed three times at most while the links are valid', async () => {
    const { id, email } = await anAccount();
    for (let n = 0; n < 5; n += 1) await ask(email);
    expect(await mailsTo(email)).toHaveLength(3);
    await expire(id);
    await ask(email);
    expect(await mailsTo(email)).toHaveLength(4);
  });

  it('changes the password once, for all links of the account', async () => {
    const { id, email } = await anAccount();
    const [first, second] = [await linkOf(email), await linkOf(email)];
    expect(await change(first)).toEqual({ result: 'changed' });
    expect(await verifyPassword(NEW, await hashOf(id))).toBe(true);
    for (const link of [first, second]) {
      expect(await resetOwner(database.db, ISSUER, link)).toBeUndefined();
      expect(await change(link, 'another pass phrase')).toEqual({ result: 'dead' });
    }
    expect(await verifyPassword(NEW, await hashOf(id))).toBe(true);
  });

  it('notifies the account’s own address of the change, without a link', async () => {
    const { email } = await anAccount();
    await change(await linkOf(email));
    const mails = (await mailsTo(email)).filter((mail) => mail.kind === 'password-changed');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('was changed');
    expect(mails[0]?.body).not.toContain('http');
  });

  it('changes it once when the link is used twice at once', async () => {
    const { email } = await anAccount();
    const link = await linkOf(email);
    const done = await Promise.all([change(link), change(link, 'another pass phrase')]);
    expect(done.map((one) => one.result).toSorted()).toEqual(['changed', 'dead']);
  });

  it.each([
    ['too short', 'short', 'short', 'short'],
    ['two that differ', NEW, `${NEW}!`, 'different'],
    ['the old one', OLD, OLD, 'old'],
    ['a common one', 'password1234', 'password1234', 'common'],
  ])('refuses %s and leaves the link valid', async (_, password, again, fault) => {
    const { id, email } = await anAccount();
    const link = await linkOf(email);
    expect(await change(link, password, again)).toEqual({ result: 'refused', fault, email });
    expect(await hashOf(id)).toBe(oldHash);
    expect(await change(link)).toEqual({ result: 'changed' });
  });

  it.each([
    ['a link that is over', async (id: string, link: string) => expire(id).then(() => link)],
    ['a link nobody got', async () => 'x'.repeat(43)],
    ['nothing', async () => ''],
    ['NUL', async () => '\u0000'],
  ])('is invalid for %s', async (_, linkFrom) => {
    const { id, email } = await anAccount();
    expect(await change(await linkFrom(id, await linkOf(email)))).toEqual({ result: 'dead' });
    expect(await hashOf(id)).toBe(oldHash);
  });

  it('is invalid for a user who was deactivated since', async () => {
    const { id, email } = await anAccount();
    const link = await linkOf(email);
    await database.db.updateTable('staff').set({ active: false }).where('email', '=', email).execute();
    expect(await change(link)).toEqual({ result: 'dead' });
    expect(await hashOf(id)).toBe(oldHash);
  });

  it('ends the account’s own sessions and its lockout only', async () => {
    const { id, email } = await anAccount();
    const other = newId();
    const record = (name: string, payload: object) => ({
      model: name,
      id: newId(),
      payload: JSON.stringify(payload),
    });
    await database.db.deleteFrom('oidc_record').execute();
    await database.db
      .insertInto('oidc_record')
      .values([
        record('Session', { accountId: id }),
        record('Grant', { accountId: id }),
        record('RefreshToken', { accountId: id }),
        record('Interaction', { result: { login: { accountId: id } } }),
        record('Interaction', { session: { accountId: id } }),
        record('Session', { accountId: other }),
        record('Interaction', {}),
      ])
      .execute();
    const isLocked = async () => !(await beginAttempt(database.db, email)).isAllowed;
    for (let n = 0; n < 10; n += 1) expect(await isLocked()).toBe(false);
    expect(await isLocked()).toBe(true);
    await change(await linkOf(email));
    expect(await isLocked()).toBe(false);
    const left = await database.db.selectFrom('oidc_record').select('payload').execute();
    expect(left.map((row) => row.payload)).toEqual(expect.arrayContaining([{ accountId: other }, {}]));
    expect(left).toHaveLength(2);
  });

  it('adds two audit rows, without the address', async () => {
    const { id, email, staffId } = await anAccount();
    await change(await linkOf(email));
    const rows = await database.db
      .selectFrom('audit')
      .select(['action', 'outcome', 'details', 'organisation_id'])
      .where('staff_id', '=', staffId)
      .orderBy('id')
      .execute();
    const facts = { outcome: 'done', details: { account: id }, organisation_id: clinic.organisationId };
    expect(rows).toEqual([
      { action: 'password/ask', ...facts },
      { action: 'password/change', ...facts },
    ]);
  });

  it('is deleted a day after it expires', async () => {
    const { id, email } = await anAccount();
    await linkOf(email);
    const count = async () =>
      (
        await database.db
          .selectFrom('password_reset')
          .select('token_hash')
          .where('account_id', '=', id)
          .execute()
      ).length;
    await dropOldResets(database.db);
    expect(await count()).toBe(1);
    await database.db
      .updateTable('password_reset')
      .set({ expires_at: sql<Date>`now() - interval '25 hours'` })
      .where('account_id', '=', id)
      .execute();
    await dropOldResets(database.db);
    expect(await count()).toBe(0);
  });
});
