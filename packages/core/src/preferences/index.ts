export {
  PREFERENCE_IDENTIFIERS,
  PREFERENCE_LABELS,
  type PreferenceIdentifier,
  preferenceLabel,
} from './preference-identifier.ts';
export {
  getPreference,
  headerLogo,
  PREFERENCE_TYPES,
  type PreferenceResponse,
  preferenceEndpoints,
  preferenceResponseSchema,
} from './preferences.endpoints.ts';
export { PRODUCT_VERSION } from './product-version.ts';
