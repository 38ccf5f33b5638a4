import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { readSettings, type Settings } from '../src/platform/config/config.ts';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { newId } from '../src/platform/database/new-id.ts';
import type { Schema } from '../src/platform/database/schema.ts';
import type { App } from '../src/platform/http/app-context.ts';
import { createLog } from '../src/platform/http/log.ts';
import type { Route } from '../src/platform/http/route.ts';
import { type RunningServer, startServer } from '../src/service/start-server.ts';
import { type DatabaseKind, databaseOfRun } from './databases.ts';
import { quickHash } from './identity/quick-password.ts';

export const ALL_SCOPES = ['prohealth', 'search', 'hmCallInfo', 'call-status-history'];

export interface TestServerOptions {
  readonly routes: readonly Route[];
  readonly mounts?: readonly ((app: App) => void)[];
  /** Added to the environment. DATABASE_URL selects a database. */
  readonly environment?: Readonly<Record<string, string>>;
  /** For features of only one kind of database. */
  readonly kind?: DatabaseKind;
  /** Seconds added to the clock of tokens and handlers, read at each request. */
  readonly clockOffset?: () => number;
}

export interface TestStaff {
  readonly staffId: string;
  /** The session of the token. */
  readonly sessionId: string;
  readonly email: string;
  readonly facilityId: string;
  /** An access token as the token exchange issues it. */
  readonly token: string;
}

export interface NewTestStaff {
  readonly scopes?: readonly string[];
  readonly facilityIds?: readonly string[];
  readonly roles?: readonly string[];
}

export interface TestServer {
  readonly origin: string;
  readonly settings: Settings;
  readonly database: Database;
  readonly db: Kysely<Schema>;
  readonly organisationId: string;
  /** The first facility. The organisation has a second one. */
  readonly facilityId: string;
  readonly otherFacilityId: string;
  /** Every line logged so far. */
  readonly logLines: readonly string[];
  addStaff(wanted?: NewTestStaff): Promise<TestStaff>;
  /** Adds an account at the embedded identity provider, for sign-ins through the login page. */
  addAccount(email: string, password: string): Promise<string>;
  /** Adds a patient at these facilities. Returns the vitaId. */
  addPatient(name: string, facilityIds?: readonly string[]): Promise<string>;
  /** Returns an Open token like `vitatoken`, restricted to these scopes. */
  openToken(staff: TestStaff, vitaId: string, scopes?: readonly string[]): Promise<string>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Restarts on the same folder and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function addFacilities(db: Kysely<Schema>) {
  const organisation = { id: newId(), name: 'Test Health' };
  // Tests use the real clock, at any hour.
  const allDay = { calling_from_hour: 0, calling_to_hour: 24 };
  const facility = (name: string) => ({ id: newId(), organisation_id: organisation.id, name, ...allDay });
  const [first, second] = [facility('First Clinic'), facility('Second Clinic')];
  await db.insertInto('organisation').values(organisation).execute();
  await db.insertInto('facility').values([first, second]).execute();
  return { organisationId: organisation.id, facilityId: first.id, otherFacilityId: second.id };
}

type Facilities = Awaited<ReturnType<typeof addFacilities>>;

async function insertStaff(db: Kysely<Schema>, ids: Facilities, wanted: NewTestStaff) {
  const id = newId();
  const email = `${randomUUID()}@staff.example`;
  const { scopes = ALL_SCOPES, roles = ['Coordinator'], facilityIds = [ids.facilityId] } = wanted;
  const row = { id, email, name: 'Asha Verma', scopes: [...scopes], roles: [...roles] };
  await db
    .insertInto('staff')
    .values({ ...row, organisation_id: ids.organisationId })
    .execute();
  const places = facilityIds.map((facility_id, position) => ({ staff_id: id, facility_id, position }));
  if (places.length > 0) await db.insertInto('staff_facility').values(places).execute();
  return { ...row, facilityId: facilityIds[0] ?? ids.facilityId };
}

/** Opens a session like a sign-in does. */
async function insertSession(db: Kysely<Schema>, staffId: string, facilityId: string): Promise<string> {
  const id = newId();
  const at = Math.floor(Date.now() / 60_000) * 60;
  const used = { first_used_at: at, last_used_at: at };
  const families = { browser: 'Firefox', system: 'Linux' };
  const where = { staff_id: staffId, facility_id: facilityId, issuer: 'https://id.test', session_key: id };
  await db
    .insertInto('staff_session')
    .values({ id, ...where, ...families, ...used })
    .execute();
  return id;
}

async function insertPatient(
  db: Kysely<Schema>,
  ids: Facilities,
  name: string,
  facilityIds: readonly string[],
) {
  const id = newId();
  const now = Math.floor(Date.now() / 1000);
  const person = { id, organisation_id: ids.organisationId, name, name_key: name.toLowerCase() };
  await db
    .insertInto('person')
    .values({ ...person, created_at: now, updated_at: now })
    .execute();
  const places = facilityIds.map((facility_id) => ({ person_id: id, facility_id }));
  if (places.length > 0) await db.insertInto('person_facility').values(places).execute();
  return id;
}

/** Creates a folder and a database, or only the folder if a database is given. */
async function openPlace({ environment, kind = databaseOfRun }: TestServerOptions) {
  const databaseUrl = environment?.DATABASE_URL;
  const own = databaseUrl === undefined ? await kind.open() : undefined;
  const settings = own?.settings ?? { databaseUrl: databaseUrl ?? '' };
  const isEmbedded = 'dataFolder' in settings;
  const folder = isEmbedded ? settings.dataFolder : await mkdtemp(join(tmpdir(), 'careline-data-'));
  return {
    folder,
    environment: isEmbedded ? {} : { DATABASE_URL: settings.databaseUrl },
    first: own ?? (await openDatabase(settings)),
    openAgain: () => openDatabase(settings),
    async remove() {
      await own?.remove();
      if (!isEmbedded) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a real server on a free port, without demo data. Uses a new database unless one is given. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const port = await freePort();
  const place = await openPlace(options);
  const settings = readSettings({
    PORT: String(port),
    CARELINE_DATA: place.folder,
    CARELINE_DEMO: 'off',
    CARELINE_HOST: '127.0.0.1',
    CARELINE_ORIGIN: `http://localhost:${port}`,
    ...place.environment,
    ...options.environment,
  });
  const logLines: string[] = [];
  const log = createLog('info', (line) => logLines.push(line));
  const now = () => Math.floor(Date.now() / 1000) + (options.clockOffset?.() ?? 0);
  let database: Database = place.first;
  const ids = await addFacilities(database.db);
  const { routes, mounts = [] } = options;
  const run = (): Promise<RunningServer> => startServer({ settings, database, log, routes, mounts, now });
  let running = await run();

  return {
    ...ids,
    origin: settings.origin,
    settings,
    logLines,
    get database() {
      return database;
    },
    get db() {
      return database.db;
    },
    async addStaff(wanted = {}) {
      const { id: staffId, facilityId, ...staff } = await insertStaff(database.db, ids, wanted);
      const facility = { facilityId, facilityName: 'First Clinic', timeZone: 'Asia/Kolkata' };
      const sessionId = await insertSession(database.db, staffId, facilityId);
      const claims = { staffId, sessionId, ...staff, appScopes: [], facility };
      const { token } = await running.tokens.mintAccess(claims, now());
      return { staffId, sessionId, email: staff.email, facilityId, token };
    },
    async addAccount(email, password) {
      const id = newId();
      const row = {
        id,
        email,
        email_verified: true,
        name: 'Asha Verma',
        password_hash: await quickHash(password),
      };
      await database.db.insertInto('account').values(row).execute();
      return id;
    },
    addPatient: (name, facilityIds = [ids.facilityId]) => insertPatient(database.db, ids, name, facilityIds),
    async openToken({ staffId, sessionId, facilityId }, vitaId, scopes = ALL_SCOPES) {
      const claims = { staffId, sessionId, facilityId, vitaId, scopes: [...scopes] };
      return (await running.tokens.mintOpen(claims, now())).token;
    },
    fetch: (path, init) => fetch(`${settings.origin}${path}`, { redirect: 'manual', ...init }),
    async restart() {
      await running.close();
      await database.close();
      database = await place.openAgain();
      running = await run();
    },
    async stop() {
      await running.close();
      // A database created here is closed, or emptied and reused by the next file, when it is removed.
      if (database !== place.first || options.environment?.DATABASE_URL) await database.close();
      await place.remove();
    },
  };
}
