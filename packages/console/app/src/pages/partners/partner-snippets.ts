import type { PageAddresses, Partner } from '@careline/core/internal/administration';
import { TOKEN_EXCHANGE } from '@careline/core/internal/identity';

/** The public addresses that a partner's developers use. */
export interface PartnerAddresses extends PageAddresses {
  readonly tokenEndpoint: string;
  /** How a page is made, of the version that is served here. */
  readonly docs: string;
}

/** `tokenExchange` is the base of that service, relative to the console's `origin` or a whole address. */
export function partnerAddresses(origin: string, tokenExchange: string): PartnerAddresses {
  const tokenEndpoint = new URL(tokenExchange, origin).href;
  return {
    tokenEndpoint,
    elements: new URL('/elements/', origin).href,
    docs: new URL('/elements/docs/', origin).href,
    services: tokenEndpoint.replace(/\/[^/]*$/, ''),
  };
}

/** A page of the partner's that stands for itself; a pattern names many. */
const pageIn = (origins: readonly string[]): string =>
  origins.find((origin) => !origin.includes('*')) ?? '<origin of the page>';

/**
 * What is sent for a token, as a command; whatever stands in angle brackets is the partner's to fill in. It names the page,
 * because a token that is asked for without one works in each of the partner's.
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
