/**
 * The signed-in user: session with silent renewal, lock after inactivity, and profile with roles, scopes and
 * facilities.
 *
 * @module session
 */

export {
  ALLOWED_ROLES,
  APP_AREAS,
  APP_SCOPES,
  type AppArea,
  type AppScope,
  appAreaLabel,
  appScopeLabel,
  changePassword,
  type Facility,
  getProfile,
  isAllowedRole,
  listAppScopes,
  SAMPLE_ROLES,
  type UserProfile,
} from '#identity';
export {
  createIdleLock,
  createIdleWatch,
  createLoggedInFlag,
  createSession,
  type IdentityProvider,
  type IdleLock,
  type IdleLockPorts,
  type IdleWatch,
  type IdleWatchPorts,
  type LoggedInFlag,
  type ProviderSession,
  type RenewalResult,
  type RenewOptions,
  returnPathOf,
  type Session,
  type SessionHolder,
  type SessionPorts,
  type SessionState,
  SignInError,
  type SignInFailure,
  type SignInOptions,
  type TabChannel,
} from '#session';
