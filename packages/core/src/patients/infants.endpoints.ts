import * as v from 'valibot';
import { CALLS_PATIENTS } from '#access';
import { defineEndpoint, nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import { appUserInfoSchema } from './patient.ts';

/** An infant is one until two years; calls about one may be late (our own margin). Whole months since the birth. */
export const MOST_INFANT_MONTHS = 36;
/** Nobody gives birth earlier (our own limit, years). */
export const LEAST_MOTHER_YEARS = 10;

/** A patient of their own whose mother is known: FHIR's RelatedPerson, seen from the mother. */
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

/** Only those whom the reader may read, the youngest first. */
export const listInfants = defineEndpoint({
  name: 'nok/infants',
  summary: 'The infants of a mother',
  service: 'auth',
  method: 'GET',
  writes: false,
  scopes: ['hmCallInfo', 'search', 'call-status-history'],
  audit: { en: "Looked at a mother's infants", hi: 'माँ के शिशु देखे गए' },
  path: '/nok/infants',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: infantAnswer,
});

/** An infant that has another mother is a conflict; the same link once more is none. */
export const linkInfant = defineEndpoint({
  name: 'nok/infant/link',
  summary: 'Say that an infant is the child of a patient',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Linked an infant to the mother', hi: 'शिशु को माँ से जोड़ा गया' },
  path: '/nok/infant/link',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, infantId: uuidSchema }),
  answer: infantAnswer,
  idempotent: true,
});

/** What was stored as the infant's stays so. */
export const unlinkInfant = defineEndpoint({
  name: 'nok/infant/unlink',
  summary: 'Say that an infant is not the child of a patient',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...CALLS_PATIENTS,
  audit: { en: 'Ended the link of an infant to the mother', hi: 'शिशु और माँ का जोड़ हटाया गया' },
  path: '/nok/infant/unlink',
  token: 'bearer',
  body: v.strictObject({ vitaId: uuidSchema, infantId: uuidSchema, reason: nonEmptyTextSchema(500) }),
  answer: infantAnswer,
  idempotent: true,
});

export const infantEndpoints = [listInfants, linkInfant, unlinkInfant] as const;
