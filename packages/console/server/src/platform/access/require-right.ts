import type { Endpoint } from '@careline/core/http';
import { decideRight, PARTNER_SCOPES } from '@careline/core/navigation';
import { ProblemError } from '../http/problem-error.ts';
import type { Caller } from '../http/route.ts';

/**
 * An emergency is declared in the console, where nobody but Careline words the question, and so is a link between
 * facilities; unsent work is kept by the console alone, so no page of a partner needs what unlocks it. What changes is followed
 * by the console alone, and how much waits is counted for its menu: a page with elements has its own connections to open.
 */
const CONSOLE_ONLY: ReadonlySet<string> = new Set([
  'access/break-glass',
  'device/secret',
  'live/stream',
  'overview/waiting',
  'user/link',
  'user/link/asked',
  'user/link/open',
  'user/link/answer',
  'user/link/withdraw',
]);

/** Whether a partner's pages may ask for it at all, whatever their person holds. */
export const isForPartners = ({ name }: Pick<Endpoint, 'name'>): boolean =>
  !CONSOLE_ONLY.has(name) && decideRight(name, PARTNER_SCOPES).allowed;

/** Refuses with `scope-missing`, naming the scopes of which one would do. */
export function requireRight(endpoint: Endpoint, caller: Caller): void {
  if (caller.partner && !isForPartners(endpoint)) {
    throw new ProblemError('scope-missing', { detail: `${endpoint.name} is not open to pages of partners.` });
  }
  const decision = decideRight(endpoint.name, caller.scopes);
  if (decision.allowed) return;
  const needs = decision.needs.join(', ');
  throw new ProblemError('scope-missing', {
    detail: needs
      ? `${endpoint.name} needs the programme area and one of these scopes: ${needs}.`
      : `${endpoint.name} is not open to anybody.`,
    action: 'Ask an administrator for the scope.',
  });
}

/** Whether requests to this endpoint stand in the audit: all but those every signed-in person may make of themselves. */
export function isAudited(endpoint: Endpoint): boolean {
  return !decideRight(endpoint.name, []).allowed;
}
