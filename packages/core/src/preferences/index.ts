export {
  getPreference,
  headerLogo,
  PREFERENCE_TYPES,
  type PreferenceResponse,
  preferenceEndpoints,
  preferenceResponseSchema,
} from './preferences.endpoints.ts';
