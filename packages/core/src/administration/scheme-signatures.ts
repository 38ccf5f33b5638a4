import * as v from 'valibot';
import { THRESHOLD_SCHEMES } from '#clinical';
import { calendarDateSchema, nonEmptyTextSchema, uuidSchema } from '#http';
import { staffReferenceSchema } from './staff.ts';

/** Maximum characters of a clinician's name. */
export const MAX_CLINICIAN = 120;
/** Maximum characters of a registration number. */
export const MAX_CLINICIAN_NUMBER = 60;
/** Maximum characters of a reason for withdrawal. */
export const MAX_SIGNATURE_REASON = 300;

/** A clinician's signature for one version of the limits. Days are YYYY-MM-DD, times unix seconds. */
export const schemeSignatureSchema = v.looseObject({
  id: uuidSchema,
  /** A key of `THRESHOLD_SCHEMES`, possibly one from another version. */
  scheme: v.string(),
  version: v.number(),
  clinician: v.string(),
  /** Number in the State Medical Council register or the National Medical Register. */
  registrationNumber: v.string(),
  signedOn: v.string(),
  recordedAt: v.number(),
  recordedBy: staffReferenceSchema,
  withdrawn: v.nullable(v.looseObject({ reason: v.string(), at: v.number(), by: staffReferenceSchema })),
});
export type SchemeSignature = v.InferOutput<typeof schemeSignatureSchema>;

/** Accepts only the version in force: limits that are no longer used cannot be signed. */
export const newSchemeSignatureSchema = v.pipe(
  v.strictObject({
    /** Created by the client. */
    id: uuidSchema,
    scheme: v.picklist(THRESHOLD_SCHEMES.map(({ key }) => key)),
    version: v.pipe(v.number(), v.integer()),
    clinician: nonEmptyTextSchema(MAX_CLINICIAN),
    registrationNumber: nonEmptyTextSchema(MAX_CLINICIAN_NUMBER),
    signedOn: calendarDateSchema,
  }),
  v.forward(
    v.check(
      ({ scheme, version }) => THRESHOLD_SCHEMES.some((one) => one.key === scheme && one.version === version),
      'is not the version in force; load the page again and read the limits that are',
    ),
    ['version'],
  ),
);
export type NewSchemeSignature = v.InferOutput<typeof newSchemeSignatureSchema>;

export const signatureWithdrawalSchema = v.strictObject({
  signatureId: uuidSchema,
  reason: v.pipe(nonEmptyTextSchema(MAX_SIGNATURE_REASON), v.minLength(3)),
});
export type SignatureWithdrawal = v.InferOutput<typeof signatureWithdrawalSchema>;

/** Returns the valid signature for a version of a scheme; undefined if there is none. */
export const signatureOf = (
  signatures: readonly SchemeSignature[],
  scheme: { readonly key: string; readonly version: number },
): SchemeSignature | undefined =>
  signatures.find(
    (one) => one.withdrawn === null && one.scheme === scheme.key && one.version === scheme.version,
  );
