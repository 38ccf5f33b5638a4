import * as v from 'valibot';
import { CHARTS_KINDS } from './charts-settings.ts';
import { PUSH_SETTINGS, WEBHOOK_SETTINGS } from './settings.ts';
import { providerUrl } from './web-address.ts';

const providerTimeout = (name: string) =>
  v.pipe(
    v.string(),
    v.check((text) => /^\d{1,2}$/.test(text) && +text >= 1 && +text <= 50, `${name} must be 1 to 50`),
    v.transform(Number),
  );

/** Third-party services: telephony, SMS, payments, charts, webhooks to partners, and push services. */
export const PROVIDERS_ENVIRONMENT = {
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
  CARELINE_PAYMENTS_URL: v.optional(providerUrl('CARELINE_PAYMENTS_URL', 'https://payments.example/v1')),
  CARELINE_PAYMENTS_KEY_FILE: v.optional(v.string()),
  CARELINE_PAYMENTS_SECRET_FILE: v.optional(v.string()),
  CARELINE_PAYMENTS_TIMEOUT_SECONDS: v.optional(providerTimeout('CARELINE_PAYMENTS_TIMEOUT_SECONDS'), '10'),
  CARELINE_WEBHOOKS: v.optional(
    v.picklist(WEBHOOK_SETTINGS, `CARELINE_WEBHOOKS must be ${WEBHOOK_SETTINGS.join(', ')}`),
    'public',
  ),
  CARELINE_PUSH: v.optional(
    v.picklist(PUSH_SETTINGS, `CARELINE_PUSH must be ${PUSH_SETTINGS.join(' or ')}`),
    'on',
  ),
  CARELINE_FHIR: v.optional(v.picklist(['on', 'off'], 'CARELINE_FHIR must be on or off'), 'on'),
  CARELINE_CHARTS_URL: v.optional(providerUrl('CARELINE_CHARTS_URL', 'https://charts.example')),
  CARELINE_CHARTS_KIND: v.optional(
    v.picklist(CHARTS_KINDS, `CARELINE_CHARTS_KIND must be ${CHARTS_KINDS.join(', ')}`),
  ),
  CARELINE_CHARTS_SECRET_FILE: v.optional(v.string()),
  CARELINE_CHARTS_TOPICS: v.optional(v.string()),
};
