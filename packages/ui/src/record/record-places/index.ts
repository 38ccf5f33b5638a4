export { type Place, RecordPlaces, type RecordPlacesProps } from './record-places.tsx';
export { placeId, type RequestedPlace, usePlaceFocus } from './use-place-focus.ts';
