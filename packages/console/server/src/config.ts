import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_CONNECTION } from '@careline/core/identity';
import * as v from 'valibot';
import { CHARTS_KINDS, type ChartsSettings, readChartPlaces } from './charts/charts-settings.ts';
import { isSmtpUrl } from './mail/smtp-url.ts';
import { readScannerAddress, type ScannerAddress } from './uploads/scanner-address.ts';

/** How this server runs; read once from the environment and passed on. */
export interface Settings {
  readonly port: number;
  /** The address to listen on; loopback wherever there are demo people. */
  readonly host: string;
  /** The public address, without a slash at the end: issuer, redirects, cookies and CSP follow from it. */
  readonly origin: string;
  readonly dataFolder: string;
  /** Undefined: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** How many reverse proxies of ours stand in front; 0: the client's address is the socket's. */
  readonly trustedProxies: number;
  readonly issuer: string;
  /** Whether `issuer` is the provider in this process. */
  readonly embeddedProvider: boolean;
  readonly clientId: string;
  readonly rolesClaim: string;
  /** Where a new password is asked for (specification 7.1); null: the console offers no such thing. */
  readonly changePasswordUrl: string | null;
  /** What the provider calls the accounts with a password. */
  readonly connection: string;
  /** The console locks itself after so many minutes without a hand on it; 0: never. */
  readonly idleLockMinutes: number;
  /** The mail server, with what it is told to let us in; undefined: mails are put into the folder. */
  readonly smtpUrl: string | undefined;
  /** The virus scanner for uploaded files; undefined: only their size and type are looked at. */
  readonly scanner: ScannerAddress | undefined;
  /** Age at which a signing key is replaced. */
  readonly keyDays: number;
  /** Where mails are put for whoever sends them; undefined: they wait in the database. */
  readonly mailFolder: string | undefined;
  /** The address mails come from. */
  readonly mailFrom: string;
  /** Who dials; undefined: people on devices of theirs, in a demo nobody. */
  readonly telephony: TelephonySettings | undefined;
  /** Who carries SMS to patients; undefined: they wait, in a demo nobody. */
  readonly sms: SmsSettings | undefined;
  /** Who draws analytics charts beside the embedded service; undefined: that one draws them all. */
  readonly charts: ChartsSettings | undefined;
  /** How long the record of an erased patient is kept without a name after its last entry. */
  readonly retentionYears: number;
  /** Whether demo people and accounts are made. */
  readonly demo: boolean;
  readonly logo: string | null;
  readonly avatarBase: string | null;
  /** Path of the console where the Consult tab leads; null: there is no such tab. */
  readonly consultPath: string | null;
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat;
  /** What readers of `/metrics` send; undefined: only this machine reads them. */
  readonly metricsToken: string | undefined;
  /** The collector of OpenTelemetry that traces are sent to, without `/v1/traces`; undefined: there are none. */
  readonly tracesEndpoint: string | undefined;
  /** The built console. */
  readonly appFolder: string;
  /** The built custom elements, for pages of partners. */
  readonly elementsFolder: string;
  /** Where earlier builds of them are kept for pages that name one; undefined: they end with the build. */
  readonly releasesFolder: string | undefined;
}

/** A provider of SMS. */
export interface SmsSettings {
  /** Base address, without a slash at the end. */
  readonly url: string;
  /** The file with the key that it knows us by. */
  readonly keyFile: string;
  /** The file with the secret that it signs its news with. */
  readonly secretFile: string;
  /** What the patient's phone shows; undefined: the provider decides. */
  readonly sender: string | undefined;
  /** How long it may take to answer. */
  readonly timeoutSeconds: number;
}

/** A telephony provider. */
export interface TelephonySettings {
  /** Base address, without a slash at the end. */
  readonly url: string;
  /** The file with the key that it knows us by. */
  readonly keyFile: string;
  /** The file with the secret that it signs its news with. */
  readonly secretFile: string;
  /** What the patient's phone shows; undefined: the provider decides. */
  readonly callerId: string | undefined;
  /** How long it may take to answer. */
  readonly timeoutSeconds: number;
}

export const LOG_LEVELS = ['info', 'warn', 'error', 'off'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** A setting that cannot be used; the message says which one and what to write instead. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`Careline cannot start with these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
export const isLoopback = (host: string): boolean => LOOPBACK.has(host);

const webAddress = (what: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => /^https?:\/\//.test(text) && URL.canParse(text), what),
    v.transform((text) => text.replace(/\/+$/, '')),
  );

const originSchema = v.pipe(
  webAddress('CARELINE_ORIGIN must be an address such as https://careline.example'),
  v.check(
    (text) => URL.canParse(text) && new URL(text).origin === text.toLowerCase(),
    'CARELINE_ORIGIN must be scheme, host and port only, without a path',
  ),
  v.toLowerCase(),
);

const port = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,5}$/.test(text) && +text >= 1 && +text <= 65_535, 'PORT must be 1 to 65535'),
  v.transform(Number),
);

/** No address of elsewhere: a link that begins with two slashes leaves the console. */
const consolePath = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\/(?!\/)[^\s\\?#]*$/, 'CARELINE_CONSULT must be a path of the console such as /consult'),
);

const LONGEST_IDLE_MINUTES = 1_440;
const idleLock = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{1,4}$/.test(text) && +text <= LONGEST_IDLE_MINUTES,
    'CARELINE_IDLE_LOCK_MINUTES must be 0 (never) to 1440',
  ),
  v.transform(Number),
);

/** RFC 6750: a token68, long enough not to be guessed. */
const metricsToken = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^[A-Za-z0-9\-._~+/]{20,200}=*$/,
    'CARELINE_METRICS_TOKEN must be 20 to 200 letters, digits or -._~+/',
  ),
);

const keyDays = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,4}$/.test(text) && +text >= 1, 'CARELINE_KEY_DAYS must be 1 to 9999'),
  v.transform(Number),
);

/** Indian Medical Council (Professional Conduct, Etiquette and Ethics) Regulations 2002, 1.3.1: three years. */
const DEFAULT_RETENTION_YEARS = '3';
const retentionYears = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{1,3}$/.test(text) && +text >= 1 && +text <= 100,
    'CARELINE_RETENTION_YEARS must be 1 to 100',
  ),
  v.transform(Number),
);

/** HTTPS, but on this machine: patients' numbers go there, and the key that dials or writes. */
const providerUrl = (name: string, example: string) =>
  v.pipe(
    webAddress(`${name} must be an address such as ${example}`),
    v.check(
      (text) => text.startsWith('https:') || isLoopback(new URL(text).hostname),
      `${name} must begin with https:`,
    ),
  );

const providerTimeout = (name: string) =>
  v.pipe(
    v.string(),
    v.check((text) => /^\d{1,2}$/.test(text) && +text >= 1 && +text <= 50, `${name} must be 1 to 50`),
    v.transform(Number),
  );

const environmentSchema = v.object({
  CARELINE_TELEPHONY_URL: v.optional(providerUrl('CARELINE_TELEPHONY_URL', 'https://calls.example/v1')),
  CARELINE_TELEPHONY_KEY_FILE: v.optional(v.string()),
  CARELINE_TELEPHONY_SECRET_FILE: v.optional(v.string()),
  CARELINE_TELEPHONY_CALLER_ID: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\+?[0-9]{3,15}$/, 'CARELINE_TELEPHONY_CALLER_ID must be a number such as +911140000000'),
    ),
  ),
  CARELINE_TELEPHONY_TIMEOUT_SECONDS: v.optional(providerTimeout('CARELINE_TELEPHONY_TIMEOUT_SECONDS'), '10'),
  CARELINE_SMS_URL: v.optional(providerUrl('CARELINE_SMS_URL', 'https://sms.example/v1')),
  CARELINE_SMS_KEY_FILE: v.optional(v.string()),
  CARELINE_SMS_SECRET_FILE: v.optional(v.string()),
  CARELINE_SMS_SENDER: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^(\+?[0-9]{3,15}|[A-Za-z0-9]{3,11})$/,
        'CARELINE_SMS_SENDER must be a header such as CRELNE, or a number',
      ),
    ),
  ),
  CARELINE_SMS_TIMEOUT_SECONDS: v.optional(providerTimeout('CARELINE_SMS_TIMEOUT_SECONDS'), '10'),
  CARELINE_CHARTS_URL: v.optional(providerUrl('CARELINE_CHARTS_URL', 'https://charts.example')),
  CARELINE_CHARTS_KIND: v.optional(
    v.picklist(CHARTS_KINDS, `CARELINE_CHARTS_KIND must be ${CHARTS_KINDS.join(', ')}`),
  ),
  CARELINE_CHARTS_SECRET_FILE: v.optional(v.string()),
  CARELINE_CHARTS_TOPICS: v.optional(v.string()),
  PORT: v.optional(port, '4400'),
  CARELINE_HOST: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('CARELINE_HOST must not be empty'))),
  CARELINE_DATA: v.optional(v.pipe(v.string(), v.nonEmpty('CARELINE_DATA must name a folder'))),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
        'DATABASE_URL must be an address such as postgresql://user:password@host:5432/careline',
      ),
    ),
  ),
  CARELINE_ORIGIN: v.optional(originSchema),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d$/, 'TRUST_PROXY must be the number of your reverse proxies, 0 to 9'),
      v.transform(Number),
    ),
    '0',
  ),
  OIDC_ISSUER: v.optional(webAddress('OIDC_ISSUER must be the address of an OpenID provider')),
  OIDC_CLIENT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'OIDC_CLIENT_ID must be visible ASCII')),
    'careline-console',
  ),
  OIDC_CHANGE_PASSWORD_URL: v.optional(
    webAddress('OIDC_CHANGE_PASSWORD_URL must be the address of the provider’s change-password endpoint'),
  ),
  OIDC_CONNECTION: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/, 'OIDC_CONNECTION must be visible ASCII')),
    DEFAULT_CONNECTION,
  ),
  CARELINE_IDLE_LOCK_MINUTES: v.optional(idleLock, '15'),
  CARELINE_MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+$/, 'CARELINE_MAIL_FROM must be an e-mail address'),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        isSmtpUrl,
        'SMTP_URL must be an address such as smtps://user:password@host:465 or smtp://user:password@host:587',
      ),
    ),
  ),
  CLAMAV_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => readScannerAddress(text) !== undefined,
        'CLAMAV_URL must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
      ),
    ),
  ),
  CARELINE_KEY_DAYS: v.optional(keyDays, '90'),
  CARELINE_RETENTION_YEARS: v.optional(retentionYears, DEFAULT_RETENTION_YEARS),
  CARELINE_ROLES_CLAIM: v.optional(v.string(), 'https://careline.example/roles'),
  CARELINE_DEMO: v.optional(v.picklist(['on', 'off'], 'CARELINE_DEMO must be on or off')),
  CARELINE_LOGO: v.optional(webAddress('CARELINE_LOGO must be the address of a picture')),
  CARELINE_AVATAR: v.optional(webAddress('CARELINE_AVATAR must be the base address of an avatar service')),
  CARELINE_CONSULT: v.optional(consolePath),
  CARELINE_LOG: v.optional(v.picklist(LOG_LEVELS, `CARELINE_LOG must be ${LOG_LEVELS.join(', ')}`)),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    webAddress('OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector such as http://otel:4318'),
  ),
  CARELINE_METRICS_TOKEN: v.optional(metricsToken),
  CARELINE_LOG_FORMAT: v.optional(v.picklist(LOG_FORMATS, 'CARELINE_LOG_FORMAT must be json or text')),
});

type Environment = v.InferOutput<typeof environmentSchema>;

/** What does not fit together, each with what to do. */
function contradictions(env: Environment, serving: boolean): string[] {
  const problems: string[] = [];
  const real = env.DATABASE_URL ?? env.OIDC_ISSUER;
  const demo = env.CARELINE_DEMO ?? (real === undefined ? 'on' : 'off');
  if (demo === 'on' && real !== undefined) {
    problems.push('CARELINE_DEMO=on makes demo people; leave it out with DATABASE_URL or OIDC_ISSUER.');
  }
  if (env.OIDC_CHANGE_PASSWORD_URL !== undefined && env.OIDC_ISSUER === undefined) {
    problems.push('OIDC_CHANGE_PASSWORD_URL belongs to OIDC_ISSUER: the embedded provider has its own.');
  }
  if (serving && demo === 'off' && env.CARELINE_ORIGIN === undefined) {
    problems.push(
      'CARELINE_ORIGIN is missing: set it to the address people open, as in https://careline.example',
    );
  }
  if (demo === 'on' && env.CARELINE_ORIGIN && !isLoopback(new URL(env.CARELINE_ORIGIN).hostname)) {
    problems.push('CARELINE_ORIGIN is public, but there are demo accounts: set CARELINE_DEMO=off as well.');
  }
  if (demo === 'on' && env.CARELINE_HOST && !isLoopback(env.CARELINE_HOST)) {
    problems.push('CARELINE_HOST opens the demo accounts to the network: set CARELINE_DEMO=off as well.');
  }
  if (demo === 'on' && env.CARELINE_TELEPHONY_URL !== undefined) {
    problems.push(
      'CARELINE_TELEPHONY_URL would ring the invented numbers of the demo: set CARELINE_DEMO=off as well.',
    );
  }
  if (demo === 'on' && env.CARELINE_SMS_URL !== undefined) {
    problems.push(
      'CARELINE_SMS_URL would write to the invented numbers of the demo: set CARELINE_DEMO=off as well.',
    );
  }
  return [...problems, ...providerContradictions(env), ...chartFaults(env)];
}

/** What is wrong with where a charts service has its topics, or with where it is. */
function chartFaults(env: Environment): string[] {
  const { CARELINE_CHARTS_URL: url, CARELINE_CHARTS_KIND: kind, CARELINE_CHARTS_TOPICS: topics } = env;
  const places = kind && topics ? readChartPlaces(topics, kind) : undefined;
  const own = env.CARELINE_ORIGIN ?? `http://localhost:${env.PORT}`;
  return [
    ...(typeof places === 'string' ? [places] : []),
    // Its pages run scripts in a frame: on our own origin they would be pages of ours.
    ...(url && new URL(url).origin === new URL(own).origin
      ? ['CARELINE_CHARTS_URL must be on another origin than Careline.']
      : []),
  ];
}

/** The parts of a provider belong together. */
const PROVIDERS = [
  {
    kind: 'a telephony provider',
    needed: ['CARELINE_TELEPHONY_URL', 'CARELINE_TELEPHONY_KEY_FILE', 'CARELINE_TELEPHONY_SECRET_FILE'],
    parts: 'address, key and secret',
  },
  {
    kind: 'a provider of SMS',
    needed: ['CARELINE_SMS_URL', 'CARELINE_SMS_KEY_FILE', 'CARELINE_SMS_SECRET_FILE'],
    parts: 'address, key and secret',
  },
  {
    kind: 'a charts service',
    needed: [
      'CARELINE_CHARTS_URL',
      'CARELINE_CHARTS_KIND',
      'CARELINE_CHARTS_SECRET_FILE',
      'CARELINE_CHARTS_TOPICS',
    ],
    parts: 'address, kind, secret and topics',
  },
] as const;

const providerContradictions = (env: Environment): string[] =>
  PROVIDERS.flatMap(({ kind, needed, parts }) => {
    const missing = needed.filter((name) => env[name] === undefined);
    if (missing.length === 0 || missing.length === needed.length) return [];
    return [`${missing.join(' and ')} must be set too: ${kind} needs ${parts}.`];
  });

function telephonyOf(env: Environment): TelephonySettings | undefined {
  const { CARELINE_TELEPHONY_URL: url, CARELINE_TELEPHONY_KEY_FILE: keyFile } = env;
  const { CARELINE_TELEPHONY_SECRET_FILE: secretFile } = env;
  if (!url || !keyFile || !secretFile) return undefined;
  return {
    url,
    keyFile,
    secretFile,
    callerId: env.CARELINE_TELEPHONY_CALLER_ID,
    timeoutSeconds: env.CARELINE_TELEPHONY_TIMEOUT_SECONDS,
  };
}

function smsOf(env: Environment): SmsSettings | undefined {
  const { CARELINE_SMS_URL: url, CARELINE_SMS_KEY_FILE: keyFile, CARELINE_SMS_SECRET_FILE: secretFile } = env;
  if (!url || !keyFile || !secretFile) return undefined;
  const { CARELINE_SMS_SENDER: sender, CARELINE_SMS_TIMEOUT_SECONDS: timeoutSeconds } = env;
  return { url, keyFile, secretFile, sender, timeoutSeconds };
}

function chartsOf(env: Environment): ChartsSettings | undefined {
  const { CARELINE_CHARTS_URL: url, CARELINE_CHARTS_KIND: kind, CARELINE_CHARTS_TOPICS: text } = env;
  const { CARELINE_CHARTS_SECRET_FILE: secretFile } = env;
  if (!url || !kind || !text || !secretFile) return undefined;
  const topics = readChartPlaces(text, kind);
  return typeof topics === 'string' ? undefined : { kind, url, secretFile, topics };
}

/** An empty variable counts as left out: that is how shells and compose files unset one. */
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
  /** The project's root, where `.careline` and the built console lie. */
  readonly home?: string;
  /** False for commands that only work on the database: they need no public address. */
  readonly serving?: boolean;
}

/**
 * Reads the settings.
 * @throws SettingsError naming every setting that cannot be used
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
  // A PostgreSQL server may be shared by machines; only a folder that was named is one to look into.
  const hasFolder = env.DATABASE_URL === undefined || env.CARELINE_DATA !== undefined;
  return {
    port: env.PORT,
    host: env.CARELINE_HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    origin,
    dataFolder,
    databaseUrl: env.DATABASE_URL,
    trustedProxies: env.TRUST_PROXY,
    issuer,
    embeddedProvider: env.OIDC_ISSUER === undefined,
    clientId: env.OIDC_CLIENT_ID,
    rolesClaim: env.CARELINE_ROLES_CLAIM,
    changePasswordUrl: env.OIDC_ISSUER
      ? (env.OIDC_CHANGE_PASSWORD_URL ?? null)
      : `${issuer}/dbconnections/change_password`,
    connection: env.OIDC_CONNECTION,
    idleLockMinutes: env.CARELINE_IDLE_LOCK_MINUTES,
    keyDays: env.CARELINE_KEY_DAYS,
    smtpUrl: env.SMTP_URL,
    scanner: env.CLAMAV_URL === undefined ? undefined : readScannerAddress(env.CLAMAV_URL),
    mailFolder: hasFolder ? join(dataFolder, 'outbox') : undefined,
    mailFrom: env.CARELINE_MAIL_FROM ?? `no-reply@${new URL(origin).hostname}`,
    telephony: telephonyOf(env),
    sms: smsOf(env),
    charts: chartsOf(env),
    retentionYears: env.CARELINE_RETENTION_YEARS,
    demo,
    logo: env.CARELINE_LOGO ?? null,
    avatarBase: env.CARELINE_AVATAR ?? null,
    consultPath: env.CARELINE_CONSULT ?? null,
    logLevel: env.CARELINE_LOG ?? (process.stderr.isTTY ? 'warn' : 'info'),
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsToken: env.CARELINE_METRICS_TOKEN,
    logFormat: env.CARELINE_LOG_FORMAT ?? (process.stderr.isTTY ? 'text' : 'json'),
    appFolder: resolve(home, 'packages/console/app/dist'),
    elementsFolder: resolve(home, 'packages/elements/dist/cdn'),
    releasesFolder: hasFolder ? join(dataFolder, 'elements') : undefined,
  };
}

/** `src/` and the bundle's `dist/` lie equally deep. */
function projectRoot(): string {
  return resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');
}
