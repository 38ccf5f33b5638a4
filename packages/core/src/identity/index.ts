export { exchangeIdentity, getProfile, identityEndpoints, listAppScopes } from './identity.endpoints.ts';
export {
  type Facility,
  facilitySchema,
  firstRole,
  type UserProfile,
  userProfileSchema,
} from './user-profile.ts';
