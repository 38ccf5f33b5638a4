export { type AccountChoice, accountChoice } from './account-choice.ts';
export { type FavouriteChange, type FavouriteList, favouriteList } from './favourites.ts';
export { firstMetrics } from './first-metrics.ts';
export {
  asksBeforeDial,
  type OfferType,
  offeredCodes,
  PERIOD_CODES,
  type PeriodCode,
} from './offered-codes.ts';
export { pinnedPlaces } from './pinned-places.ts';
export {
  PREFERENCE_IDENTIFIERS,
  type PreferenceIdentifier,
  preferenceLabel,
} from './preference-identifier.ts';
export {
  accountChoiceBodySchema,
  accountInfoSchema,
  getPreference,
  headerLogo,
  type PreferenceResponse,
  preferenceResponseSchema,
  UPDATE_PREFERENCE,
  updateAccountChoice,
} from './preferences.endpoints.ts';
export { PRODUCT_VERSION } from './product-version.ts';
export {
  type FilteredList,
  MAX_SAVED_FILTERS,
  queryOfSaved,
  type SavedFilter,
  savedFilterSchema,
  savedFilters,
  savedQuery,
} from './saved-filters.ts';
export {
  MAX_TAG_DEFINITIONS,
  type TagDefinition,
  tagDefinitionSchema,
  tagDefinitions,
  tagDefinitionsIn,
} from './tag-definitions.ts';
