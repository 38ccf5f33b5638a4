import * as v from 'valibot';
import { CALLS_PATIENTS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import { appUserInfoSchema } from './patient.ts';
import * as words from './words/en.ts';

/** Maximum age for links, in whole months. Infants are under two years, but calls may be late (our own margin). */
export const MAX_INFANT_MONTHS = 36;
/** Minimum age of a mother in years (our own limit). */
export const MIN_MOTHER_YEARS = 10;

/** An infant, who is a patient, seen from the mother: FHIR RelatedPerson. */
const infantSchema = v.looseObject({
  vitaId: uuidSchema,
  appUserInfo: appUserInfoSchema,
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  birthDate: v.nullable(v.string()),
  uhid: v.nullable(v.string()),
  linkedAt: unixSecondsSchema,
});
export type Infant = v.InferOutput<typeof infantSchema>;

const infantAnswer = v.looseObject({ vitaId: uuidSchema, data: v.array(infantSchema) });

/** Lists infants that the user has access to, youngest first. */
export const listInfants = defineEndpoint({
  name: 'nok/infants',
  summary: 'Infants of a mother',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: ['hmCallInfo', 'search', 'call-status-history'],
  audit: wordLabel(words.infants, 'listInfants'),
  path: '/nok/infants',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: infantAnswer,
});

/** Links an infant. Fails with `conflict` if it has another mother; repeating a link is not an error. */
export const linkInfant = defineEndpoint({
  name: 'nok/infant/link',
  summary: 'Link an infant to the mother',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.infants, 'linkInfant'),
  path: '/nok/infant/link',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, infantId: uuidSchema }),
  answer: infantAnswer,
  idempotent: true,
});

/** Removes the link. Data stored for the infant stays. */
export const unlinkInfant = defineEndpoint({
  name: 'nok/infant/unlink',
  summary: 'Remove the link of an infant to the mother',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.infants, 'unlinkInfant'),
  path: '/nok/infant/unlink',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, infantId: uuidSchema, reason: nonEmptyTextSchema(500) }),
  answer: infantAnswer,
  idempotent: true,
});

export const infantEndpoints = [listInfants, linkInfant, unlinkInfant] as const;
