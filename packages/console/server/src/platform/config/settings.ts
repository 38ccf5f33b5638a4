import type { ScannerAddress } from '../uploads/scanner-address.ts';
import type { ChartsSettings } from './charts-settings.ts';
import type { ConfiguredLink } from './console-environment.ts';

export const LOG_LEVELS = ['info', 'warn', 'error', 'off'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Whether browser notifications are sent. */
export const PUSH_SETTINGS = ['on', 'off'] as const;

/** Which addresses webhooks may be sent to. */
export const WEBHOOK_SETTINGS = ['public', 'private', 'off'] as const;
type WebhookSetting = (typeof WEBHOOK_SETTINGS)[number];

export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** An SMS provider. */
export interface SmsSettings {
  /** Base URL without a trailing slash. */
  readonly url: string;
  /** The file with the API key for the provider. */
  readonly keyFile: string;
  /** The file with the secret that signs the provider's webhooks. */
  readonly secretFile: string;
  /** The sender shown on the patient's phone. Undefined: the provider decides. */
  readonly sender: string | undefined;
  /** Timeout of a request. */
  readonly timeoutSeconds: number;
}

/** A provider on whose pages patients pay. */
export interface PaymentSettings {
  /** Base URL without a trailing slash. */
  readonly url: string;
  /** The file with the API key for the provider. */
  readonly keyFile: string;
  /** The file with the secret that signs the provider's webhooks. */
  readonly secretFile: string;
  /** Timeout of a request. */
  readonly timeoutSeconds: number;
}

/** A telephony provider. */
export interface TelephonySettings {
  /** Base URL without a trailing slash. */
  readonly url: string;
  /** The file with the API key for the provider. */
  readonly keyFile: string;
  /** The file with the secret that signs the provider's webhooks. */
  readonly secretFile: string;
  /** The number shown on the patient's phone. Undefined: the provider decides. */
  readonly callerId: string | undefined;
  /** How long it may take to answer. */
  readonly timeoutSeconds: number;
}

/** Video visits. */
export interface VideoSettings {
  /** URLs of STUN and TURN servers. */
  readonly ice: readonly string[];
  /** The file with the secret that TURN credentials are derived from. */
  readonly turnSecretFile: string | undefined;
  /** How long before its encounter a room opens, and how long after it the room closes. */
  readonly earlyMinutes: number;
  readonly lateMinutes: number;
  /** An external meeting provider that replaces the built-in video visits. */
  readonly meetings:
    | { readonly url: string; readonly secretFile: string; readonly appId: string }
    | undefined;
}

/** The settings of this server, read once from the environment and passed on. */
export interface Settings {
  readonly port: number;
  /** Origin of the partner's page next to a demo. Undefined if the server is not a sandbox. */
  readonly sandboxOrigin?: string;
  /** The address to listen on. Loopback if there are demo users. */
  readonly host: string;
  /** The public address without a trailing slash. Issuer, redirects, cookies and CSP are derived from it. */
  readonly origin: string;
  readonly dataFolder: string;
  /** Undefined: use the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Maximum number of database sessions of this process. */
  readonly poolSize: number;
  /** Number of our reverse proxies in front. 0: the client's address is the socket's. */
  readonly trustedProxies: number;
  readonly issuer: string;
  /** Whether `issuer` is the embedded identity provider. */
  readonly embeddedProvider: boolean;
  readonly clientId: string;
  readonly rolesClaim: string;
  /** Page for a forgotten password (specification 7.1). Null: the console does not offer one. */
  readonly changePasswordUrl: string | null;
  /** The provider's page for changing the password and second factor. Null: the console has no link to it. */
  readonly accountUrl: string | null;
  /** The provider's name for password accounts. */
  readonly connection: string;
  /** Minutes without input after which the console locks itself. 0: never. */
  readonly idleLockMinutes: number;
  /** The mail server with its credentials. Undefined: mails are written to the folder. */
  readonly smtpUrl: string | undefined;
  /** The virus scanner for uploads. Undefined: only size and type are checked. */
  readonly scanner: ScannerAddress | undefined;
  /** Age at which a signing key is replaced. */
  readonly keyDays: number;
  /** Folder for outgoing mails. Undefined: they wait in the database. */
  readonly mailFolder: string | undefined;
  /** Sender address of mails. */
  readonly mailFrom: string;
  /** Undefined: staff dial on their own devices; in a demo no call is made. */
  readonly telephony: TelephonySettings | undefined;
  /** Undefined: SMS wait, and in a demo none is sent. */
  readonly sms: SmsSettings | undefined;
  readonly payments: PaymentSettings | undefined;
  /** Whether partner webhooks may go to public addresses only, to private networks too, or nowhere. */
  readonly webhooks: WebhookSetting;
  /** Whether notifications are sent to push services of browsers. */
  readonly push: (typeof PUSH_SETTINGS)[number];
  /** Whether the FHIR API is on. */
  readonly hasFhir: boolean;
  /** External service for analytics charts. Undefined: the embedded service draws them all. */
  readonly charts: ChartsSettings | undefined;
  readonly video: VideoSettings;
  /** Years after the last entry that an erased patient's record is kept without a name. */
  readonly retentionYears: number;
  /** Whether to create demo users and accounts. */
  readonly demo: boolean;
  readonly logo: string | null;
  /** URLs of the privacy policy and terms. Null: there is none. */
  readonly privacyUrl: string | null;
  /** A path on this server or an external URL. Null: show initials. */
  readonly avatarBase: string | null;
  readonly appLinks: readonly ConfiguredLink[];
  readonly apps: readonly ConfiguredLink[];
  readonly retailPartner: string | null;
  /** Client ids whose sign-ins come from ECC (specification 2.5). */
  readonly eccClientIds: readonly string[];
  /** Console path of the Consult tab. Null: there is no such tab. */
  readonly consultPath: string | null;
  readonly logLevel: LogLevel;
  readonly logFormat: LogFormat;
  /** Token for readers of `/metrics`. Undefined: only this machine may read them. */
  readonly metricsToken: string | undefined;
  /** URL of the OpenTelemetry collector, without `/v1/traces`. Undefined: no traces. */
  readonly tracesEndpoint: string | undefined;
  /** Folder of the built console. */
  readonly appFolder: string;
  /** Folder of the built custom elements, for partner pages. */
  readonly elementsFolder: string;
  /**
   * Folder with earlier builds of the elements, for pages pinned to one. Undefined: only the current build is served.
   */
  readonly releasesFolder: string | undefined;
  /** Folder for bulk exports. Undefined: there are none, because several machines may share the database. */
  readonly exportsFolder: string | undefined;
}

/** An invalid setting. The message names it and says what to write instead. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`Careline cannot start with these settings:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}
