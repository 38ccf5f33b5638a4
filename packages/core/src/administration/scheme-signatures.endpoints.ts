import * as v from 'valibot';
import { ADMINISTERS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint } from '#http';
import {
  newSchemeSignatureSchema,
  schemeSignatureSchema,
  signatureWithdrawalSchema,
} from './scheme-signatures.ts';
import * as words from './words/en.ts';

export const listSchemeSignatures = defineEndpoint({
  name: 'thresholds/signatures',
  summary: 'Signatures of clinicians for the limits by version, newest first',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: wordLabel(words.schemeSignatures, 'listSchemeSignatures'),
  path: '/thresholds/signatures',
  token: 'bearer',
  answer: v.looseObject({ data: v.array(schemeSignatureSchema) }),
});

/** Fails with `conflict` if the version is already signed; withdraw that signature first. */
export const signScheme = defineEndpoint({
  name: 'thresholds/sign',
  summary: 'Record that a clinician has signed the limits of a scheme',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.schemeSignatures, 'signScheme'),
  path: '/thresholds/sign',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ signature: newSchemeSignatureSchema }),
  answer: v.looseObject({ data: schemeSignatureSchema }),
});

export const withdrawSchemeSignature = defineEndpoint({
  name: 'thresholds/signature/withdraw',
  summary: 'Withdraw a signature for the limits of a scheme, with a reason',
  service: 'auth',
  method: 'POST',
  writes: true,
  ...ADMINISTERS,
  audit: wordLabel(words.schemeSignatures, 'withdrawSchemeSignature'),
  path: '/thresholds/signature/withdraw',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ withdrawal: signatureWithdrawalSchema }),
  answer: v.looseObject({ data: schemeSignatureSchema }),
});

export const schemeSignatureEndpoints = [listSchemeSignatures, signScheme, withdrawSchemeSignature] as const;
