import type { Kysely } from 'kysely';
import type { Settings, TelephonySettings } from '../../platform/config/config.ts';
import { readSecretFile } from '../../platform/config/read-secret-file.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { App } from '../../platform/http/app-context.ts';
import type { Log } from '../../platform/http/log.ts';
import { providerFetch } from '../../platform/outbound/permitted-fetch.ts';
import { createHttpProvider } from './http-provider.ts';
import { providerTelephony } from './provider-telephony.ts';
import { LINE_NEWS_PATH, mountLineNews } from './telephony.routes.ts';
import { DEVICE, type Telephony } from './telephony.ts';

export interface TelephonyDeps {
  readonly settings: Pick<Settings, 'telephony' | 'demo' | 'origin'>;
  readonly db: Kysely<Schema>;
  readonly log: Log;
}

interface OpenTelephony {
  readonly telephony: Telephony;
  readonly mounts: readonly ((app: App) => void)[];
}

const unixSeconds = () => Math.floor(Date.now() / 1000);

async function openProvider(wanted: TelephonySettings, { settings, db, log }: TelephonyDeps) {
  const key = await readSecretFile(wanted.keyFile, 'CARELINE_TELEPHONY_KEY_FILE');
  const secret = await readSecretFile(wanted.secretFile, 'CARELINE_TELEPHONY_SECRET_FILE');
  const { url, callerId, timeoutSeconds } = wanted;
  const callback = `${settings.origin}${LINE_NEWS_PATH}`;
  const provider = createHttpProvider({
    url,
    key,
    callerId,
    callback,
    timeoutMs: timeoutSeconds * 1000,
    fetch: providerFetch,
  });
  return {
    telephony: providerTelephony(provider, { db, log, now: unixSeconds }),
    mounts: [(app: App) => mountLineNews(app, { db, secret, now: unixSeconds })],
  };
}

/**
 * Opens the configured telephony.
 * Without a provider, calls are simulated in a demo and otherwise made on staff's own devices.
 * @throws SettingsError when the key or the secret cannot be read
 */
export async function openTelephony(deps: TelephonyDeps): Promise<OpenTelephony> {
  const { telephony, demo } = deps.settings;
  if (telephony) return openProvider(telephony, deps);
  return { telephony: demo ? { kind: 'simulated' } : DEVICE, mounts: [] };
}
