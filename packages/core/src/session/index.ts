export { callingAgain } from './call-again.ts';
export { endOf, reportingSessionEnd } from './ended-by-admin.ts';
export {
  type FromHostedConsole,
  HOSTED_CONSOLE_PATH,
  type HostedCall,
  type HostedLook,
  type HostedStart,
  type HostedToken,
  type HostedUser,
  type ToHostedConsole,
} from './hosted-console.ts';
export type {
  CallbackResult,
  IdentityProvider,
  ProviderRenewal,
  ProviderSession,
  RenewOptions,
  SignInOptions,
} from './identity-provider.ts';
export { createIdleLock, type IdleLock, type IdleLockPorts, type IdleLockState } from './idle-lock.ts';
export { createIdleWatch, type IdleWatch, type IdleWatchPorts } from './idle-watch.ts';
export {
  createLoggedInFlag,
  type FlagValue,
  LOGGED_IN_KEY,
  type LoggedInFlag,
  readFlagValue,
} from './logged-in-flag.ts';
export { returnPathOf } from './return-path.ts';
export { createSession, type Session } from './session.ts';
export type { Exchanged, SessionPorts } from './session-ports.ts';
export type { FacilitySwitch, RenewalResult, SessionHolder, SessionState } from './session-state.ts';

export { SignInError, type SignInFailure } from './sign-in-error.ts';
export type { TabChannel, TabMessage } from './tab-channel.ts';
