export type {
  CallbackResult,
  IdentityProvider,
  ProviderRenewal,
  ProviderSession,
} from './identity-provider.ts';
export { createLoggedInFlag, type FlagStorage, type LoggedInFlag } from './logged-in-flag.ts';
export { returnPathOf } from './return-path.ts';
export {
  createSession,
  type Exchanged,
  type RenewalResult,
  type Session,
  type SessionHolder,
  type SessionPorts,
  type SessionState,
} from './session.ts';
