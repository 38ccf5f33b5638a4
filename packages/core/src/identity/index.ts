export { ALLOWED_ROLES, isAllowedRole } from './allowed-role.ts';
export { APP_AREAS, type AppArea, appAreaLabel } from './app-area.ts';
export { APP_SCOPES, type AppScope, appScopeLabel } from './app-scope.ts';
export { changePassword, DEFAULT_CONNECTION } from './change-password.ts';
export { deviceSecretOf } from './device-secret.ts';
export { isEccLogin } from './ecc-login.ts';
export { heldAppScopes } from './held-app-scopes.ts';
export {
  exchangeIdentity,
  getProfile,
  identityEndpoints,
  listAppScopes,
  mintOpenToken,
  readDeviceSecret,
} from './identity.endpoints.ts';
export { SAMPLE_ROLES } from './sample-role.ts';
export { TOKEN_EXCHANGE } from './token-exchange.ts';
export {
  type Facility,
  facilitySchema,
  firstRole,
  type UserProfile,
  userProfileSchema,
} from './user-profile.ts';
