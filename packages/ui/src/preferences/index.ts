export { type Offer, OfferProvider, useOffer, useOfferedPeriods } from './offer.tsx';
export { SavedFilters, type SavedFiltersProps } from './saved-filters.tsx';
