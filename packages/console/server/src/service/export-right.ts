import { ADMINISTERS, decideRight, FHIR_EXPORT_SCOPE } from '@careline/core/internal/navigation';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { Caller } from '../platform/http/route.ts';

/** Throws `scope-missing` unless the caller may take out all records of a facility. */
export function requireExportRight({ partner, scopes }: Caller): void {
  if (partner ? scopes.includes(FHIR_EXPORT_SCOPE) : decideRight(ADMINISTERS, scopes).allowed) return;
  throw new ProblemError('scope-missing', {
    detail: partner
      ? `A bulk export needs the scope ${FHIR_EXPORT_SCOPE}.`
      : 'A bulk export needs the right to administer.',
    action: partner
      ? 'Ask an administrator to give the partner this scope, then request a new token.'
      : 'Ask an administrator for the scope.',
  });
}
