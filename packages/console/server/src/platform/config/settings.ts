import type { ScannerAddress } from '../uploads/scanner-address.ts';
import type { ChartsSettings } from './charts-settings.ts';
import type { ConfiguredLink } from './console-environment.ts';

export const LOG_LEVELS = ['info', 'warn', 'error', 'off'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What is sent to partners, and how far. */
export const WEBHOOK_SETTINGS = ['public', 'private', 'off'] as const;
type WebhookSetting = (typeof WEBHOOK_SETTINGS)[number];

export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

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

/** Video visits. */
export interface VideoSettings {
  /** Addresses of STUN and TURN servers. */
  readonly ice: readonly string[];
  /** The file with the secret that credentials of the relay are made with. */
  readonly turnSecretFile: string | undefined;
  /** A room opens so long before its encounter and closes so long after it. */
  readonly earlyMinutes: number;
  readonly lateMinutes: number;
  /** A provider of one's own, where calls take place instead. */
  readonly meetings:
    | { readonly url: string; readonly secretFile: string; readonly appId: string }
    | undefined;
}

/** How this server runs; read once from the environment and passed on. */
export interface Settings {
  readonly port: number;
  /** The partner's page beside a demo; undefined where the server is no sandbox. */
  readonly sandboxOrigin?: string;
  /** The address to listen on; loopback wherever there are demo people. */
  readonly host: string;
  /** The public address, without a slash at the end: issuer, redirects, cookies and CSP follow from it. */
  readonly origin: string;
  readonly dataFolder: string;
  /** Undefined: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Most sessions of the database server that this process opens. */
  readonly poolSize: number;
  /** How many reverse proxies of ours stand in front; 0: the client's address is the socket's. */
  readonly trustedProxies: number;
  readonly issuer: string;
  /** Whether `issuer` is the provider in this process. */
  readonly embeddedProvider: boolean;
  readonly clientId: string;
  readonly rolesClaim: string;
  /** Where a new password is asked for (specification 7.1); null: the console offers no such thing. */
  readonly changePasswordUrl: string | null;
  /** The provider's page where a person changes their password and second step; null: the console leads to none. */
  readonly accountUrl: string | null;
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
  /** Where webhooks of partners may lead: to public addresses, into the own networks too, or nowhere. */
  readonly webhooks: WebhookSetting;
  /** Who draws analytics charts beside the embedded service; undefined: that one draws them all. */
  readonly charts: ChartsSettings | undefined;
  readonly video: VideoSettings;
  /** How long the record of an erased patient is kept without a name after its last entry. */
  readonly retentionYears: number;
  /** Whether demo people and accounts are made. */
  readonly demo: boolean;
  readonly logo: string | null;
  /** Where the privacy policy and the terms are; null: nowhere. */
  readonly privacyUrl: string | null;
  /** A path of the server, or an address elsewhere; null: initials. */
  readonly avatarBase: string | null;
  /** Tabs of the top bar. */
  readonly appLinks: readonly ConfiguredLink[];
  /** Items of the apps drawer. */
  readonly apps: readonly ConfiguredLink[];
  readonly retailPartner: string | null;
  /** Client ids whose sign-ins are of ECC (specification 2.5). */
  readonly eccClientIds: readonly string[];
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

/** A setting that cannot be used; the message says which one and what to write instead. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`Careline cannot start with these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}
