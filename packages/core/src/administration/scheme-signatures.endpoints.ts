import * as v from 'valibot';
import { ADMINISTERS } from '#access';
import { defineEndpoint } from '#http';
import {
  newSchemeSignatureSchema,
  schemeSignatureSchema,
  signatureWithdrawalSchema,
} from './scheme-signatures.ts';

export const listSchemeSignatures = defineEndpoint({
  name: 'thresholds/signatures',
  summary: 'Signatures of clinicians for the limits by version, newest first',
  service: 'auth',
  method: 'GET',
  writes: false,
  ...ADMINISTERS,
  audit: { en: 'Looked at the signatures for the limits', hi: 'देखा गया कि सीमाओं पर किसके हस्ताक्षर हैं' },
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
  audit: {
    en: 'Recorded a clinician’s signature for the limits',
    hi: 'सीमाओं पर चिकित्सक के हस्ताक्षर दर्ज किए गए',
  },
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
  audit: { en: 'Withdrew a signature for the limits', hi: 'सीमाओं पर हस्ताक्षर वापस लिए गए' },
  path: '/thresholds/signature/withdraw',
  token: 'bearer',
  idempotent: true,
  body: v.strictObject({ withdrawal: signatureWithdrawalSchema }),
  answer: v.looseObject({ data: schemeSignatureSchema }),
});

export const schemeSignatureEndpoints = [listSchemeSignatures, signScheme, withdrawSchemeSignature] as const;
