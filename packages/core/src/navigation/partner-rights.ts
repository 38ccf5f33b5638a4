import { PARTNER_SCOPES } from './built-scopes.ts';
import { decideRight } from './rights.ts';

/**
 * An emergency is declared in the console, where nobody but Careline words the question, and so is a link between facilities;
 * a partner's server could ask in its person's name.
 */
const CONSOLE_ONLY: ReadonlySet<string> = new Set([
  'access/break-glass',
  'user/link',
  'user/link/asked',
  'user/link/open',
  'user/link/answer',
  'user/link/withdraw',
]);

/**
 * What the console asks for wherever it stands, in the frame of a partner's page too, and elements do not: they follow nothing that changes
 * and have no menu with numbers, and a page with them has its own connections to open.
 */
const OWN_PAGES_ONLY: ReadonlySet<string> = new Set(['live/stream', 'overview/waiting']);

/** Whether a partner's pages may ask for an endpoint at all, whatever their person holds. */
export const isForPartnerPages = (name: string): boolean =>
  !OWN_PAGES_ONLY.has(name) && isForHostedConsole(name);

/** Whether the console may ask for it in the frame of a partner's page, with the partner's token. */
export const isForHostedConsole = (name: string): boolean =>
  !CONSOLE_ONLY.has(name) && decideRight(name, PARTNER_SCOPES).allowed;
