import type { PageAddresses, Partner } from '@careline/core/internal/administration';
import { TOKEN_EXCHANGE } from '@careline/core/internal/identity';

/** Public addresses for a partner's developers. */
export interface PartnerAddresses extends PageAddresses {
  readonly tokenEndpoint: string;
  /** Guide to embedding, for the version served here. */
  readonly docs: string;
}

/** Returns the partner's addresses. `tokenExchange` is relative to the console's `origin`, or absolute. */
export function partnerAddresses(origin: string, tokenExchange: string): PartnerAddresses {
  const tokenEndpoint = new URL(tokenExchange, origin).href;
  return {
    tokenEndpoint,
    elements: new URL('/elements/', origin).href,
    docs: new URL('/elements/docs/', origin).href,
    services: tokenEndpoint.replace(/\/[^/]*$/, ''),
  };
}

/** Returns the first origin without a wildcard, as an example page. */
const pageIn = (origins: readonly string[]): string =>
  origins.find((origin) => !origin.includes('*')) ?? '<origin of the page>';

/**
 * Returns a command that requests a token; the partner fills in the angle brackets.
 * It names the page's origin, because a token requested without one works on all of the partner's pages.
 */
export function tokenRequest(
  { partnerId, issuer, origins }: Partner,
  { tokenEndpoint }: PartnerAddresses,
): string {
  const proof =
    issuer === null
      ? [
          `-u '${partnerId}:<key>'`,
          `-d subject_token_type=${TOKEN_EXCHANGE.staffSubject}`,
          "--data-urlencode 'subject_token=<e-mail address of the person>'",
        ]
      : [
          `-d client_id=${partnerId}`,
          `-d subject_token_type=${TOKEN_EXCHANGE.idToken}`,
          "--data-urlencode 'subject_token=<ID token of the person>'",
        ];
  const page = `--data-urlencode 'origin=${pageIn(origins)}'`;
  return [`curl ${tokenEndpoint}`, `-d grant_type=${TOKEN_EXCHANGE.grantType}`, ...proof, page].join(
    ' \\\n  ',
  );
}
