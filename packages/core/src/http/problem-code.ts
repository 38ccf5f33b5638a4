/**
 * The codes of refusals. A client words them; the server's `detail` is English for whoever reads logs.
 * Status beside each is the one the server answers with.
 */
export const PROBLEM_STATUS = {
  'body-malformed': 400,
  'body-too-large': 413,
  'body-type-unsupported': 415,
  'file-too-large': 413,
  'file-type-refused': 415,
  'file-infected': 422,
  'input-invalid': 422,
  'idempotency-key-missing': 400,
  'idempotency-key-reused': 422,
  'token-missing': 401,
  'token-invalid': 401,
  'token-expired': 401,
  'session-ended': 401,
  'identity-refused': 401,
  'identity-unknown': 403,
  'scope-missing': 403,
  'facility-refused': 403,
  'staff-deactivated': 403,
  'own-rights': 409,
  'last-administrator': 409,
  'not-found': 404,
  'method-not-allowed': 405,
  'contract-unsupported': 409,
  'contact-closed': 409,
  conflict: 409,
  'uhid-taken': 409,
  'patient-elsewhere': 409,
  'slot-unavailable': 409,
  'number-stopped': 409,
  'number-missing': 409,
  'calling-hours': 409,
  'message-refused': 409,
  'rate-limited': 429,
  'server-failed': 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof PROBLEM_STATUS;
