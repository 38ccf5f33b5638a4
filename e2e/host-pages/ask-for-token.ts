/** A partner's credentials at Careline's token endpoint. */
export interface PartnerClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The person and scope of a requested token. */
export interface TokenRequest {
  readonly email: string;
  /** Unix seconds when the person signed in at the portal. */
  readonly since: number;
  /** Origin of the page that will use the token. */
  readonly origin: string;
  readonly facilityId?: string | undefined;
  readonly scope?: string | undefined;
}

const GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';
const STAFF = 'urn:careline:params:oauth:token-type:staff';

/**
 * Exchanges a staff member for their token (RFC 8693), as a portal's backend does with its Careline key.
 * Returns the page's response: `{ token, expiresAt }`, or the refusal unchanged.
 */
export async function askForToken(
  careline: string,
  { clientId, clientSecret }: PartnerClient,
  { email, since, origin, facilityId, scope }: TokenRequest,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const form = new URLSearchParams({
    grant_type: GRANT,
    subject_token_type: STAFF,
    subject_token: email,
    auth_time: String(since),
    origin,
    ...(facilityId ? { facility_id: facilityId } : {}),
    ...(scope ? { scope } : {}),
  });
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const response = await fetch(`${careline}/api/tokenExchange`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: form,
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) return { status: response.status, body: answer };
  const expiresAt = Math.floor(Date.now() / 1000) + Number(answer.expires_in);
  return { status: 200, body: { token: answer.access_token, expiresAt } };
}
