import { mountBackup } from '../backup/backup.routes.ts';
import { openPayments } from '../billing/open-payments.ts';
import { seedCallScripts } from '../calls/scripts/index.ts';
import { openTelephony } from '../calls/telephony/open-telephony.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import { prepareDemo } from '../demo/demo-folder.ts';
import { remindPatients } from '../encounters/encounter-messages.ts';
import { openVideo } from '../encounters/video/open-video.ts';
import { mountImport } from '../import/import.routes.ts';
import { openPatientMessaging } from '../messages/open-patient-messaging.ts';
import { isLoopback, type Settings } from '../platform/config/config.ts';
import { openStore, type Store } from '../platform/database/open-store.ts';
import { watchOutgrown } from '../platform/database/upkeep/outgrown-database.ts';
import { runWork } from '../platform/database/work.ts';
import { createActivity } from '../platform/http/activity.ts';
import type { App } from '../platform/http/app-context.ts';
import { mountPageApart } from '../platform/http/files/page-apart.ts';
import { createLog, errorFacts, type Log } from '../platform/http/log.ts';
import { type ImportSecret, writeImportSecret } from '../platform/process/command-secret.ts';
import { repeatUntilStopped } from '../platform/process/repeat-until-stopped.ts';
import { requireFreePort } from '../platform/process/require-free-port.ts';
import { untilStopped } from '../platform/process/until-stopped.ts';
import { mountPapers } from '../prescriptions/mount-papers.ts';
import { clinicalRoutesWith } from './clinical-routes.ts';
import { makeDemoInBackground } from './demo-in-background.ts';
import { keepWork } from './keep-work.ts';
import { runMaintenance } from './run-maintenance.ts';
import { type RunningServer, startServer } from './start-server.ts';

const DEMO = { password: DEMO_PASSWORD, accounts: DEMO_ACCOUNTS };

/** Milliseconds between checks for messages to retry, including those left by a dead process. */
const MESSAGES_EVERY_MS = 15_000;
/** The shortest notice is a quarter of an hour. */
const REMINDERS_EVERY_MS = 60_000;

const print = (line: string): void => console.log(line);

function printReady(settings: Settings): void {
  print(`\nCareline runs on ${settings.origin}\n`);
  if (!settings.demo) return;
  print(`Demo accounts, password ${DEMO_PASSWORD}:`);
  for (const { email, may } of DEMO_ACCOUNTS) print(`  ${email.padEnd(30)}${may}`);
  print('\nStop with Ctrl+C.');
}

async function printIfNobodyCanSignIn({ database }: Store): Promise<void> {
  const anybody = await database.db.selectFrom('staff').select('id').executeTakeFirst();
  if (!anybody)
    print('No one can sign in yet: add the first administrator with `npm start -- staff add --help`.');
}

async function prepare(store: Store, settings: Settings): Promise<void> {
  await prepareDemo(store.database.db, settings);
  await runWork(store.database.db, seedCallScripts);
}

/** Returns the server's local address for the importer. The public address may lead through a proxy. */
function localAddress({ host, port }: Settings): string {
  const named = host === '0.0.0.0' || host === '::' || isLoopback(host) ? 'localhost' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}

interface Serving {
  readonly store: Store;
  readonly running: RunningServer;
  readonly stop: AbortController;
  readonly secret: ImportSecret | undefined;
  readonly background: Promise<unknown>[];
}

/** Mounts endpoints for commands that need the server while it holds the data folder. */
function commandMounts({ db }: Store['database'], { dataFolder }: Settings, secret: string) {
  return [
    (app: App) => mountImport(app, { db, secret }),
    (app: App) => mountBackup(app, { db, dataFolder, secret }),
  ];
}

async function serve(store: Store, settings: Settings, log: Log): Promise<Serving> {
  const { database } = store;
  const stop = new AbortController();
  const activity = createActivity();
  if (database.kind === 'embedded') database.onWait(watchOutgrown({ clock: () => performance.now(), print }));
  const background = { log, print, signal: stop.signal, quiet: activity.quiet };
  const demo = makeDemoInBackground(database.db, settings, background);
  const secret =
    store.database.kind === 'embedded' ? await writeImportSecret(settings.dataFolder) : undefined;
  const lines = await openTelephony({ settings, db: database.db, log });
  const visits = await openVideo({ settings, db: database.db, stopping: stop.signal });
  const { linkTo } = visits;
  const payments = await openPayments({ settings, db: database.db });
  const messages = await openPatientMessaging({ settings, db: database.db, log, linkTo });
  const running = await startServer({
    settings,
    database,
    log,
    routes: clinicalRoutesWith(lines.telephony, messages.messaging, visits.video, payments.provider),
    demo: settings.demo ? DEMO : null,
    demoState: demo.state,
    activity,
    mounts: [
      ...lines.mounts,
      ...messages.mounts,
      ...visits.mounts,
      ...payments.mounts,
      (app: App) => mountPapers(app, database.db),
      (app: App) => mountPageApart(app, settings.appFolder, 'rx'),
      ...(secret ? commandMounts(database, settings, secret.value) : []),
    ],
  });
  const house = runMaintenance(database.db, log, stop.signal);
  const work = keepWork(database.db, log, { signal: stop.signal, between: activity.quiet });
  const sending = repeatUntilStopped(
    { every: MESSAGES_EVERY_MS, task: messages.messaging.sendWaiting, failure: 'messages-not-read' },
    log,
    stop.signal,
  );
  const reminding = repeatUntilStopped(
    {
      every: REMINDERS_EVERY_MS,
      task: () => remindPatients(database.db, messages.messaging.carriers, Math.floor(Date.now() / 1000)),
      failure: 'reminders-failed',
    },
    log,
    stop.signal,
  );
  return { store, running, stop, secret, background: [demo.start(), house, work, sending, reminding] };
}

/** Lets running requests finish, closes the database and releases the folder. */
async function shutDown({ store, running, stop, secret, background }: Serving): Promise<void> {
  stop.abort();
  await running.close();
  await secret?.remove();
  await Promise.allSettled(background);
  await store.close();
}

/** A service that runs next to the server for as long as it does. */
export type Alongside = (store: Store) => Promise<{ close(): Promise<void> }>;

/** Runs the server until it is stopped and returns the exit code. */
export async function runServer(settings: Settings, alongside?: Alongside): Promise<number> {
  const log = createLog(settings.logLevel, (line) => process.stderr.write(line), settings.logFormat);
  let address: string | undefined;
  const store = await openStoreFor(settings, log, () => address);
  try {
    await prepare(store, settings);
    const serving = await serve(store, settings, log);
    address = localAddress(settings);
    printReady(settings);
    const beside = await alongside?.(store);
    if (!settings.demo) await printIfNobodyCanSignIn(store);
    log.info('started', { port: serving.running.port, database: store.database.kind });
    const reason = await untilStopped(store.database.lost);
    if (reason instanceof Error) log.error('database-lost', errorFacts(reason));
    await beside?.close();
    await shutDown(serving);
    log.info('stopped');
    if (!(reason instanceof Error)) return 0;
    console.error(`${reason.message} Start Careline again; nothing that was confirmed is lost.`);
    return 1;
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
}

/** Locks the folder first, so that a second start reports where the first one runs, and not a busy port. */
async function openStoreFor(settings: Settings, log: Log, address: () => string | undefined): Promise<Store> {
  const locked = async () => {
    await requireFreePort(settings);
    print('Opening the database (the first start takes about ten seconds) …');
  };
  return openStore(settings, address, locked, (event, facts) => {
    if (event === 'migrated') log.info(event, facts);
    else log.warn(event, facts);
  });
}
