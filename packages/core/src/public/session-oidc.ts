/**
 * The OpenID Connect provider for browsers, based on `oidc-client-ts`. The only subpath that needs a browser.
 *
 * @module session/oidc
 */
export { createOidcProvider, type OidcProviderOptions, type StateStorage } from '#session/oidc';
