export { placeId } from './place-id.ts';
export { type Place, RecordPlaces, type RecordPlacesProps } from './record-places.tsx';
export { type SoughtPlace, usePlaceFocus } from './use-place-focus.ts';
