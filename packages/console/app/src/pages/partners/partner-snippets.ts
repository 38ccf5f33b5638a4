import type { Partner } from '@careline/core/administration';
import { TOKEN_EXCHANGE } from '@careline/core/identity';

/** The public addresses that a partner's developers use. */
export interface PartnerAddresses {
  readonly tokenEndpoint: string;
  readonly elements: string;
  readonly services: string;
}

/** `tokenExchange` is the base of that service, relative to the console's `origin` or a whole address. */
export function partnerAddresses(origin: string, tokenExchange: string): PartnerAddresses {
  const tokenEndpoint = new URL(tokenExchange, origin).href;
  return {
    tokenEndpoint,
    elements: new URL('/elements/', origin).href,
    services: tokenEndpoint.replace(/\/[^/]*$/, ''),
  };
}

/** What is sent for a token, as a command; whatever stands in angle brackets is the partner's to fill in. */
export function tokenRequest({ partnerId, issuer }: Partner, { tokenEndpoint }: PartnerAddresses): string {
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
  return [`curl ${tokenEndpoint}`, `-d grant_type=${TOKEN_EXCHANGE.grantType}`, ...proof].join(' \\\n  ');
}

/** A page with the patient search; `/careline-token` stands for the partner's own server, which sends the request above. */
export const pageSnippet = ({ elements, services }: PartnerAddresses): string => `<script type="module">
  import '${elements}careline.js';
  import { createSession } from '${elements}session.js';

  const session = createSession({
    services: '${services}',
    getToken: async ({ signal }) => (await fetch('/careline-token', { method: 'POST', signal })).json(),
  });
  document.querySelector('careline-patient-search').session = session;
</script>

<careline-patient-search></careline-patient-search>`;
