import * as v from 'valibot';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import * as words from './words/en.ts';

/** Long enough to exclude a single word. */
export const MIN_EMERGENCY_REASON = 10;
export const MAX_EMERGENCY_REASON = 500;

export const EMERGENCY_ACCESS_MINUTES = 60;

/**
 * Opens the record of a patient of another facility for an hour, for this person at this facility.
 * Needs the exact UHID and a reason, which is audited. An unknown UHID and a patient of another organisation both give
 * `not-found`. Limited to ten attempts per hour, then `rate-limited`.
 */
export const openInEmergency = defineEndpoint({
  name: 'access/break-glass',
  summary: 'Open a record of another facility in an emergency',
  service: 'auth',
  method: 'POST',
  writes: false,
  scopes: ['search'],
  partners: 'never',
  audit: wordLabel(words.emergencyAccess, 'openInEmergency'),
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
      /** End of the access; null if the facility has access anyway. */
      until: v.nullable(unixSecondsSchema),
    }),
  }),
});

export const emergencyAccessEndpoints = [openInEmergency] as const;
