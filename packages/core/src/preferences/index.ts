export { type AccountChoice, accountChoice } from './account-choice.ts';
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
  PREFERRED_DENSITIES,
  PREFERRED_LOCALES,
  PREFERRED_THEMES,
  type PreferenceResponse,
  preferenceEndpoints,
  preferenceResponseSchema,
  updatePreference,
} from './preferences.endpoints.ts';
export { PRODUCT_VERSION } from './product-version.ts';
