export { type Offer, OfferProvider, useOffer, useOfferedPeriods } from './offer.tsx';
