import type { Kysely } from 'kysely';
import type { Settings, SmsSettings } from '../platform/config/config.ts';
import { readSecretFile } from '../platform/config/read-secret-file.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { App } from '../platform/http/app-context.ts';
import type { Log } from '../platform/http/log.ts';
import { createSmtpSender } from '../platform/mail/smtp-sender.ts';
import { providerFetch } from '../platform/outbound/permitted-fetch.ts';
import { createHttpSmsCarrier } from './http-sms-carrier.ts';
import { createMailCarrier } from './mail-carrier.ts';
import type { MessageCarriers, PatientMessaging } from './message-carrier.ts';
import { MESSAGE_NEWS_PATH, mountMessageNews } from './message-news.routes.ts';
import { type LinkTo, sendPatientMessages } from './send-patient-messages.ts';
import { SIMULATED_CARRIER } from './simulated-carrier.ts';

export interface MessagingDeps {
  readonly settings: Pick<Settings, 'sms' | 'smtpUrl' | 'mailFrom' | 'demo' | 'origin'>;
  readonly db: Kysely<Schema>;
  readonly log: Log;
  readonly linkTo: LinkTo;
}

interface OpenMessaging {
  readonly messaging: PatientMessaging;
  readonly mounts: readonly ((app: App) => void)[];
}

const unixSeconds = () => Math.floor(Date.now() / 1000);

interface OpenCarriers {
  readonly carriers: MessageCarriers;
  readonly mounts: readonly ((app: App) => void)[];
}

async function openSms(
  wanted: SmsSettings | undefined,
  { settings, db }: MessagingDeps,
): Promise<OpenCarriers> {
  if (!wanted) return { carriers: {}, mounts: [] };
  const key = await readSecretFile(wanted.keyFile, 'CARELINE_SMS_KEY_FILE');
  const secret = await readSecretFile(wanted.secretFile, 'CARELINE_SMS_SECRET_FILE');
  const { url, sender, timeoutSeconds } = wanted;
  const sms = createHttpSmsCarrier({
    url,
    key,
    sender,
    callback: `${settings.origin}${MESSAGE_NEWS_PATH}`,
    timeoutMs: timeoutSeconds * 1000,
    fetch: providerFetch,
  });
  return {
    carriers: { sms },
    mounts: [(app) => mountMessageNews(app, { db, secret, now: unixSeconds })],
  };
}

async function openCarriers(deps: MessagingDeps): Promise<OpenCarriers> {
  const { demo, sms, smtpUrl, mailFrom } = deps.settings;
  if (demo) return { carriers: { sms: SIMULATED_CARRIER, email: SIMULATED_CARRIER }, mounts: [] };
  const { carriers, mounts } = await openSms(sms, deps);
  const email = smtpUrl ? createMailCarrier(createSmtpSender(smtpUrl, mailFrom)) : undefined;
  return { carriers: { ...carriers, ...(email && { email }) }, mounts };
}

/**
 * Opens the carriers: the SMS provider in the settings and the mail server, or a simulation in a demo.
 * Messages without a carrier wait in the outbox.
 *
 * @throws SettingsError when the key or the secret cannot be read
 */
export async function openPatientMessaging(deps: MessagingDeps): Promise<OpenMessaging> {
  const { db, log, linkTo } = deps;
  const { carriers, mounts } = await openCarriers(deps);
  const sendWaiting = () => sendPatientMessages({ db, log, carriers, now: unixSeconds, linkTo });
  return { messaging: { carriers, sendWaiting }, mounts };
}
