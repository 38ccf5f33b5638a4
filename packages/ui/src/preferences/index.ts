export { type Offer, OfferProvider, useOffer, useOfferedPeriods } from './offer.tsx';
export { SavedFilters, type SavedFiltersProps } from './saved-filters.tsx';
export { type Favourites, useFavourites } from './use-favourites.ts';
