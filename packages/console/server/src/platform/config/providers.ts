import { type ChartsSettings, readChartPlaces } from './charts-settings.ts';
import type { Environment } from './environment.ts';
import type { PaymentSettings, SmsSettings, TelephonySettings, VideoSettings } from './settings.ts';

/** Returns the telephony provider, or undefined if none is set. */
export function telephonyOf(env: Environment): TelephonySettings | undefined {
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

/** Returns the SMS provider, or undefined if none is set. */
export function smsOf(env: Environment): SmsSettings | undefined {
  const { CARELINE_SMS_URL: url, CARELINE_SMS_KEY_FILE: keyFile, CARELINE_SMS_SECRET_FILE: secretFile } = env;
  if (!url || !keyFile || !secretFile) return undefined;
  const { CARELINE_SMS_SENDER: sender, CARELINE_SMS_TIMEOUT_SECONDS: timeoutSeconds } = env;
  return { url, keyFile, secretFile, sender, timeoutSeconds };
}

/** Returns the payment provider, or undefined if none is set. */
export function paymentsOf(env: Environment): PaymentSettings | undefined {
  const { CARELINE_PAYMENTS_URL: url, CARELINE_PAYMENTS_KEY_FILE: keyFile } = env;
  const { CARELINE_PAYMENTS_SECRET_FILE: secretFile } = env;
  if (!url || !keyFile || !secretFile) return undefined;
  return { url, keyFile, secretFile, timeoutSeconds: env.CARELINE_PAYMENTS_TIMEOUT_SECONDS };
}

export function videoOf(env: Environment): VideoSettings {
  const { CARELINE_VIDEO_URL: url, CARELINE_VIDEO_SECRET_FILE: secretFile } = env;
  return {
    ice: env.CARELINE_VIDEO_ICE ?? [],
    turnSecretFile: env.CARELINE_VIDEO_TURN_SECRET_FILE,
    earlyMinutes: env.CARELINE_VIDEO_EARLY_MINUTES,
    lateMinutes: env.CARELINE_VIDEO_LATE_MINUTES,
    meetings: url && secretFile ? { url, secretFile, appId: env.CARELINE_VIDEO_APP_ID } : undefined,
  };
}

/** Returns the charts service, or undefined if the embedded one draws all charts. */
export function chartsOf(env: Environment): ChartsSettings | undefined {
  const { CARELINE_CHARTS_URL: url, CARELINE_CHARTS_KIND: kind, CARELINE_CHARTS_TOPICS: text } = env;
  const { CARELINE_CHARTS_SECRET_FILE: secretFile } = env;
  if (!url || !kind || !text || !secretFile) return undefined;
  const topics = readChartPlaces(text, kind);
  return typeof topics === 'string' ? undefined : { kind, url, secretFile, topics };
}
