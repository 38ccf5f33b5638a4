import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { listPatients } from '@careline/core/internal/patients';
import { request } from 'playwright-core';
import { freePort } from '../e2e/support/free-port.ts';
import { callbackOf, logInAtProvider } from '../e2e/support/provider-login.ts';
import { hashPassword } from '../packages/console/server/src/identity/provider/password/password.ts';
import { type Database, openDatabase } from '../packages/console/server/src/platform/database/database.ts';
import { newId } from '../packages/console/server/src/platform/database/new-id.ts';
import { aClinic } from '../packages/console/server/test/clinic.ts';
import { addMembers, type Caller } from '../packages/console/server/test/many/many-members.ts';
import { fillWithPatients } from '../packages/console/server/test/many/many-patients.ts';
import type { Cluster } from '../packages/console/server/test/postgres/postgres-cluster.ts';
import { report } from './row.ts';
import { withCluster } from './shared.ts';
import { isShort, sizeOf } from './size.ts';
import { percentile } from './staff-load.ts';
import { startTeamServer } from './team-server.ts';

/** The start of a shift: everyone signs in at once, from one address. */
const STAFF = sizeOf('STAFF', 100, 2);
const PATIENTS = sizeOf('PATIENTS', 100_000, 500);
const PASSWORD = 'A long password of the bench 1';
const WARM_UP = isShort ? 1 : 50;
const QUIET_SEARCHES = isShort ? 5 : 300;
/** A longer wait counts as a failed sign-in. */
const PATIENCE_MS = 120_000;

async function addAccounts(db: Database['db']): Promise<readonly string[]> {
  const staff = await db
    .selectFrom('staff')
    .select(['email', 'name'])
    .where('email', 'like', '%@staff.example')
    .execute();
  const password_hash = await hashPassword(PASSWORD);
  const accounts = staff.map(({ email, name }) => ({
    ...{ id: newId(), email, email_verified: true, name, password_hash },
  }));
  await db.insertInto('account').values(accounts).execute();
  return staff.map(({ email }) => email);
}

/** Returns whether the sign-in worked: the provider redirects to the console. */
async function signIn(origin: string, email: string): Promise<boolean> {
  const context = await request.newContext({ timeout: PATIENCE_MS });
  try {
    const verifier = randomBytes(32).toString('base64url');
    const form = { email, password: PASSWORD };
    const { pathname } = await logInAtProvider(context, origin, form, verifier);
    return pathname === new URL(callbackOf(origin)).pathname;
  } catch {
    return false;
  } finally {
    await context.dispose();
  }
}

/** Returns the milliseconds of searches made one after another by different people, until `isOver`. */
async function search(origin: string, people: readonly Caller[], isOver: (searched: number) => boolean) {
  const took: number[] = [];
  while (!isOver(took.length)) {
    const token = people[took.length % people.length]?.token;
    const before = performance.now();
    const answer = await fetch(`${origin}/api/${listPatients.service}${listPatients.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        by: 'phone',
        text: `9${String((took.length * 7919) % PATIENTS).padStart(9, '0')}`,
      }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The search was answered with ${answer.status}.`);
    took.push(performance.now() - before);
    await pause(20);
  }
  return took;
}

async function measure(cluster: Cluster): Promise<void> {
  const databaseUrl = await cluster.newDatabase();
  const database = await openDatabase({ databaseUrl });
  const clinic = await aClinic(database.db);
  await fillWithPatients(database.db, clinic, PATIENTS);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const searchers = await addMembers(database.db, clinic, { count: STAFF, origin });
  const emails = await addAccounts(database.db);
  if (emails.length !== STAFF) throw new Error('The staff are not there.');
  const server = await startTeamServer(port, { DATABASE_URL: databaseUrl });
  try {
    await measureServer(origin, searchers, emails);
  } finally {
    await server.stop();
    await database.close();
  }
}

async function measureServer(
  origin: string,
  searchers: readonly Caller[],
  emails: readonly string[],
): Promise<void> {
  await search(origin, searchers, (searched) => searched >= WARM_UP);
  const quiet = await search(origin, searchers, (searched) => searched >= QUIET_SEARCHES);

  const began = performance.now();
  let left = emails.length;
  const signingIn = emails.map((email) => signIn(origin, email).finally(() => (left -= 1)));
  const beside = await search(origin, searchers, () => left === 0);
  const entered = (await Promise.all(signingIn)).filter(Boolean).length;
  const p95 = { quiet: percentile(quiet, 0.95), beside: percentile(beside, 0.95) };
  report({ name: `${STAFF} sign in at once: who got in`, kind: 'count', value: entered });
  if (entered < STAFF) throw new Error(`${STAFF - entered} of ${STAFF} did not get in.`);
  report({ name: '  until all were in', kind: 'ms', value: performance.now() - began });
  report({
    name: '  search beside them, p95 to quiet p95',
    kind: 'ratio',
    value: p95.beside / p95.quiet,
    budget: 3,
  });
  report({ name: '  search beside them, p95', kind: 'ms', value: p95.beside });
  report({ name: '  search, quiet, p95', kind: 'ms', value: p95.quiet });
}

await withCluster('sign-ins next to a search', measure);
