export { APP_AREAS, type AppArea, appAreaLabel } from './app-area.ts';
export { APP_SCOPES, type AppScope, appScopeLabel, heldAppScopes } from './app-scope.ts';
export { changePassword } from './change-password.ts';
export { DEFAULT_CONNECTION } from './default-connection.ts';
export { deviceSecretOf } from './device-secret.ts';
export {
  exchangeIdentity,
  getProfile,
  identityEndpoints,
  listAppScopes,
  mintOpenToken,
  readDeviceSecret,
} from './identity.endpoints.ts';
export { roleLabel } from './role-label.ts';
export { SPECIALITIES, type Speciality, specialityLabel } from './speciality.ts';
export { TOKEN_EXCHANGE } from './token-exchange.ts';
export {
  ALLOWED_ROLES,
  type Facility,
  facilitySchema,
  firstRole,
  isAllowedRole,
  isEccLogin,
  SAMPLE_ROLES,
  type UserProfile,
  userProfileSchema,
} from './user-profile.ts';
