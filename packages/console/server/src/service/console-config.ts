import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ServiceBases, serviceBasesUnder } from '@careline/core/internal/http';
import { PRODUCT_VERSION } from '@careline/core/internal/preferences';
import type { Settings } from '../platform/config/config.ts';

/** The content of `/config.json`, which the console reads first. Nothing in it is secret. */
export interface ConsoleConfig {
  readonly version: string;
  /** Changes with every build of the console; null if none is built. */
  readonly buildId: string | null;
  readonly product: string;
  readonly services: ServiceBases;
  readonly oidc: {
    readonly authority: string;
    readonly clientId: string;
    readonly scopes: string;
    readonly rolesClaim: string;
    /** Null: the provider has no page for resetting the password. */
    readonly changePasswordUrl: string | null;
    /** Null: the provider has no page for changing password and second factor. */
    readonly accountUrl: string | null;
    readonly connection: string;
  };
  /** 0: never. */
  readonly idleLockMinutes: number;
  readonly appLinks: readonly { readonly label: string; readonly path: string }[];
  /** Path of the tab for users with the app scope `consult` (specification 2.5). Null: no tab. */
  readonly consultPath: string | null;
  readonly appsDrawerItems: readonly { readonly label: string; readonly path: string }[];
  /** Null: the console's default logo. */
  readonly defaultLogo: string | null;
  /** Null: initials instead of pictures. */
  readonly avatarBase: string | null;
  /** Null: the policy is mentioned without a link. */
  readonly privacyUrl: string | null;
  /** Name of the retail partner shown next to its service. Null: only the service. */
  readonly retailPartner: string | null;
  readonly eccClientIds: readonly string[];
  /** Origins, besides the console's own, that charts may be framed from. */
  readonly chartOrigins: readonly string[];
  readonly locale: string;
  /** The demo accounts and their addresses; null on a server with real users. */
  readonly demo: {
    readonly emails: readonly string[];
    readonly people: readonly {
      readonly email: string;
      readonly name: string;
      readonly roles: readonly string[];
    }[];
  } | null;
}

async function buildId(appFolder: string): Promise<string | null> {
  const page = await readFile(join(appFolder, 'index.html')).catch(() => null);
  return page && createHash('sha256').update(page).digest('hex').slice(0, 8);
}

export async function consoleConfig(settings: Settings, demo: ConsoleConfig['demo']): Promise<ConsoleConfig> {
  const services = serviceBasesUnder('/api');
  return {
    version: PRODUCT_VERSION,
    buildId: await buildId(settings.appFolder),
    product: 'Careline',
    services: settings.avatarBase ? { ...services, avatar: settings.avatarBase } : services,
    oidc: {
      authority: settings.issuer,
      clientId: settings.clientId,
      scopes: 'openid profile email access:appointments',
      rolesClaim: settings.rolesClaim,
      changePasswordUrl: settings.changePasswordUrl,
      accountUrl: settings.accountUrl,
      connection: settings.connection,
    },
    idleLockMinutes: settings.idleLockMinutes,
    appLinks: settings.appLinks,
    consultPath: settings.consultPath,
    appsDrawerItems: settings.apps,
    defaultLogo: settings.logo,
    avatarBase: settings.avatarBase,
    privacyUrl: settings.privacyUrl,
    retailPartner: settings.retailPartner,
    eccClientIds: settings.eccClientIds,
    chartOrigins: settings.charts ? [new URL(settings.charts.url).origin] : [],
    locale: 'en',
    demo,
  };
}
