export { type Place, RecordPlaces, type RecordPlacesProps } from './record-places.tsx';
export { placeId, type SoughtPlace, usePlaceFocus } from './use-place-focus.ts';
