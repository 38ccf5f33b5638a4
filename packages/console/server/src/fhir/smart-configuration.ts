import { FHIR_TYPES } from './fhir-type.ts';

/** Path below the API's address (SMART App Launch 2.2, conformance). */
export const SMART_CONFIGURATION = '.well-known/smart-configuration';

/** RFC 7523, 2.2. */
export const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
/** Algorithms that SMART Backend Services requires of servers. */
export const ASSERTION_ALGORITHMS = ['RS384', 'ES384'];

/** Returns what SMART clients read before they request a token. */
export const smartConfiguration = (tokenEndpoint: string) => ({
  token_endpoint: tokenEndpoint,
  token_endpoint_auth_methods_supported: ['private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: ASSERTION_ALGORITHMS,
  grant_types_supported: ['client_credentials'],
  scopes_supported: ['*', ...FHIR_TYPES].map((type) => `system/${type}.rs`),
  // Required of every server, although systems have no authorization code to protect.
  code_challenge_methods_supported: ['S256'],
  capabilities: ['client-confidential-asymmetric', 'permission-v1', 'permission-v2'],
});
