export { ManageNamed, type NamedEntries, SaveNamed } from './named-entries.tsx';
export { type Offer, OfferProvider, useOffer, useOfferedPeriods } from './offer/index.ts';
export { SavedFilters, type SavedFiltersProps } from './saved-filters.tsx';
export { TemplatesProvider, type TemplatesProviderProps } from './template-source.tsx';
export { TemplateField, useTemplates } from './templates.tsx';
export { type Favourites, useFavourites } from './use-favourites.ts';
export { type TagDefinitions, useTagDefinitions } from './use-tag-definitions.ts';
