import { PROBLEM_STATUS, type Problem, type ProblemCode } from '@careline/core/internal/http';

export interface ProblemFacts {
  /** In English, if the code's own title says less. */
  readonly title?: string;
  /** What happened, in English, without patient data or secrets. */
  readonly detail?: string;
  /** What the caller can do next. */
  readonly action?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  /** The patient of the refusal, if the caller may see them. Stored in the audit row. */
  readonly patient?: { readonly vitaId: string; readonly mergedId?: string };
  /** For `calling-hours`: when calls are permitted again, in unix seconds. */
  readonly permittedAt?: number;
  /** For `message-refused`: the reason as a code. */
  readonly reason?: string;
  /** For `conflict`: who made the other change, and when (unix seconds). */
  readonly by?: { readonly name: string; readonly at: number };
  /** For `conflict` of a case sheet: the versions that others wrote. */
  readonly newer?: readonly object[];
  /** For `contact-open`: the call to continue, and when it was opened (unix seconds). */
  readonly openContact?: { readonly id: string; readonly startedAt: number };
  /** For `care-provider-busy`: the period that is taken, in unix seconds. */
  readonly period?: { readonly start: number; readonly end: number };
  /** For `care-provider-busy` of a series: each time that can't be booked, and the nearest free one. */
  readonly conflicts?: readonly { readonly start: number; readonly kind: string }[];
  /** For `items-open`: the open items that the caller may see. */
  readonly openItems?: readonly { readonly kind: string; readonly id: string; readonly level: string }[];
  /** Extra response headers, such as `Allow` or `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
}

const TITLES: Readonly<Record<ProblemCode, string>> = {
  'body-malformed': 'The request cannot be read',
  'body-too-large': 'The body is too large',
  'body-type-unsupported': 'The body has the wrong type',
  'file-too-large': 'The file is too large',
  'file-type-refused': 'Files of this type are not accepted',
  'file-infected': 'The file contains a virus',
  'input-invalid': 'The input is not valid',
  'idempotency-key-missing': 'The Idempotency-Key header is missing',
  'idempotency-key-reused': 'The Idempotency-Key was used for something else',
  'token-missing': 'The token is missing',
  'token-invalid': 'The token is not valid',
  'token-expired': 'The token has expired',
  'session-ended': 'The session was ended',
  'identity-refused': 'The sign-in is not accepted',
  'identity-unknown': 'This sign-in is not on the staff list',
  'scope-missing': 'A scope is missing',
  'case-sheet-access': 'The access level allows reading only',
  'facility-refused': 'The facility is refused',
  'facility-closed': 'The facility is closed',
  'staff-deactivated': 'The account is deactivated',
  'own-rights': 'You cannot remove your own access to the settings',
  'last-administrator': 'Someone must be able to open the settings',
  'own-facility': 'You cannot close the facility you work in',
  'last-facility': 'One facility must stay open',
  'staff-without-facility': 'Someone would have no facility',
  'not-found': 'Not found',
  'method-not-allowed': 'The method is not allowed',
  'contract-unsupported': 'The contract is not supported',
  'contact-closed': 'The call is closed',
  'contact-open': 'The caller has an open call to this patient',
  conflict: 'A newer version exists',
  'uhid-taken': 'Another patient has this UHID',
  'patient-elsewhere': 'The patient is known at another facility',
  'patient-merged': 'The record was merged with another one',
  'slot-unavailable': 'The time is taken',
  'care-provider-busy': 'The care provider is busy at this time',
  'no-longer-waiting': 'The patient is no longer on the waiting list',
  'items-open': 'Critical items are open',
  'number-stopped': 'This patient must not be called',
  'number-missing': 'There is no phone number',
  'registration-missing': 'The registration number is missing',
  'calling-hours': 'Calls are not permitted now',
  'message-refused': 'The message may not be sent',
  'rate-limited': 'Too many requests',
  'server-failed': 'The server failed',
  unavailable: 'Not available now',
};

/** An error that the pipeline sends as problem+json with the status of its code. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly facts: ProblemFacts;

  constructor(code: ProblemCode, facts: ProblemFacts = {}) {
    super(facts.detail ?? TITLES[code]);
    this.name = 'ProblemError';
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }
}

/** Returns the problem as sent to the client. */
export function problemBody({ code, facts, status }: ProblemError, requestId: string): Problem {
  const {
    title = TITLES[code],
    detail,
    action,
    errors,
    patient,
    permittedAt,
    reason,
    by,
    newer,
    openContact,
    period,
    conflicts,
    openItems,
  } = facts;
  return {
    type: 'about:blank',
    title,
    status,
    code,
    ...(detail === undefined ? {} : { detail }),
    ...(action === undefined ? {} : { action }),
    requestId,
    ...(errors === undefined ? {} : { errors: [...errors] }),
    ...(patient === undefined ? {} : { patient }),
    ...(permittedAt === undefined ? {} : { permittedAt }),
    ...(reason === undefined ? {} : { reason }),
    ...(by === undefined ? {} : { by }),
    ...(newer === undefined ? {} : { newer: [...newer] }),
    ...(openContact === undefined ? {} : { openContact }),
    ...(period === undefined ? {} : { period }),
    ...(conflicts === undefined ? {} : { conflicts: conflicts.map((one) => ({ ...one })) }),
    ...(openItems === undefined ? {} : { openItems: [...openItems] }),
  };
}
