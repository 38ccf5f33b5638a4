import * as v from 'valibot';
import { defineEndpoint, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';

/** Too short for a reason, and long enough for a sentence or two. */
export const MIN_EMERGENCY_REASON = 10;
export const MAX_EMERGENCY_REASON = 500;

/** How long an opened record stays open. */
export const EMERGENCY_ACCESS_MINUTES = 60;

/**
 * Opens the record of a patient of another facility of the same organisation, for this person at this facility and for an
 * hour. Needs the exact UHID and a reason, which the audit keeps. Nobody with that UHID, and somebody of another
 * organisation, are `not-found` alike; ten tries an hour, then `rate-limited`.
 */
export const openInEmergency = defineEndpoint({
  name: 'access/break-glass',
  summary: 'Open a record of another facility in an emergency',
  service: 'auth',
  method: 'POST',
  writes: false,
  scopes: ['search'],
  partners: 'never',
  audit: { en: 'Opened a record in an emergency', hi: 'आपात स्थिति में रिकॉर्ड खोला गया' },
  path: '/access/break-glass',
  token: 'bearer',
  body: v.strictObject({
    uhid: nonEmptyTextSchema(120),
    reason: v.pipe(
      textSchema(MAX_EMERGENCY_REASON),
      v.minLength(MIN_EMERGENCY_REASON, `must have at least ${MIN_EMERGENCY_REASON} characters`),
    ),
  }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({
      vitaId: uuidSchema,
      /** When it ends; null where the record is open to the facility anyway. */
      until: v.nullable(unixSecondsSchema),
    }),
  }),
});

export const emergencyAccessEndpoints = [openInEmergency] as const;
