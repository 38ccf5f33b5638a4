import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readSettings } from '../src/platform/config/config.ts';
import type { Database } from '../src/platform/database/database.ts';
import { newId } from '../src/platform/database/new-id.ts';
import type { Schema } from '../src/platform/database/schema.ts';
import { createLog } from '../src/platform/http/log.ts';
import type { Mail } from '../src/platform/mail/compose-mail.ts';
import { type RunningServer, startServer } from '../src/service/start-server.ts';
import { freePort } from './test-server.ts';

export const ADMINISTRATOR = ['prohealth', 'settings'];

/** An organisation with two facilities. */
export interface Organisation {
  readonly organisationId: string;
  readonly facilityId: string;
  readonly otherFacilityId: string;
}

export interface Person {
  readonly staffId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly token: string;
}

export interface NewPerson {
  readonly scopes?: readonly string[];
  readonly name?: string;
  /** Null until the first sign-in. */
  readonly subject?: string | null;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

/** A server on a test database, with the ids of its rows. */
export interface Administration {
  readonly origin: string;
  readonly db: Kysely<Schema>;
  readonly mails: readonly Mail[];
  addOrganisation(name?: string): Promise<Organisation>;
  addPerson(organisation: Organisation, facts?: NewPerson): Promise<Person>;
  /** Calls a service. A body makes it a write with a new idempotency key. */
  ask(path: string, token: string, body?: object, key?: string): Promise<Answer>;
  /** Returns the newest audit row of an action. */
  audited(action: string): Promise<Schema['audit'] | undefined>;
  close(): Promise<void>;
}

async function insertOrganisation(db: Kysely<Schema>, name: string): Promise<Organisation> {
  const organisationId = newId();
  const [facilityId, otherFacilityId] = [newId(), newId()];
  await db.insertInto('organisation').values({ id: organisationId, name }).execute();
  const facility = (id: string, word: string) => ({
    id,
    organisation_id: organisationId,
    name: `${name} ${word}`,
  });
  await db
    .insertInto('facility')
    .values([facility(facilityId, 'North'), facility(otherFacilityId, 'South')])
    .execute();
  return { organisationId, facilityId, otherFacilityId };
}

async function insertPerson(
  db: Kysely<Schema>,
  running: RunningServer,
  { organisationId, facilityId }: Organisation,
  { scopes = ['prohealth', 'search'], name = 'Asha Verma', subject }: NewPerson,
): Promise<Person> {
  const [staffId, sessionId] = [newId(), newId()];
  const email = `${randomUUID()}@staff.example`;
  const issuer = 'https://id.example';
  const link = subject === null ? {} : { issuer, subject: subject ?? staffId };
  const row = { id: staffId, organisation_id: organisationId, name, email, scopes: [...scopes], ...link };
  await db.insertInto('staff').values(row).execute();
  await db.insertInto('staff_facility').values({ staff_id: staffId, facility_id: facilityId }).execute();
  const at = Math.floor(Date.now() / 60_000) * 60;
  const session = {
    id: sessionId,
    staff_id: staffId,
    facility_id: facilityId,
    issuer,
    session_key: sessionId,
  };
  const used = { browser: 'Firefox', system: 'Linux', first_used_at: at, last_used_at: at };
  await db
    .insertInto('staff_session')
    .values({ ...session, ...used })
    .execute();
  const facility = { facilityId, facilityName: 'North', timeZone: 'Asia/Kolkata' };
  const claims = { staffId, sessionId, name, email, roles: [], scopes, appScopes: [], facility };
  const { token } = await running.tokens.mintAccess(claims, Math.floor(Date.now() / 1000));
  return { staffId, sessionId, email, token };
}

/** Serves an open, migrated database. Closing the server leaves the database open. */
export async function administration(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
): Promise<Administration> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = readSettings({
    PORT: String(port),
    CARELINE_DEMO: 'off',
    CARELINE_HOST: '127.0.0.1',
    CARELINE_ORIGIN: origin,
    ...environment,
  });
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => {
    mails.push(mail);
    return 'sent' as const;
  };
  const log = createLog('off', () => undefined);
  const running = await startServer({ settings, database, log, routes: [], sendMail });
  const { db } = database;
  return {
    origin,
    db,
    mails,
    addOrganisation: (name = 'Test Health') => insertOrganisation(db, name),
    addPerson: (organisation, facts = {}) => insertPerson(db, running, organisation, facts),
    async ask(path, token, body, key = randomUUID()) {
      const authorization = `Bearer ${token}`;
      const write = { 'content-type': 'application/json', 'idempotency-key': key };
      const response = await fetch(
        `${origin}/api/auth/${path}`,
        body === undefined
          ? { headers: { authorization } }
          : { method: 'POST', headers: { authorization, ...write }, body: JSON.stringify(body) },
      );
      return { status: response.status, body: await response.json() };
    },
    audited: (action) =>
      db
        .selectFrom('audit')
        .selectAll()
        .where('action', '=', action)
        .orderBy('id', 'desc')
        .executeTakeFirst() as Promise<Schema['audit'] | undefined>,
    close: () => running.close(),
  };
}
