/**
 * The words of the token exchange for partners (RFC 8693, at the base of the service `tokenExchange`). A partner with a key
 * names a member of staff (`staffSubject`), one with an OpenID provider hands over that provider's ID token.
 */
export const TOKEN_EXCHANGE = {
  grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
  accessToken: 'urn:ietf:params:oauth:token-type:access_token',
  idToken: 'urn:ietf:params:oauth:token-type:id_token',
  /** The e-mail address or the id of somebody on the staff, which the partner vouches for. */
  staffSubject: 'urn:careline:params:oauth:token-type:staff',
} as const;
