import type { Endpoint } from '@careline/core/internal/http';
import {
  decideRight,
  isForHostedConsole,
  isForPartnerPages,
  type PartnerRight,
} from '@careline/core/internal/navigation';
import { ProblemError } from '../http/problem-error.ts';
import type { Caller } from '../http/route.ts';

/** Throws `scope-missing` and names the scopes of which one is enough. */
export function requireRight(endpoint: PartnerRight & Pick<Endpoint, 'name'>, caller: Caller): void {
  const isForPartner = caller.inConsole ? isForHostedConsole : isForPartnerPages;
  if (caller.partner && !isForPartner(endpoint)) {
    throw new ProblemError('scope-missing', {
      detail: `${endpoint.name} is not available to pages of partners.`,
    });
  }
  const decision = decideRight(endpoint, caller.scopes);
  if (decision.allowed) return;
  const needs = decision.needs.join(', ');
  throw new ProblemError('scope-missing', {
    detail: needs
      ? `${endpoint.name} needs the programme area and one of these scopes: ${needs}.`
      : `${endpoint.name} is not available to anyone.`,
    action: 'Ask an administrator for the scope.',
  });
}

/**
 * Returns whether requests to this endpoint are audited. Those that any signed-in user may make about themselves are
 * not.
 */
export function isAudited(endpoint: Endpoint): boolean {
  return endpoint.scopes.length > 0;
}
