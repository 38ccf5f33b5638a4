import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATHS } from '@careline/core/internal/navigation';
import * as v from 'valibot';
import { readScannerAddress } from '../uploads/scanner-address.ts';
import { contradictions } from './contradictions.ts';
import { type Environment, environmentSchema } from './environment.ts';
import { chartsOf, paymentsOf, smsOf, telephonyOf, videoOf } from './providers.ts';
import { type Settings, SettingsError } from './settings.ts';

/** Path of the embedded avatar service (design 4). Not under /api, because caches may store its pictures. */
export const AVATAR_PATH = '/avatar';

export {
  LOG_FORMATS,
  LOG_LEVELS,
  type LogFormat,
  type LogLevel,
  type PaymentSettings,
  type Settings,
  SettingsError,
  type SmsSettings,
  type TelephonySettings,
} from './settings.ts';
export { isLoopback } from './web-address.ts';

/** Treats empty variables as unset, because shells and compose files unset them that way. */
const present = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));

function readEnvironment(environment: NodeJS.ProcessEnv, serving: boolean): Environment {
  const parsed = v.safeParse(environmentSchema, present(environment));
  if (!parsed.success) throw new SettingsError([...new Set(parsed.issues.map((issue) => issue.message))]);
  const problems = contradictions(parsed.output, serving);
  if (problems.length > 0) throw new SettingsError(problems);
  return parsed.output;
}

export interface ReadingSettings {
  /** The project's root, which contains `.careline` and the built console. */
  readonly home?: string;
  /** False for commands that only use the database and need no public address. */
  readonly serving?: boolean;
}

/** Apps in the demo's drawer. Each hospital configures its own list. */
const DEMO_APPS = [
  { label: 'Alerts', path: PATHS.alerts },
  { label: 'Messages to patients', path: PATHS.messages },
];

/**
 * Reads the settings.
 * @throws SettingsError naming every invalid setting
 */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  { home = projectRoot(), serving = true }: ReadingSettings = {},
): Settings {
  const env = readEnvironment(environment, serving);
  const demo = env.CARELINE_DEMO !== 'off' && env.DATABASE_URL === undefined && env.OIDC_ISSUER === undefined;
  const origin = env.CARELINE_ORIGIN ?? `http://localhost:${env.PORT}`;
  const issuer = env.OIDC_ISSUER ?? `${origin}/oidc`;
  const dataFolder = resolve(home, env.CARELINE_DATA ?? '.careline');
  // Several machines may share a PostgreSQL server, so use the data folder only if it was set.
  const hasFolder = env.DATABASE_URL === undefined || env.CARELINE_DATA !== undefined;
  return {
    port: env.PORT,
    host: env.CARELINE_HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    origin,
    dataFolder,
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    trustedProxies: env.TRUST_PROXY,
    issuer,
    embeddedProvider: env.OIDC_ISSUER === undefined,
    clientId: env.OIDC_CLIENT_ID,
    rolesClaim: env.CARELINE_ROLES_CLAIM,
    changePasswordUrl: env.OIDC_ISSUER
      ? (env.OIDC_CHANGE_PASSWORD_URL ?? null)
      : `${issuer}/dbconnections/change_password`,
    accountUrl: env.OIDC_ISSUER ? (env.OIDC_ACCOUNT_URL ?? null) : `${origin}/login/security`,
    connection: env.OIDC_CONNECTION,
    idleLockMinutes: env.CARELINE_IDLE_LOCK_MINUTES,
    keyDays: env.CARELINE_KEY_DAYS,
    smtpUrl: env.SMTP_URL,
    scanner: env.CLAMAV_URL === undefined ? undefined : readScannerAddress(env.CLAMAV_URL),
    mailFolder: hasFolder ? join(dataFolder, 'outbox') : undefined,
    mailFrom: env.CARELINE_MAIL_FROM ?? `no-reply@${new URL(origin).hostname}`,
    telephony: telephonyOf(env),
    sms: smsOf(env),
    payments: paymentsOf(env),
    webhooks: env.CARELINE_WEBHOOKS,
    push: env.CARELINE_PUSH,
    hasFhir: env.CARELINE_FHIR === 'on',
    charts: chartsOf(env),
    video: videoOf(env),
    retentionYears: env.CARELINE_RETENTION_YEARS,
    demo,
    logo: env.CARELINE_LOGO ?? null,
    privacyUrl: env.CARELINE_PRIVACY_URL ?? null,
    avatarBase: env.CARELINE_AVATAR === 'off' ? null : (env.CARELINE_AVATAR ?? AVATAR_PATH),
    appLinks: env.CARELINE_APP_LINKS ?? [],
    apps: env.CARELINE_APPS ?? (demo ? DEMO_APPS : []),
    retailPartner: env.CARELINE_RETAIL_PARTNER || null,
    eccClientIds: env.CARELINE_ECC_CLIENT_IDS ?? [],
    consultPath: env.CARELINE_CONSULT ?? null,
    logLevel: env.CARELINE_LOG ?? (process.stderr.isTTY ? 'warn' : 'info'),
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsToken: env.CARELINE_METRICS_TOKEN,
    logFormat: env.CARELINE_LOG_FORMAT ?? (process.stderr.isTTY ? 'text' : 'json'),
    appFolder: resolve(home, 'packages/console/app/dist'),
    elementsFolder: resolve(home, 'packages/elements/dist/cdn'),
    releasesFolder: hasFolder ? join(dataFolder, 'elements') : undefined,
    exportsFolder: hasFolder ? join(dataFolder, 'exports') : undefined,
  };
}

const OWN_FOLDER = join('packages', 'console', 'server');

/** Returns the root folder of this package; the running file is in its `src` or `dist`. */
function projectRoot(): string {
  const file = fileURLToPath(import.meta.url);
  const at = file.lastIndexOf(OWN_FOLDER);
  return at > 0 ? resolve(file.slice(0, at)) : process.cwd();
}
