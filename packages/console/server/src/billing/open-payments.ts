import type { Kysely } from 'kysely';
import type { PaymentSettings, Settings } from '../platform/config/config.ts';
import { readSecretFile } from '../platform/config/read-secret-file.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { App } from '../platform/http/app-context.ts';
import { providerFetch } from '../platform/outbound/permitted-fetch.ts';
import { createHttpPaymentProvider } from './http-payment-provider.ts';
import { mountPaymentNews, PAYMENT_NEWS_PATH } from './payment-news.routes.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { mountSimulatedPayments, simulatedPayments } from './simulated-payments.ts';

export interface PaymentsDeps {
  readonly settings: Pick<Settings, 'payments' | 'demo' | 'origin'>;
  readonly db: Kysely<Schema>;
}

interface OpenPayments {
  /** Undefined without a provider: nothing of online payments is shown. */
  readonly provider: PaymentProvider | undefined;
  readonly mounts: readonly ((app: App) => void)[];
}

const unixSeconds = () => Math.floor(Date.now() / 1000);

async function openProvider(wanted: PaymentSettings, { settings, db }: PaymentsDeps): Promise<OpenPayments> {
  const key = await readSecretFile(wanted.keyFile, 'CARELINE_PAYMENTS_KEY_FILE');
  const secret = await readSecretFile(wanted.secretFile, 'CARELINE_PAYMENTS_SECRET_FILE');
  const provider = createHttpPaymentProvider({
    url: wanted.url,
    key,
    callback: `${settings.origin}${PAYMENT_NEWS_PATH}`,
    timeoutMs: wanted.timeoutSeconds * 1000,
    fetch: providerFetch,
  });
  return { provider, mounts: [(app) => mountPaymentNews(app, { db, secret, now: unixSeconds })] };
}

/**
 * Opens the payment provider in the settings, or a simulation in a demo.
 *
 * @throws SettingsError when the key or the secret cannot be read
 */
export async function openPayments(deps: PaymentsDeps): Promise<OpenPayments> {
  const { payments, demo, origin } = deps.settings;
  if (payments) return openProvider(payments, deps);
  if (!demo) return { provider: undefined, mounts: [] };
  return {
    provider: simulatedPayments(origin),
    mounts: [(app) => mountSimulatedPayments(app, { db: deps.db, now: unixSeconds })],
  };
}
