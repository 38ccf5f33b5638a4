import { safeContent } from '@careline/core/internal/charts';
import { SERVICE_NAMES, type ServiceBases } from '@careline/core/internal/http';
import { DEFAULT_CONNECTION } from '@careline/core/internal/identity';
import type { AppLink } from '@careline/core/internal/navigation';

/** The settings in `/config.json`, so that the same build runs anywhere. */
export interface ConsoleConfig {
  /** Shown after "Version" in the account menu. */
  readonly version: string;
  readonly buildId: string;
  readonly product: string;
  readonly services: ServiceBases;
  readonly oidc: {
    readonly authority: string;
    readonly clientId: string;
    readonly scopes: readonly string[];
    /** How a page load renews the session at the provider; if undefined, the provider's address decides. */
    readonly renewal: 'frame' | 'page' | undefined;
    /** Page for resetting a password; undefined if the provider has none. */
    readonly changePasswordUrl: string | undefined;
    /** The provider's page for changing a password and second factor. */
    readonly accountUrl: string | undefined;
    /** The provider's name for its account store. */
    readonly connection: string;
  };
  /** Idle minutes before the console locks; 0 for never. */
  readonly idleLockMinutes: number;
  readonly appLinks: readonly AppLink[];
  readonly consultPath: string | undefined;
  readonly appsDrawerItems: readonly AppLink[];
  readonly defaultLogo: string | undefined;
  readonly avatarBase: string | undefined;
  /** Privacy policy and terms; without it, they are shown as plain text. */
  readonly privacyUrl: string | undefined;
  readonly retailPartner: string | undefined;
  readonly eccClientIds: readonly string[];
  /** The demo accounts; empty outside a demo. */
  readonly demoPeople: readonly DemoPerson[];
  /** Origins, other than the console's own, that may serve framed charts. */
  readonly chartOrigins: readonly string[];
  /** `specification` if `services.data` is a third-party service without Careline's additions (specification 7.4). */
  readonly dataContract: 'careline' | 'specification';
  readonly locale: string;
}

/** An account that can sign in to a demo. */
export interface DemoPerson {
  readonly email: string;
  /** Falls back to the email address when an older server sends no name. */
  readonly name: string;
  readonly role: string | undefined;
}

/** The configuration could not be read. The message is for the server's operator; the page shows its own text. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fields(value: unknown, path: string): Fields {
  if (isFields(value)) return value;
  throw new ConfigError(`config.json: ${path} must be an object`);
}

function text(from: Fields, key: string, path = key): string {
  const value = from[key];
  if (typeof value === 'string' && value !== '') return value;
  throw new ConfigError(`config.json: ${path} must be a text that is not empty`);
}

const optionalText = (from: Fields, key: string): string | undefined => {
  const value = from[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function texts(from: Fields, key: string): readonly string[] {
  const value = from[key] ?? [];
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw new ConfigError(`config.json: ${key} must be a list of texts`);
}

/** Signed-in staff click these links, so script addresses such as `javascript:` are refused. */
function linkPath(link: Fields, path: string, key = 'path'): string {
  const address = text(link, key, path);
  if (safeContent(address, 'url', { origin: window.location.origin }) === undefined)
    throw new ConfigError(`config.json: ${path} must be a path, or an address of https, http, mailto or tel`);
  return address;
}

function links(value: unknown, path: string): readonly AppLink[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new ConfigError(`config.json: ${path} must be a list`);
  return value.map((item, index) => {
    const link = fields(item, `${path}[${index}]`);
    return {
      label: text(link, 'label', `${path}[${index}].label`),
      path: linkPath(link, `${path}[${index}].path`),
    };
  });
}

function services(value: unknown): ServiceBases {
  const bases = fields(value, 'services');
  const entries = SERVICE_NAMES.map((name) => [name, text(bases, name, `services.${name}`)] as const);
  return Object.fromEntries(entries) as ServiceBases;
}

/** Reads scopes from an array, or from a space-separated string as in OpenID Connect. */
function scopeList(value: unknown): readonly string[] {
  const scopes = typeof value === 'string' ? value.split(' ').filter(Boolean) : value;
  if (Array.isArray(scopes) && scopes.length > 0 && scopes.every((scope) => typeof scope === 'string')) {
    return scopes;
  }
  throw new ConfigError('config.json: oidc.scopes must be a list of scopes');
}

/** A shared desk in a ward is left unattended for longer than a bank counter. */
const IDLE_LOCK_MINUTES = 15;

function minutes(from: Fields, key: string, otherwise: number): number {
  const value = from[key] ?? otherwise;
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw new ConfigError(`config.json: ${key} must be a number of minutes, or 0 for never`);
}

function renewal(oidc: Fields): 'frame' | 'page' | undefined {
  const value = oidc.renewal ?? undefined;
  if (value === undefined || value === 'frame' || value === 'page') return value;
  throw new ConfigError('config.json: oidc.renewal must be "frame" or "page"');
}

function demoPerson(value: unknown): readonly DemoPerson[] {
  if (typeof value === 'string') return [{ email: value, name: value, role: undefined }];
  if (!isFields(value) || typeof value.email !== 'string') return [];
  const [role] = Array.isArray(value.roles) ? value.roles : [];
  const name = optionalText(value, 'name') ?? value.email;
  return [{ email: value.email, name, role: typeof role === 'string' ? role : undefined }];
}

function demoPeople(value: unknown): readonly DemoPerson[] {
  const people = isFields(value) ? (value.people ?? value.emails) : [];
  return Array.isArray(people) ? people.flatMap(demoPerson) : [];
}

function origins(value: unknown): readonly string[] {
  if (value === undefined || value === null) return [];
  const isOrigin = (one: unknown) =>
    typeof one === 'string' && URL.canParse(one) && new URL(one).origin === one;
  if (Array.isArray(value) && value.every(isOrigin)) return value;
  throw new ConfigError('config.json: chartOrigins must be a list of origins such as https://charts.example');
}

function dataContract(from: Fields): ConsoleConfig['dataContract'] {
  const value = from.dataContract ?? 'careline';
  if (value === 'careline' || value === 'specification') return value;
  throw new ConfigError('config.json: dataContract must be "careline" or "specification"');
}

/** Validates `/config.json`. The error names the wrong setting; unknown settings are ignored. */
export function readConfig(answer: unknown): ConsoleConfig {
  const config = fields(answer, 'the document');
  const oidc = fields(config.oidc, 'oidc');
  return {
    version: text(config, 'version'),
    buildId: optionalText(config, 'buildId') ?? '',
    product: text(config, 'product'),
    services: services(config.services),
    oidc: {
      authority: text(oidc, 'authority', 'oidc.authority'),
      clientId: text(oidc, 'clientId', 'oidc.clientId'),
      scopes: scopeList(oidc.scopes),
      renewal: renewal(oidc),
      changePasswordUrl: optionalText(oidc, 'changePasswordUrl'),
      accountUrl: oidc.accountUrl ? linkPath(oidc, 'oidc.accountUrl', 'accountUrl') : undefined,
      connection: optionalText(oidc, 'connection') ?? DEFAULT_CONNECTION,
    },
    idleLockMinutes: minutes(config, 'idleLockMinutes', IDLE_LOCK_MINUTES),
    appLinks: links(config.appLinks, 'appLinks'),
    consultPath: optionalText(config, 'consultPath'),
    appsDrawerItems: links(config.appsDrawerItems, 'appsDrawerItems'),
    defaultLogo: optionalText(config, 'defaultLogo'),
    avatarBase: optionalText(config, 'avatarBase'),
    privacyUrl: config.privacyUrl ? linkPath(config, 'privacyUrl', 'privacyUrl') : undefined,
    retailPartner: optionalText(config, 'retailPartner'),
    eccClientIds: texts(config, 'eccClientIds'),
    demoPeople: demoPeople(config.demo),
    chartOrigins: origins(config.chartOrigins),
    dataContract: dataContract(config),
    locale: optionalText(config, 'locale') ?? 'en',
  };
}

export async function loadConfig(fetch: typeof globalThis.fetch): Promise<ConsoleConfig> {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new ConfigError(`config.json: the server answered ${response.status}`);
  return readConfig(await response.json());
}
