import type { Environment } from './environment.ts';

type VariableName = keyof Environment | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME';

/** A setting as shown by `--help` and in docs/operations/settings.md. */
export interface SettingRow {
  readonly name: VariableName;
  readonly meaning: string;
  /** The behaviour when unset; empty if there is none. */
  readonly unset: string;
  /** The page under docs/operations with more about it. */
  readonly page?: string;
}

const row = (name: VariableName, meaning: string, unset: string, page?: string): SettingRow => ({
  name,
  meaning,
  unset,
  ...(page === undefined ? {} : { page }),
});

const SERVER: readonly SettingRow[] = [
  row('PORT', 'port to listen on', '4400'),
  row('CARELINE_HOST', 'address to listen on', '127.0.0.1 in a demo, else all'),
  row(
    'CARELINE_ORIGIN',
    'address people open, such as https://careline.example',
    'http://localhost:PORT in a demo, else required',
    'proxy.md',
  ),
  row('TRUST_PROXY', 'number of your reverse proxies that set X-Forwarded-For', '0', 'proxy.md'),
  row(
    'CARELINE_LOG',
    'info, warn, error or off; no patient data at any level',
    'warn on a terminal, else info',
    'monitoring.md#logs',
  ),
  row('CARELINE_LOG_FORMAT', 'json or text', 'text on a terminal, else json', 'monitoring.md#logs'),
  row(
    'CARELINE_METRICS_TOKEN',
    'Bearer token of /metrics',
    'only this machine reads them',
    'monitoring.md#metrics',
  ),
  row(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'OpenTelemetry collector that traces are sent to, such as http://otel:4318',
    'no traces',
    'monitoring.md#traces',
  ),
  row('OTEL_EXPORTER_OTLP_HEADERS', 'headers for that collector', 'none', 'monitoring.md#traces'),
  row('OTEL_SERVICE_NAME', 'service name in traces', 'careline', 'monitoring.md#traces'),
];

const STORE: readonly SettingRow[] = [
  row('CARELINE_DATA', 'folder of the embedded database', '.careline'),
  row(
    'DATABASE_URL',
    'PostgreSQL server (15 or newer), or several, in place of the embedded database',
    'the embedded database',
    'database.md#postgresql',
  ),
  row('DATABASE_POOL_SIZE', 'maximum sessions of that server per process', '10', 'database.md#postgresql'),
  row('CARELINE_DEMO', 'off: no demo people and accounts', 'on for an embedded data folder'),
  row('CARELINE_RETENTION_YEARS', 'years the record of an erased patient is stored without a name', '3'),
  row(
    'CLAMAV_URL',
    'clamd that scans uploaded files, such as tcp://127.0.0.1:3310',
    'only size and type are checked',
    'files.md#uploads',
  ),
];

const IDENTITY: readonly SettingRow[] = [
  row('OIDC_ISSUER', 'OpenID provider of your own', 'the embedded one', 'identity-provider.md'),
  row('OIDC_CLIENT_ID', "Careline's client id at that provider", 'careline-console', 'identity-provider.md'),
  row(
    'OIDC_CHANGE_PASSWORD_URL',
    "that provider's endpoint for password resets",
    'the console does not offer it',
  ),
  row(
    'OIDC_CONNECTION',
    "that provider's name for accounts with a password",
    'Username-Password-Authentication',
  ),
  row(
    'OIDC_ACCOUNT_URL',
    "that provider's page where people change password and second step",
    'no such entry in the account menu',
  ),
  row('CARELINE_ROLES_CLAIM', 'name of the roles claim', 'https://careline.example/roles'),
  row('CARELINE_KEY_DAYS', 'age in days at which signing keys are replaced', '90', 'backup.md#keys'),
  row('CARELINE_IDLE_LOCK_MINUTES', 'idle minutes after which the console locks; 0: never', '15'),
];

const CONSOLE: readonly SettingRow[] = [
  row(
    'CARELINE_LOGO',
    'address of a picture for the top bar, where an administrator sets none',
    "Careline's own",
    'administration.md#the-organisation',
  ),
  row('CARELINE_AVATAR', 'base address of an avatar service; off: initials', 'drawn by Careline'),
  row('CARELINE_PRIVACY_URL', 'address of the privacy policy and the terms', 'named without a link'),
  row(
    'CARELINE_CONSULT',
    'console path of the Consult tab, for people with the app scope consult',
    'no such tab',
  ),
  row(
    'CARELINE_APP_LINKS',
    'tabs of the top bar, such as Alerts=/doctor/pwa_alerts; Messages=/prohealth/messages',
    'none',
  ),
  row('CARELINE_APPS', 'items of the apps drawer, in the same format', 'no drawer outside the demo'),
  row('CARELINE_RETAIL_PARTNER', 'name of the retail partner whose prescriptions are validated', 'none'),
  row('CARELINE_ECC_CLIENT_IDS', 'client ids of ECC sign-ins, separated by a comma', 'none'),
];

const MESSAGES: readonly SettingRow[] = [
  row(
    'SMTP_URL',
    'mail server, such as smtps://user:password@host:465',
    'mails wait in CARELINE_DATA/outbox',
    'calls-and-messages.md#mail',
  ),
  row('CARELINE_MAIL_FROM', 'sender of mails', "no-reply@ the origin's host", 'calls-and-messages.md#mail'),
  row(
    'CARELINE_SMS_URL',
    'SMS provider, such as https://sms.example/v1',
    'SMS wait',
    'calls-and-messages.md#sms-and-e-mails-to-patients',
  ),
  row('CARELINE_SMS_KEY_FILE', 'file with the key for that provider', ''),
  row('CARELINE_SMS_SECRET_FILE', 'file with the secret that provider signs its events with', ''),
  row('CARELINE_SMS_SENDER', 'header or number that phones show, such as CRELNE', "the provider's"),
  row('CARELINE_SMS_TIMEOUT_SECONDS', 'seconds that provider may take to answer', '10'),
  row(
    'CARELINE_PAYMENTS_URL',
    'payment provider, such as https://payments.example/v1',
    'nothing is paid online',
    'calls-and-messages.md#online-payments',
  ),
  row('CARELINE_PAYMENTS_KEY_FILE', 'file with the key for that provider', ''),
  row('CARELINE_PAYMENTS_SECRET_FILE', 'file with the secret that provider signs its events with', ''),
  row('CARELINE_PAYMENTS_TIMEOUT_SECONDS', 'seconds that provider may take to answer', '10'),
];

const CALLS: readonly SettingRow[] = [
  row(
    'CARELINE_TELEPHONY_URL',
    'telephony provider that dials, such as https://calls.example/v1',
    'people dial themselves',
    'calls-and-messages.md#a-telephony-provider',
  ),
  row('CARELINE_TELEPHONY_KEY_FILE', 'file with the key for that provider', ''),
  row('CARELINE_TELEPHONY_SECRET_FILE', 'file with the secret that provider signs its events with', ''),
  row('CARELINE_TELEPHONY_CALLER_ID', 'number that patients see', "the provider's"),
  row('CARELINE_TELEPHONY_TIMEOUT_SECONDS', 'seconds that provider may take to answer', '10'),
  row(
    'CARELINE_VIDEO_ICE',
    'STUN and TURN servers, separated by blanks',
    'browsers meet in one network only',
    'calls-and-messages.md#video-visits',
  ),
  row(
    'CARELINE_VIDEO_TURN_SECRET_FILE',
    "file with the secret of those TURN servers (coturn's static-auth-secret)",
    '',
  ),
  row('CARELINE_VIDEO_EARLY_MINUTES', 'minutes a room opens before its consultation', '30'),
  row('CARELINE_VIDEO_LATE_MINUTES', 'minutes a room stays open after its consultation', '60'),
  row(
    'CARELINE_VIDEO_URL',
    'video provider of your own, such as https://meet.example/{room}?jwt={token}',
    'calls take place in Careline',
    'calls-and-messages.md#video-visits',
  ),
  row('CARELINE_VIDEO_SECRET_FILE', 'file with the secret that tokens for that provider are signed with', ''),
  row('CARELINE_VIDEO_APP_ID', 'issuer and audience of those tokens', 'careline'),
];

const PARTNERS: readonly SettingRow[] = [
  row(
    'CARELINE_WEBHOOKS',
    'networks that webhooks and identity providers of partners may use: public, private (private networks too) or off',
    'public',
    'partners.md#webhooks',
  ),
  row(
    'CARELINE_PUSH',
    'whether browser notifications are sent to push services: on or off',
    'on',
    'calls-and-messages.md#notifications-to-staff',
  ),
  row('CARELINE_FHIR', 'whether other systems may read through the FHIR API: on or off', 'on', '../fhir.md'),
  row('CARELINE_CHARTS_URL', 'charts service of your own', 'Careline draws charts', 'charts.md'),
  row('CARELINE_CHARTS_KIND', 'metabase, grafana or signed', ''),
  row('CARELINE_CHARTS_SECRET_FILE', 'file with the secret that chart addresses are signed with', ''),
  row('CARELINE_CHARTS_TOPICS', 'where it has each topic, such as gender=12 bmi=question/13', ''),
];

/** Every variable that a Careline process reads, in the order in which people usually set them. */
export const SETTING_ROWS: readonly SettingRow[] = [
  ...SERVER,
  ...STORE,
  ...IDENTITY,
  ...CONSOLE,
  ...MESSAGES,
  ...CALLS,
  ...PARTNERS,
];

const LONGEST_NAME = Math.max(...SETTING_ROWS.map(({ name }) => name.length));

/** Formats the settings for `--help`, one per line. */
export const settingsHelp = (): string =>
  SETTING_ROWS.map(
    ({ name, meaning, unset }) =>
      `  ${name.padEnd(LONGEST_NAME)}  ${meaning}${unset === '' ? '' : ` (${unset})`}`,
  ).join('\n');

/** Formats the settings as the table in docs/operations/settings.md. */
export const settingsTable = (): string =>
  [
    '| variable | meaning | without it |',
    '|---|---|---|',
    ...SETTING_ROWS.map(
      ({ name, meaning, unset, page }) =>
        `| ${page === undefined ? `\`${name}\`` : `[\`${name}\`](${page})`} | ${meaning} | ${unset} |`,
    ),
  ].join('\n');
