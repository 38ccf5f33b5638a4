export { type AccountChoice, accountChoice } from './account-choice.ts';
export {
  OFFER_TYPES,
  type OfferType,
  offeredCodes,
  PERIOD_CODES,
  type PeriodCode,
} from './offered-codes.ts';
export {
  PREFERENCE_IDENTIFIERS,
  PREFERENCE_LABELS,
  type PreferenceIdentifier,
  preferenceLabel,
} from './preference-identifier.ts';
export {
  accountChoiceBodySchema,
  accountInfoSchema,
  getPreference,
  headerLogo,
  PREFERRED_DENSITIES,
  PREFERRED_LOCALES,
  PREFERRED_THEMES,
  type PreferenceResponse,
  preferenceResponseSchema,
  UPDATE_PREFERENCE,
  updateAccountChoice,
} from './preferences.endpoints.ts';
export { PRODUCT_VERSION } from './product-version.ts';
export {
  changeSavedFilters,
  FILTERED_LISTS,
  type FilterChange,
  type FilteredList,
  MAX_SAVED_FILTERS,
  queryOfSaved,
  readSavedFilters,
  type SavedFilter,
  savedFilterSchema,
  savedFiltersOf,
  savedQuery,
} from './saved-filters.ts';
