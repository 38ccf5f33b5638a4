import { setMaxListeners } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dropExpiredRecords } from '../identity/provider/adapter.ts';
import { followAddress } from '../identity/provider/follow-address.ts';
import { mountLogin } from '../identity/provider/login-routes.ts';
import type { DemoHint } from '../identity/provider/pages.ts';
import { mountChangePassword } from '../identity/provider/password/change-password.ts';
import { createHashQueue } from '../identity/provider/password/hash-queue.ts';
import { createIdentityProvider, type IdentityProvider } from '../identity/provider/provider.ts';
import { mountReset } from '../identity/provider/reset/reset-routes.ts';
import { mountSecurity } from '../identity/provider/security/security-routes.ts';
import { createSignInLimit } from '../identity/provider/sign-in-limit.ts';
import { ofLivingSignIns } from '../identity/provider/sign-out.ts';
import { mountTotp } from '../identity/provider/totp/totp-routes.ts';
import { keepKeysYoung } from '../identity/rotate-keys.ts';
import { idTokenVerifier, ownKeys, remoteKeys, type VerifyIdToken } from '../identity/tokens/id-token.ts';
import { READ_EVERY_MS } from '../identity/tokens/key-ages.ts';
import { openKeyRing } from '../identity/tokens/key-ring.ts';
import { openTokens, type Tokens } from '../identity/tokens/tokens.ts';
import { logNationalNumbers, removeNationalNumbers } from '../import/patients/remove-national-numbers.ts';
import { readImportedAgain } from '../import/readings/read-again.ts';
import { readImportedEncounters } from '../import/resources/read-encounters.ts';
import { takeOverAllReports } from '../labs/take-over-reports.ts';
import { addNotificationMails } from '../notifications/notification-mail.ts';
import { openPushKeys } from '../notifications/push/push-keys.ts';
import { sendPushes } from '../notifications/push/send-pushes.ts';
import { judgeAfterSetting, judgeStored } from '../observations/alerts/judge-stored.ts';
import { sendWebhooks } from '../partners/webhooks/send-webhooks.ts';
import { reachOf } from '../partners/webhooks/webhook-reach.ts';
import type { Settings } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { watchWork } from '../platform/database/watch-work.ts';
import { type Activity, createActivity } from '../platform/http/activity.ts';
import { type AfterAnswer, createAfterAnswer } from '../platform/http/after-answer.ts';
import type { App } from '../platform/http/app-context.ts';
import type { Log } from '../platform/http/log.ts';
import { createRateLimit } from '../platform/http/rate-limit.ts';
import type { Route } from '../platform/http/route.ts';
import { createLiveStreams } from '../platform/live/live-streams.ts';
import { createMailSpool } from '../platform/mail/mail-spool.ts';
import { sendWaiting } from '../platform/mail/outgoing-messages.ts';
import type { SendMail } from '../platform/mail/send-mail.ts';
import { createSmtpSender } from '../platform/mail/smtp-sender.ts';
import type { WebhookReach } from '../platform/outbound/permitted-address.ts';
import { type Repeated, repeatUntilStopped } from '../platform/process/repeat-until-stopped.ts';
import { BEAT_EVERY_MS, createServerProcess, dropGoneProcesses } from '../platform/process/server-process.ts';
import { openTracing } from '../platform/tracing/tracing.ts';
import type { Tracing } from '../platform/tracing/tracing-parts.ts';
import { createScanUpload, SCAN_TIMEOUT_MS } from '../platform/uploads/scan-upload.ts';
import { reviewMedicines } from '../prescriptions/review-medicines.ts';
import { takeOverAllScores } from '../record/take-over-scores.ts';
import { takeOverAllSheets } from '../record/take-over-sheets.ts';
import { createApp } from './app.ts';
import { createSaveCheck, type DemoState } from './health.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { createMetrics } from './metrics.ts';
import { mountMetrics } from './metrics-page.ts';
import { FHIR_PATH } from './mount-fhir.ts';
import { runExports } from './run-exports.ts';

export interface ServerOptions {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Log;
  readonly demo?: DemoHint | null;
  readonly demoState?: () => DemoState;
  /** Routes of the clinical services. */
  readonly routes: readonly Route[];
  readonly mounts?: readonly ((app: App) => void)[];
  readonly activity?: Activity;
  /** By default mails go to the mail server or the folder in the settings. Without either they stay in their table. */
  readonly sendMail?: SendMail;
  /** Unix seconds. */
  readonly now?: () => number;
}

export interface RunningServer {
  readonly server: Server;
  readonly port: number;
  readonly tokens: Tokens;
  /** Stops accepting requests, lets running ones finish, then resolves. The database stays open. */
  close(): Promise<void>;
}

/** The address is in use, or not permitted. */
class ListenError extends Error {
  readonly code: string | undefined;
  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message, { cause });
    this.name = 'ListenError';
    this.code = cause.code;
  }
}

/** Password reset requests per minute, per network address (shared by a ward) and per user. */
const ASKS_OF_CLIENT = 20;
const ASKS_FOR_ADDRESS = 3;
const FINISH_MS = 10_000;
/** Milliseconds between checks for mails to retry, including those left by a dead process. */
const MAILS_EVERY_MS = 15_000;
/** Milliseconds between checks for webhook events. */
const WEBHOOKS_EVERY_MS = 5_000;
/** Milliseconds between looks for new notifications to push. */
const PUSHES_EVERY_MS = 10_000;
/** Milliseconds between reviews of medicines: a new laboratory value reaches the prescriber after about this long. */
const MEDICINES_EVERY_MS = 5_000;
/** Milliseconds between looks for bulk exports to write. */
const EXPORTS_EVERY_MS = 3_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Data that can be written without signing in is cleaned up more often than the rest. */
const SWEEP_MS = 300_000;

const unixSeconds = () => Math.floor(Date.now() / 1000);

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(error)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function close({ server, drain }: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    drain();
    const late = setTimeout(() => server.closeAllConnections(), FINISH_MS);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function identityOf(
  { settings, database: { db }, log }: ServerOptions,
  tracing: Tracing,
): Promise<{
  readonly identityProvider: IdentityProvider | undefined;
  readonly verifyIdToken: VerifyIdToken;
}> {
  if (!settings.embeddedProvider) {
    return {
      identityProvider: undefined,
      verifyIdToken: idTokenVerifier(settings, remoteKeys(settings.issuer, tracing.fetch)),
    };
  }
  await followAddress(db, settings.issuer, log);
  const identityProvider = await createIdentityProvider(db, settings, log);
  const keys = ownKeys(await openKeyRing(db, 'oidc'));
  return { identityProvider, verifyIdToken: ofLivingSignIns(db, idTokenVerifier(settings, keys)) };
}

function mailerOf({ settings, sendMail }: ServerOptions): SendMail | undefined {
  const { smtpUrl, mailFolder, mailFrom } = settings;
  if (sendMail) return sendMail;
  if (smtpUrl) return createSmtpSender(smtpUrl, mailFrom);
  return mailFolder ? createMailSpool(mailFolder, mailFrom) : undefined;
}

function loginMount(
  options: ServerOptions,
  identityProvider: IdentityProvider | undefined,
  afterAnswer: AfterAnswer,
): ((app: App) => void)[] {
  if (!identityProvider) return [];
  const { settings, log, database, demo = null } = options;
  const { db } = database;
  const clock = () => performance.now();
  const limit = (perMinute: number) => createRateLimit(perMinute, clock);
  const attempts = createSignInLimit(clock);
  const hashQueue = createHashQueue();
  const asks = { byClient: limit(ASKS_OF_CLIENT), byAddress: limit(ASKS_FOR_ADDRESS) };
  return [
    // Before the sign-in page, whose path would match as well.
    (app) => mountTotp(app, { db, settings, identityProvider, attempts, hashQueue, log }),
    (app) => mountSecurity(app, { db, settings, identityProvider, attempts, hashQueue, log }),
    (app) => mountLogin(app, { db, settings, identityProvider, demo, attempts, hashQueue, log }),
    (app) => mountReset(app, { db, settings, attempts, hashQueue, log }),
    (app) =>
      mountChangePassword(app, { db, settings, log, afterAnswer, sendMail: mailerOf(options), ...asks }),
  ];
}

/** Sends waiting mails. After a failure they stay in the table, and the server keeps running. */
async function sendMails(options: ServerOptions): Promise<void> {
  const sendMail = mailerOf(options);
  const { database, log } = options;
  if (sendMail) await sendWaiting(database.db, sendMail, log);
}

async function sendDueWebhooks(options: ServerOptions, signal?: AbortSignal): Promise<void> {
  const { settings, database, log, now = unixSeconds } = options;
  if (settings.webhooks === 'off') return;
  await sendWebhooks({ db: database.db, log, now, reach: reachOf(settings) }, signal);
}

/** Push services are on the internet, or on this machine next to a demo. */
const pushReachOf = ({ demo }: Settings): WebhookReach => (demo ? 'loopback' : 'public');

async function sendDuePushes(options: ServerOptions, signal: AbortSignal): Promise<void> {
  const { settings, database, log, now = unixSeconds } = options;
  if (settings.push === 'off') return;
  const contact = `mailto:${settings.mailFrom}`;
  await sendPushes({ db: database.db, log, now, reach: pushReachOf(settings), contact }, signal);
}

async function writeExports(options: ServerOptions, activity: Activity, signal: AbortSignal): Promise<void> {
  const { settings, database, log, now = unixSeconds } = options;
  const { exportsFolder: folder, hasFhir, origin } = settings;
  if (folder === undefined || !hasFhir) return;
  const base = `${origin}${FHIR_PATH}`;
  await runExports({ db: database.db, log, now, folder, base, between: activity.quiet }, signal);
}

async function addDueMails(options: ServerOptions): Promise<void> {
  const { settings, database, now = unixSeconds } = options;
  if (mailerOf(options)) await addNotificationMails(database.db, { origin: settings.origin, now: now() });
}

/** Returns the background tasks. */
function chores(
  options: ServerOptions,
  tokens: Tokens,
  identityProvider: IdentityProvider | undefined,
  activity: Activity,
): Repeated[] {
  const { database, settings } = options;
  // Judges again what an earlier version judged by other limits. Reads a single row if nothing is left.
  const judge = async (signal: AbortSignal) => {
    const portions = { now: options.now ?? unixSeconds, signal, between: activity.quiet };
    await readImportedAgain(database.db, portions);
    await judgeStored(database.db, portions);
  };
  const mask = async (signal: AbortSignal) => {
    const portions = { now: options.now ?? unixSeconds, signal, between: activity.quiet };
    logNationalNumbers(options.log, await removeNationalNumbers(database.db, portions));
  };
  const judgeBySetting = async (signal: AbortSignal) => {
    await judgeAfterSetting(database.db, { now: options.now ?? unixSeconds, signal });
  };
  const readEncounters = async (signal: AbortSignal) => {
    const between = activity.quiet;
    await readImportedEncounters(database.db, { now: options.now ?? unixSeconds, signal, between });
  };
  // Converts values of case sheets, laboratories and scores from before they became readings. Reads little if nothing
  // is left.
  const takeOver = async (signal: AbortSignal) => {
    const portions = { now: options.now ?? unixSeconds, signal, between: activity.quiet };
    await takeOverAllSheets(database.db, portions);
    await takeOverAllReports(database.db, portions);
    await takeOverAllScores(database.db, portions);
  };
  const review = (signal: AbortSignal) =>
    reviewMedicines(database.db, { now: options.now ?? unixSeconds, signal, between: activity.quiet });
  const young = () => keepKeysYoung(database.db, settings.keyDays);
  const known = async () => {
    await tokens.readKeys();
    await identityProvider?.readKeys();
  };
  return [
    { every: MAILS_EVERY_MS, task: () => sendMails(options), failure: 'mails-not-read' },
    {
      every: WEBHOOKS_EVERY_MS,
      task: (signal) => sendDueWebhooks(options, signal),
      failure: 'webhooks-not-sent',
    },
    {
      every: PUSHES_EVERY_MS,
      task: (signal) => sendDuePushes(options, signal),
      failure: 'pushes-not-sent',
    },
    {
      every: EXPORTS_EVERY_MS,
      task: (signal) => writeExports(options, activity, signal),
      failure: 'exports-not-written',
    },
    { every: MINUTE_MS, task: () => addDueMails(options), failure: 'notification-mails-not-added' },
    { every: SWEEP_MS, task: () => dropExpiredRecords(database.db), failure: 'sign-ins-not-swept' },
    { every: SWEEP_MS, task: () => dropGoneProcesses(database.db), failure: 'processes-not-swept' },
    { every: HOUR_MS, task: young, failure: 'keys-not-renewed' },
    { every: READ_EVERY_MS, task: known, failure: 'keys-not-read' },
    { every: HOUR_MS, task: judge, failure: 'readings-not-judged' },
    { every: HOUR_MS, task: mask, failure: 'national-numbers-not-removed' },
    { every: HOUR_MS, task: takeOver, failure: 'values-not-taken-over' },
    { every: MEDICINES_EVERY_MS, task: review, failure: 'medicines-not-reviewed' },
    { every: MINUTE_MS, task: readEncounters, failure: 'encounters-not-read' },
    { every: MINUTE_MS, task: judgeBySetting, failure: 'readings-not-judged' },
  ];
}

/** Assembles the server on an open, migrated database and listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, database, log, demo = null } = options;
  const tokens = await openTokens(database.db, settings);
  const tracing = await openTracing(settings);
  watchWork(database.db, tracing.transaction);
  const { identityProvider, verifyIdToken } = await identityOf(options, tracing);
  const afterAnswer = createAfterAnswer(log);
  const metrics = createMetrics(database);
  const own = createServerProcess(database.db);
  const live = createLiveStreams({ db: database.db, log, now: options.now ?? unixSeconds });
  const app = await createApp({
    settings,
    db: database.db,
    log,
    tokens,
    verifyIdToken,
    routes: options.routes,
    now: options.now ?? unixSeconds,
    afterAnswer,
    live,
    scanUpload: createScanUpload({
      scanner: settings.scanner,
      timeoutMs: SCAN_TIMEOUT_MS,
    }),
    sendMails: () => sendMails(options),
    webhooks: {
      reach: reachOf(settings),
      isSending: settings.webhooks !== 'off',
      sendWebhooks: () => sendDueWebhooks(options),
    },
    devices: {
      reach: pushReachOf(settings),
      publicKey: settings.push === 'off' ? undefined : (await openPushKeys(database.db)).publicKey,
      sendsMail: mailerOf(options) !== undefined,
    },
    demoState: options.demoState ?? (() => 'none'),
    confirmsSaves: createSaveCheck(own.beat),
    demo: demo && {
      emails: demo.accounts.map((account) => account.email),
      people: demo.accounts.map(({ email, name, roles }) => ({ email, name, roles })),
    },
    mounts: [
      (one) => mountMetrics(one, settings, metrics),
      ...loginMount(options, identityProvider, afterAnswer),
      ...(options.mounts ?? []),
    ],
  });
  const activity = options.activity ?? createActivity();
  const http = createHttpServer({
    settings,
    app,
    identityProvider,
    log,
    activity,
    metrics: metrics.requests,
    tracing,
  });
  const port = await listen(http.server, settings.port, settings.host);
  const over = new AbortController();
  // Every background task listens to this signal.
  setMaxListeners(0, over.signal);
  const chore = (one: Repeated) => repeatUntilStopped(one, log, over.signal);
  const beats = { every: BEAT_EVERY_MS, task: own.beat, failure: 'sign-of-life-not-stored' };
  const doing = Promise.all([beats, ...chores(options, tokens, identityProvider, activity)].map(chore));
  const stop = async () => {
    over.abort();
    live.close();
    await close(http);
    await afterAnswer.settled();
    await tracing.close();
    await doing;
    await own.leave().catch(() => undefined);
  };
  return { server: http.server, port, tokens, close: stop };
}
