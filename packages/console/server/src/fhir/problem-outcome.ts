import type { ProblemCode } from '@careline/core/internal/http';
import type { OperationOutcome } from 'fhir/r4';
import type { ProblemError } from '../platform/http/problem-error.ts';
import { type FhirIssue, FhirProblem, outcomeOf } from './fhir-problem.ts';

/** Issue types of the server's own refusals. Others are `processing`. */
const ISSUES: Partial<Readonly<Record<ProblemCode, FhirIssue['code']>>> = {
  'token-missing': 'login',
  'token-invalid': 'login',
  'token-expired': 'expired',
  'session-ended': 'login',
  'staff-deactivated': 'login',
  'scope-missing': 'forbidden',
  'facility-refused': 'forbidden',
  'facility-closed': 'forbidden',
  'not-found': 'not-found',
  'method-not-allowed': 'not-supported',
  'rate-limited': 'throttled',
  'input-invalid': 'invalid',
  'body-malformed': 'structure',
  'body-too-large': 'too-long',
  'server-failed': 'exception',
  unavailable: 'transient',
};

/** What a refusal is about, where no parameter is at fault. */
const EXPRESSIONS: Partial<Readonly<Record<ProblemCode, string>>> = {
  'token-missing': 'http.Authorization',
  'token-invalid': 'http.Authorization',
  'token-expired': 'http.Authorization',
  'session-ended': 'http.Authorization',
  'scope-missing': 'http.Authorization',
};

/** A refusal as it is sent. */
export interface FhirRefusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly outcome: OperationOutcome;
}

/** Returns the status, headers and OperationOutcome of a refusal. */
export function refusalOf(problem: ProblemError | FhirProblem): FhirRefusal {
  if (problem instanceof FhirProblem) {
    return { status: problem.status, headers: {}, outcome: outcomeOf(problem.issue) };
  }
  const { code, status, facts, message } = problem;
  const diagnostics = [message, facts.action].filter(Boolean).join(' ');
  const expression = EXPRESSIONS[code] ?? 'http';
  return {
    status,
    headers: {
      ...(status === 401 ? { 'www-authenticate': 'Bearer realm="careline"' } : {}),
      ...facts.headers,
    },
    outcome: outcomeOf({ code: ISSUES[code] ?? 'processing', diagnostics, expression }),
  };
}
