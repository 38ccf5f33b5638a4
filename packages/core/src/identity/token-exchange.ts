/**
 * Parameters of the token exchange for partners (RFC 8693, at the base of `tokenExchange`). Partners with a key name a
 * member of staff (`staffSubject`); those with an OpenID provider send its ID token.
 */
export const TOKEN_EXCHANGE = {
  grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
  accessToken: 'urn:ietf:params:oauth:token-type:access_token',
  idToken: 'urn:ietf:params:oauth:token-type:id_token',
  /** E-mail address or id of the member of staff that the partner vouches for. */
  staffSubject: 'urn:careline:params:oauth:token-type:staff',
} as const;
