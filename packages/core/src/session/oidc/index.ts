export { createOidcProvider, type OidcProviderOptions, type StateStorage } from './oidc-provider.ts';
